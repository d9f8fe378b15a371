import ChatStore

/// A chat in plain arrays, which obeys the same rules.
struct ModelStore {
    /// A room with all that happened in it.
    struct Room {
        let name: String
        var revision: Int64 = 0
        var messages: [MessageRecord] = []
        /// The read mark of each member.
        var marks: [String: Int64] = [:]
    }

    let users: [UserRecord]
    var rooms: [String: Room]

    /// Creates a chat of users and rooms, of which all users are members.
    init(users: [UserRecord], rooms: [RoomRecord]) {
        self.users = users
        let marks = Dictionary(uniqueKeysWithValues: users.map { ($0.id, Int64(0)) })
        self.rooms = Dictionary(
            uniqueKeysWithValues: rooms.map { ($0.id, Room(name: $0.name, marks: marks)) }
        )
    }

    /// Returns the message with an identifier, in whatever room it is.
    func message(_ id: String) -> MessageRecord? {
        rooms.values.lazy.flatMap(\.messages).first { $0.id == id }
    }

    /// Changes messages as a command asks, and returns those that differ.
    mutating func perform(
        _ command: ChatCommand,
        by user: String,
        at instant: Int64
    ) throws(StoreError) -> [MessageRecord] {
        switch command {
        case .send(let id, let room, let text, let parentID, let quotedID, let attachments):
            return try send(
                id,
                text,
                attachments,
                to: room,
                parent: parentID,
                quoted: quotedID,
                by: user,
                at: instant
            )
        case .edit(let id, let text):
            var message = try target(id, for: user)
            guard message.author.id == user else { throw .notTheAuthor(id: id) }
            guard !message.isDeleted else { throw .noSuchMessage(id: id) }
            guard !text.isEmpty || !message.attachments.isEmpty else { throw .textNotValid }
            guard message.text != text else { return [] }
            message.text = text
            message.editedAt = instant
            message.mentions = mentions(in: text, room: message.room)
            return [change(message)]
        case .delete(let id):
            var message = try target(id, for: user)
            guard message.author.id == user else { throw .notTheAuthor(id: id) }
            guard !message.isDeleted else { return [] }
            message.isDeleted = true
            message.text = ""
            message.quotedID = nil
            message.reactions = []
            message.mentions = []
            message.attachments = []
            message.responses = []
            return [change(message)] + addReplies(-1, to: message.parentID)
        case .react(let id, let name, let isOn):
            let message = try target(id, for: user)
            guard !message.isDeleted else { throw .noSuchMessage(id: id) }
            guard let changed = try reacting(to: message, name, isOn: isOn, by: user) else {
                return []
            }
            return [change(changed)]
        case .respond(let id, let kind, let json):
            var message = try target(id, for: user)
            guard !message.isDeleted else { throw .noSuchMessage(id: id) }
            let answer = ResponseRecord(kind: kind, userID: user, json: json)
            guard !message.responses.contains(answer) else { return [] }
            message.responses.removeAll { $0.kind == kind && $0.userID == user }
            message.responses.append(answer)
            message.responses.sort { ($0.kind, $0.userID) < ($1.kind, $1.userID) }
            return [change(message)]
        }
    }

    private mutating func send(
        _ id: String,
        _ text: String,
        _ attachments: [AttachmentRecord],
        to room: String,
        parent parentID: String?,
        quoted quotedID: String?,
        by user: String,
        at instant: Int64
    ) throws(StoreError) -> [MessageRecord] {
        try checkMember(user, of: room)
        if let earlier = message(id) {
            guard earlier.author.id == user, earlier.room == room else { throw .idTaken(id: id) }
            return [earlier]
        }
        for (other, mustBeRoot) in [(parentID, true), (quotedID, false)] {
            guard let other else { continue }
            guard let found = message(other), found.room == room else {
                throw .noSuchMessage(id: other)
            }
            if mustBeRoot, found.parentID != nil { throw .replyToReply(id: other) }
        }
        let sent = MessageRecord(
            id: id,
            room: room,
            sequence: Int64(rooms[room]?.messages.count ?? 0) + 1,
            revision: 0,
            author: users.first { $0.id == user } ?? UserRecord(id: user, name: ""),
            createdAt: instant,
            text: text,
            parentID: parentID,
            quotedID: quotedID,
            mentions: mentions(in: text, room: room),
            attachments: attachments
        )
        rooms[room]?.messages.append(sent)
        return [change(sent)] + addReplies(1, to: parentID)
    }

    private func reacting(
        to message: MessageRecord,
        _ name: String,
        isOn: Bool,
        by user: String
    ) throws(StoreError) -> MessageRecord? {
        var message = message
        let index = message.reactions.firstIndex { $0.name == name }
        let isThere = index.map { message.reactions[$0].userIDs.contains(user) } ?? false
        guard isThere != isOn else { return nil }
        switch (index, isOn) {
        case (let index?, true): message.reactions[index].userIDs.append(user)
        case (let index?, false):
            message.reactions[index].userIDs.removeAll { $0 == user }
            if message.reactions[index].userIDs.isEmpty { message.reactions.remove(at: index) }
        case (nil, _):
            guard message.reactions.count < StoreLimits.reactionKinds else {
                throw .tooManyReactions(id: message.id)
            }
            message.reactions.append(ReactionRecord(name: name, userIDs: [user]))
        }
        return message
    }

    private func target(_ id: String, for user: String) throws(StoreError) -> MessageRecord {
        guard let message = message(id) else { throw .noSuchMessage(id: id) }
        try checkMember(user, of: message.room)
        return message
    }

    func checkMember(_ user: String, of id: String) throws(StoreError) {
        guard let room = rooms[id] else { throw .noSuchRoom(id: id) }
        guard room.marks[user] != nil else { throw .notAMember(room: id) }
    }

    /// Stores a message with the next revision, and returns it.
    private mutating func change(_ message: MessageRecord) -> MessageRecord {
        guard var room = rooms[message.room] else { return message }
        var message = message
        room.revision += 1
        message.revision = room.revision
        room.messages[Int(message.sequence) - 1] = message
        rooms[message.room] = room
        return message
    }

    private mutating func addReplies(_ difference: Int, to id: String?) -> [MessageRecord] {
        guard let id, var root = message(id) else { return [] }
        root.replyCount += difference
        return [change(root)]
    }
}
