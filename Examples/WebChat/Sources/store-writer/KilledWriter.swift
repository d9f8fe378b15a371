import ChatStore
import Foundation

/// Four writers that print the identifier of each message after it is acknowledged.
struct KilledWriter {
    let path: String

    /// Writes until the process ends.
    func run() async throws {
        let store = try SQLiteChatStore(path: path, passwordCost: .lowest)
        let user = try await store.signUp(name: "Ann", password: "password", at: 1).user
        let room = try await store.createRoom(name: "Lobby", by: user.id, at: 1)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in 0..<4 {
                group.addTask {
                    for number in 0... {
                        let id = "w\(writer)-\(number)"
                        let command = ChatCommand.send(
                            id: id,
                            room: room.id,
                            text: "Message \(id)",
                            parentID: nil,
                            quotedID: nil
                        )
                        _ = try await store.perform(command, by: user.id, at: 2)
                        try FileHandle.standardOutput.write(contentsOf: Data((id + "\n").utf8))
                    }
                }
            }
            try await group.waitForAll()
        }
    }
}
