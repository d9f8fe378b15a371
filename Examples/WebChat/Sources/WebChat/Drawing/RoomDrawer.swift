import ChatStore
import Components
import DefaultComponents
import Drawing
import Hosting
import Views

/// Draws pages of rooms and threads from a store: the same bytes in any process.
struct RoomDrawer: Sendable {
    let store: any ChatStore
    let looks: LookPages

    /// A page of a room, and the records of its rows.
    struct Drawing: Sendable {
        var page: ScreenPage
        var records: [MessageRecord]
        var hasOlder: Bool
        var hasNewer: Bool
    }

    /// The replies that a thread shows.
    private static let replies = ScreenPage.limit - 1

    /// Draws what a person sees of a room or thread.
    func draw(_ view: RoomView) async throws(StoreError) -> Drawing {
        let (part, root) = try await part(of: view)
        let members = try await store.members(of: view.room)
        let marks = try await store.readMarks(in: view.room)
        let records =
            [root, part.older].compactMap(\.self) + part.shown + [part.newer].compactMap(\.self)
        let quoted = try await quoted(by: records)
        let facts = RoomFacts(viewerID: view.userID, members: members, marks: marks)
        let messages = records.reversed().map { record in
            ChatMessage(record, quoting: record.quotedID.flatMap { quoted[$0] }, in: facts)
        }
        let page = page(of: messages, part, root, facts, view)
        return Drawing(
            page: page,
            records: [root].compactMap(\.self) + part.shown,
            hasOlder: part.older != nil,
            hasNewer: part.newer != nil
        )
    }

    private func part(
        of view: RoomView
    ) async throws(StoreError) -> (RoomReader.Part, root: MessageRecord?) {
        guard let thread = view.thread else {
            return (try await RoomReader(store: store).part(of: view.room, in: view.window), nil)
        }
        guard let root = try await store.message(id: thread), root.room == view.room else {
            throw .noSuchMessage(id: thread)
        }
        let replies = try await store.messages(
            in: view.room,
            parent: thread,
            from: .newest,
            limit: Self.replies
        )
        return (RoomReader.Part(shown: replies), root)
    }

    private func quoted(
        by records: [MessageRecord]
    ) async throws(StoreError) -> [String: MessageRecord] {
        var quoted: [String: MessageRecord] = [:]
        for id in Set(records.compactMap(\.quotedID)).sorted() {
            quoted[id] = try await store.message(id: id)
        }
        return quoted
    }

    private func page(
        of messages: [ChatMessage],
        _ part: RoomReader.Part,
        _ root: MessageRecord?,
        _ facts: RoomFacts,
        _ view: RoomView
    ) -> ScreenPage {
        let channel = ChatChannel(
            id: view.room,
            members: facts.members.map(facts.user),
            currentUserId: view.userID,
            allowsReplies: root == nil
        )
        let controller =
            root.map { root in
                let thread = ThreadTranscript(rootID: root.id, messages: messages)
                return ChatChannelController(thread: thread, of: channel)
            } ?? ChatChannelController(channel: channel, messages: ChatMessages(messages))
        let count = part.shown.count + (root == nil ? 0 : 1)
        let window = PageWindow(newest: part.shown.last?.id ?? root?.id, count: max(1, count))
        return looks.entry(for: view.look).pages.page(of: controller, in: window)
    }
}
