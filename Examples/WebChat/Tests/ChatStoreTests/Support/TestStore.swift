import ChatStore
import Foundation
import Testing

/// A store in a folder of its own, with users and rooms.
struct TestStore {
    let store: SQLiteChatStore
    let path: String
    let users: [UserRecord]
    let rooms: [RoomRecord]

    var ann: String { users[0].id }
    var ben: String { users[1].id }
    var lobby: String { rooms[0].id }

    /// Sends a message, and returns all that changed.
    @discardableResult
    func send(
        _ id: String,
        _ text: String = "Hello",
        by user: String? = nil,
        to room: String? = nil,
        parent: String? = nil,
        quoted: String? = nil,
        at instant: Int64 = 1
    ) async throws(StoreError) -> [MessageRecord] {
        let command = ChatCommand.send(
            id: id,
            room: room ?? lobby,
            text: text,
            parentID: parent,
            quotedID: quoted
        )
        return try await store.perform(command, by: user ?? ann, at: instant)
    }
}

/// Runs a test with a store of users who are members of rooms; it is closed and deleted then.
func withStore(
    users names: [String] = ["Ann", "Ben"],
    rooms roomNames: [String] = ["Lobby"],
    _ body: (TestStore) async throws -> Void
) async throws {
    try await withFolder { folder in
        let path = folder + "/chat.sqlite"
        let store = try SQLiteChatStore(path: path, passwordCost: .lowest)
        var users: [UserRecord] = []
        for name in names {
            try await users.append(store.signUp(name: name, password: "password", at: 1).user)
        }
        var rooms: [RoomRecord] = []
        for name in roomNames {
            let room = try await store.createRoom(name: name, by: users[0].id, at: 1)
            for user in users { try await store.join(room: room.id, user: user.id) }
            rooms.append(room)
        }
        try await body(TestStore(store: store, path: path, users: users, rooms: rooms))
        do {
            try await store.close()
        } catch StoreError.closed {}
    }
}

/// Runs a test with an empty folder, which is deleted then.
func withFolder(_ body: (String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder.path(percentEncoded: false))
}
