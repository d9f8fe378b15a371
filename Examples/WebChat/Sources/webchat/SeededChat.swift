import ChatStore
import WebChat

/// Two invented people and their rooms, in a store that has no accounts yet.
struct SeededChat {
    let store: SQLiteChatStore

    /// The invented people.
    static let guests = [
        Guest(name: "Ada", password: "harbour-light"),
        Guest(name: "Bo", password: "harbour-light"),
    ]

    /// The name of the room that is filled.
    private static let archive = "Archive"
    private static let day: Int64 = 86_400_000_000
    private static let minute: Int64 = 60_000_000

    /// A message: the index of its author, its text, and the minutes since the message before.
    private typealias Line = (author: Int, text: String, minutes: Int64)

    private static let sailing: [Line] = [
        (0, "Good morning! The forecast says wind from the west, 12 knots.", 0),
        (0, "Shall we take the long way around the island?", 0),
        (1, "I would love that. Seven at the harbour?", 4),
        (1, "I bring coffee ☕️ and the charts.", 0),
        (0, "Perfect. @Bo, do you have the key of the shed?", 9),
        (1, "Yes, in my pocket since last summer 😅", 2),
        (0, "Weather and tides are here: https://www.example.com/tides", 55),
        (1, "High water at 9:40, so we can leave over the bar until about eleven.", 12),
        (0, "See you at seven then!", 3),
    ]
    private static let reading: [Line] = [
        (1, "Which book do we read next?", 0),
        (0, "Something short. The last one took me until August.", 30),
        (1, "Then a play: one evening, and we can read it aloud.", 3),
        (0, "With voices! I take the ghost.", 1),
    ]

    /// Makes the people and rooms if they are not there, and fills a room.
    func prepare(filling count: Int, at now: Int64) async throws {
        let people = try await people(at: now)
        if let people {
            let sailing = "Sailing weekend"
            let room = try await write(Self.sailing, in: sailing, people, "a", now - Self.day)
            try await writePoll(in: room, by: people[1], at: now - Self.day / 2)
            _ = try await write(Self.reading, in: "Reading circle", people, "b", now - Self.day / 2)
        }
        guard count > 0 else { return }
        var users = people ?? []
        if users.isEmpty { users = try await signedIn(at: now) }
        let known = try await store.rooms(of: users[0].id, after: nil, limit: 1_000)
        var room = known.first { $0.room.name == Self.archive }?.room
        if room == nil {
            room = try await store.createRoom(name: Self.archive, by: users[0].id, at: now)
        }
        guard let room else { return }
        for user in users.dropFirst() { try await store.join(room: room.id, user: user.id) }
        // Another seed each time, as the same one makes the same identifiers.
        try await store.fill(room: room.id, count: count, seed: UInt64(bitPattern: now))
    }

    /// Makes the accounts; nil if they are there.
    private func people(at now: Int64) async throws -> [UserRecord]? {
        do {
            var users: [UserRecord] = []
            for guest in Self.guests {
                let signIn = try await store.signUp(
                    name: guest.name,
                    password: guest.password,
                    at: now
                )
                try await store.signOut(token: signIn.token)
                users.append(signIn.user)
            }
            return users
        } catch StoreError.nameTaken {
            return nil
        }
    }

    /// The invented people whose accounts have the passwords that everybody knows.
    func present(at now: Int64) async throws -> [Guest] {
        var present: [Guest] = []
        for guest in Self.guests {
            do {
                let signIn = try await store.signIn(
                    name: guest.name,
                    password: guest.password,
                    at: now
                )
                try await store.signOut(token: signIn.token)
                present.append(guest)
            } catch StoreError.wrongNameOrPassword {
                // Somebody else has the name.
            }
        }
        return present
    }

    private func signedIn(at now: Int64) async throws -> [UserRecord] {
        var users: [UserRecord] = []
        for guest in Self.guests {
            let signIn = try await store.signIn(
                name: guest.name,
                password: guest.password,
                at: now
            )
            try await store.signOut(token: signIn.token)
            users.append(signIn.user)
        }
        return users
    }

    private func write(
        _ lines: [Line],
        in name: String,
        _ people: [UserRecord],
        _ prefix: String,
        _ start: Int64
    ) async throws -> String {
        let room = try await store.createRoom(name: name, by: people[0].id, at: start)
        for person in people.dropFirst() {
            try await store.join(room: room.id, user: person.id)
        }
        var instant = start
        for (number, line) in lines.enumerated() {
            instant += line.minutes * Self.minute + 20_000_000
            _ = try await store.perform(
                .send(
                    id: "\(prefix)\(number)",
                    room: room.id,
                    text: line.text,
                    parentID: nil,
                    quotedID: nil
                ),
                by: people[line.author].id,
                at: instant
            )
        }
        _ = try await store.perform(
            .react(id: "\(prefix)2", name: "❤️", isOn: true),
            by: people[0].id,
            at: instant
        )
        return room.id
    }

    private func writePoll(in room: String, by author: UserRecord, at instant: Int64) async throws {
        let answers = ["Round the lighthouse", "To the seal bank", "Wherever the wind goes"]
        let poll = try AttachmentRecord(poll: "Where to on Sunday?", answers: answers)
        _ = try await store.perform(
            .send(
                id: "poll",
                room: room,
                text: "",
                parentID: nil,
                quotedID: nil,
                attachments: [poll]
            ),
            by: author.id,
            at: instant
        )
    }
}
