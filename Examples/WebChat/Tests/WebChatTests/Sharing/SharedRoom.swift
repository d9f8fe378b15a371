import ChatStore
import Components
import DefaultComponents
import Foundation
import Hosting
import Messenger

@testable import WebChat

/// A room in a store of its own, with what draws it for itself and what shares its rows.
struct SharedRoom {
    let store: SQLiteChatStore
    let room: String
    private(set) var people: [UserRecord]
    let drawer: RoomDrawer
    let shared: SharedDrawer
    let metrics: ServerMetrics
    /// The states of people, which live as long as one of their pages is open.
    private var states: [PersonState] = []
    private var instant: Int64 = 1_772_442_000_000_000

    /// Runs something with a room of a number of people.
    static func with(
        people count: Int,
        looks: LookPages = LookPages(),
        _ body: (inout SharedRoom) async throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("webchat-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("chat.sqlite").path
        let store = try SQLiteChatStore(path: path, passwordCost: .lowest)
        let owner = try await store.signUp(name: "Ann", password: "password", at: 1).user
        let room = try await store.createRoom(name: "Sailing", by: owner.id, at: 1)
        let others = try await store.addPeople(count - 1, named: "Bo", to: room.id, at: 1)
        var made = SharedRoom(store, room.id, [owner] + others.map(\.user), looks)
        try await body(&made)
        try await store.close()
    }

    private init(
        _ store: SQLiteChatStore,
        _ room: String,
        _ people: [UserRecord],
        _ looks: LookPages
    ) {
        (self.store, self.room, self.people) = (store, room, people)
        drawer = RoomDrawer(store: store, looks: looks)
        metrics = ServerMetrics()
        shared = SharedDrawer(
            drawer: drawer,
            rows: RowCache(capacity: 64, metrics: metrics),
            feeds: RoomFeeds(store: store),
            sharesRows: true
        )
    }

    /// Returns what a person sees of the newest messages.
    func view(of person: Int, from first: Int64 = 1, look: Look = Look()) -> RoomView {
        RoomView(
            room: room,
            window: RoomWindow(first: first),
            look: look,
            userID: people[person].id
        )
    }

    /// Performs a command, and reports it, mostly with what it changed; one that is refused has no effect.
    mutating func perform(_ command: ChatCommand, by person: Int) async {
        instant += 20_000_000
        let changed = try? await store.perform(command, by: people[person].id, at: instant)
        shared.feeds.changed(room, messages: instant % 7 == 0 ? nil : changed)
    }

    mutating func send(_ id: String, _ text: String, by person: Int) async {
        await perform(
            .send(id: id, room: room, text: text, parentID: nil, quotedID: nil),
            by: person
        )
    }

    /// Sends a poll.
    mutating func sendPoll(_ id: String, by person: Int) async {
        let poll = try? AttachmentRecord(poll: "Tea?", answers: ["Yes", "No"])
        await perform(
            .send(
                id: id,
                room: room,
                text: "",
                parentID: nil,
                quotedID: nil,
                attachments: [poll].compactMap(\.self)
            ),
            by: person
        )
    }

    /// Votes as a tap does: with state, which belongs to the message or something else, and an answer.
    mutating func vote(
        _ option: String,
        in id: String,
        by person: Int,
        for owner: StateOwner? = nil
    ) async {
        guard let state = try? await drawer.people.state(of: people[person].id) else { return }
        states.append(state)
        state.state[.votes, owner ?? .message(id)] = ["Tea?": option]
        try? await state.save()
        let json = "{\"Tea?\":\"\(option)\"}"
        await perform(.respond(id: id, kind: "messenger-polls.votes", json: json), by: person)
    }

    /// The number of rows that were drawn to be shared.
    var drawn: Int {
        let line = metrics.text.split(separator: "\n").first {
            $0.hasPrefix("webchat_rows_drawn_total ")
        }
        return line.flatMap { $0.split(separator: " ").last }.flatMap { Int($0) } ?? 0
    }
}
