import ChatStore
import Foundation

/// A person who is signed in, with the room that they look at.
struct LoadPerson: Sendable, Codable {
    let name: String
    let token: String
    let room: String
}

/// Invented people in rooms of a database.
struct LoadChat: Sendable {
    /// The people, one after another from each room.
    let people: [LoadPerson]

    /// Makes people and rooms in a database, which may be there, and which no server uses.
    ///
    /// The people are dealt out to the rooms, each of which has a number of messages. The names of all begin alike.
    static func make(
        at path: String,
        people: Int,
        rooms: Int,
        messages: Int,
        seed: UInt64,
        named name: String = "Load"
    ) async throws -> LoadChat {
        let store = try SQLiteChatStore(path: path, passwordCost: .lowest)
        do {
            let chat = try await make(in: store, people, rooms, messages, seed, name)
            try await store.close()
            return chat
        } catch {
            try? await store.close()
            throw error
        }
    }

    private static func make(
        in store: SQLiteChatStore,
        _ people: Int,
        _ rooms: Int,
        _ messages: Int,
        _ seed: UInt64,
        _ name: String
    ) async throws -> LoadChat {
        let now = Int64(Date().timeIntervalSince1970 * 1_000_000)
        let progress = Progress("rooms", of: rooms)
        let owner = try await store.signUp(
            name: name,
            password: "\(UInt64.random(in: .min ... .max))-\(UInt64.random(in: .min ... .max))",
            at: now
        )
        var inRooms: [[LoadPerson]] = []
        for number in 0..<rooms {
            let room = try await store.createRoom(
                name: "\(name) \(number + 1)",
                by: owner.user.id,
                at: now
            )
            let count = people / rooms + (number < people % rooms ? 1 : 0)
            let signIns = try await store.addPeople(
                count,
                named: "\(name) \(number + 1)-",
                to: room.id,
                at: now
            )
            if messages > 0 {
                try await store.fill(room: room.id, count: messages, seed: seed &+ UInt64(number))
            }
            inRooms.append(
                signIns.map { LoadPerson(name: $0.user.name, token: $0.token, room: room.id) }
            )
            progress.done(number + 1)
        }
        let most = inRooms.map(\.count).max() ?? 0
        return LoadChat(
            people: (0..<most).flatMap { place in
                inRooms.compactMap { place < $0.count ? $0[place] : nil }
            }
        )
    }

    /// Writes the people with their tokens to a file that only the user can read, a line of JSON for each.
    func write(to path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        var data = Data()
        for person in people {
            data += try encoder.encode(person)
            data.append(UInt8(ascii: "\n"))
        }
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
        guard descriptor >= 0 else {
            throw LoadError(
                """
                The file '\(path)' cannot be made, or is there.
                To fix, name another one with '--tokens'.
                """
            )
        }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try file.write(contentsOf: data)
        try file.close()
    }
}

/// The random numbers of xorshift64*, which a seed decides.
struct LoadRandom: RandomNumberGenerator, Sendable {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    mutating func next() -> UInt64 {
        state ^= state >> 12
        state ^= state << 25
        state ^= state >> 27
        return state &* 0x2545_F491_4F6C_DD1D
    }
}
