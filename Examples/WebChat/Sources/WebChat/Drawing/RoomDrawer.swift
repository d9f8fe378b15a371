import ChatStore
import Components
import DefaultComponents
import Hosting

/// Draws pages of rooms and threads from a store, each row for itself: the same bytes in any process.
struct RoomDrawer: Sendable {
    let store: any ChatStore
    let looks: LookPages
    /// The states of plugins.
    let people: PersonStates

    init(store: any ChatStore, looks: LookPages, people: PersonStates? = nil) {
        self.store = store
        self.looks = looks
        self.people = people ?? PersonStates(store: store)
    }

    /// A page of a room, and the records of its rows.
    struct Drawing: Sendable {
        var page: SharedPage
        var records: [MessageRecord]
        var hasOlder: Bool
        var hasNewer: Bool
        /// The instant at which the page is to be drawn again, as plugins have work then.
        var nextDue: Timestamp?
    }

    /// The replies that a thread shows.
    private static let replies = ScreenPage.limit - 1

    /// Draws what a person sees of a room or thread at an instant, after a turn of its plugins.
    func draw(
        _ view: RoomView,
        at now: Timestamp? = nil
    ) async throws(StoreError) -> Drawing {
        let scene = try await scene(of: view)
        let turn = scene.pages.turn(
            of: scene.controller(),
            in: scene.window,
            at: now ?? scene.pages.components[.clockStart]
        )
        let bars = try await complete(scene.bars, at: now).draw(at: now)
        try await scene.person.save()
        var page = turn.page
        page.bars = bars.bars
        return Drawing(
            page: SharedPage(page),
            records: [scene.root].compactMap(\.self) + scene.part.shown,
            hasOlder: scene.part.older != nil,
            hasNewer: scene.part.newer != nil,
            nextDue: [turn.nextDue, bars.nextDue].compactMap(\.self).min()
        )
    }

    /// Returns the bars of a page with the messages of the room for which they ask at an instant.
    func complete(_ bars: RoomBars, at now: Timestamp?) async throws(StoreError) -> RoomBars {
        var bars = bars
        for _ in 0..<RoomBars.rounds {
            let unknown = bars.unknown(at: now)
            guard !unknown.isEmpty else { break }
            try await read(unknown, for: &bars)
        }
        return bars
    }

    private func read(_ ids: [String], for bars: inout RoomBars) async throws(StoreError) {
        var records: [MessageRecord] = []
        for id in ids {
            guard let record = try await store.message(id: id), record.room == bars.channel.id,
                record.parentID == nil
            else { continue }
            records.append(record)
            bars.person.restoreVotes(in: record)
        }
        let quoted = try await quoted(by: records)
        let facts = try await RoomFacts(of: bars.channel.id, for: bars.person.userID, in: store)
        let messages = records.map { record in
            let quoted = record.quotedID.flatMap { quoted[$0] }
            return (record.sequence, ChatMessage(record, quoting: quoted, in: facts))
        }
        bars.add(messages, of: ids)
    }

    /// Reads the messages of a page.
    func scene(of view: RoomView) async throws(StoreError) -> RoomScene {
        let (part, root) = try await part(of: view)
        let facts = try await RoomFacts(of: view.room, for: view.userID, in: store)
        let records =
            [root, part.older].compactMap(\.self) + part.shown + [part.newer].compactMap(\.self)
        let quoted = try await quoted(by: records)
        let messages = records.reversed().map { record in
            ChatMessage(record, quoting: record.quotedID.flatMap { quoted[$0] }, in: facts)
        }
        let person = try await people.state(of: view.userID)
        let owners = person.state.owners
        for record in records
        where record.responses.contains(by: view.userID) || owners.contains(.message(record.id)) {
            person.restoreVotes(in: record)
        }
        return RoomScene(
            room: view.room,
            pages: looks.entry(for: view.look).pages,
            facts: facts,
            part: part,
            root: root,
            messages: messages,
            person: person
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

    /// Reads the messages that others quote, by their identifiers.
    func quoted(
        by records: [MessageRecord]
    ) async throws(StoreError) -> [String: MessageRecord] {
        var quoted: [String: MessageRecord] = [:]
        for id in Set(records.compactMap(\.quotedID)).sorted() {
            quoted[id] = try await store.message(id: id)
        }
        return quoted
    }
}
