import ChatStore
import DefaultComponents

/// A message of a room as people see it whom it does not concern, with the records that determine it.
final class SceneMessage: Sendable {
    /// The records of a message, of which each change has a revision of its own.
    final class Source: Sendable {
        let record: MessageRecord
        let quoted: MessageRecord?
        /// The members who have read it, as far as rows show them.
        let readers: [String]

        init(_ record: MessageRecord, _ quoted: MessageRecord?, _ readers: [String]) {
            (self.record, self.quoted, self.readers) = (record, quoted, readers)
        }
    }

    /// All that determines a message for a person.
    struct Key: Sendable, Hashable {
        let source: Source
        /// Whether the person who sees it wrote it.
        let isOwn: Bool

        static func == (lhs: Self, rhs: Self) -> Bool {
            guard lhs.isOwn == rhs.isOwn else { return false }
            return lhs.source === rhs.source
                || lhs.source.record == rhs.source.record
                    && lhs.source.quoted == rhs.source.quoted
                    && lhs.source.readers == rhs.source.readers
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(source.record.sequence)
            hasher.combine(source.record.revision)
            hasher.combine(isOwn)
        }
    }

    let source: Source
    let message: ChatMessage
    /// The people to whom its row may look different: all whom the message names.
    let people: Set<String>

    /// The person as whom rows are drawn for all whom they do not concern; no account has this identifier.
    static let bystander = "bystander"

    /// Creates a message.
    ///
    /// - Parameters:
    ///   - record: The record.
    ///   - quoted: The message that it quotes.
    ///   - facts: The facts of the room, for ``bystander``.
    init(_ record: MessageRecord, quoting quoted: MessageRecord?, in facts: RoomFacts) {
        message = ChatMessage(record, quoting: quoted, in: facts)
        let readers = message.readBy.map(\.id)
        source = Source(record, quoted, readers)
        var people = Set(
            [record, quoted].compactMap(\.self).flatMap { [$0.author.id] + $0.mentions }
        )
        people.formUnion(readers)
        for reaction in record.reactions { people.formUnion(reaction.userIDs) }
        people.formUnion(record.responses.map(\.userID))
        self.people = people
    }

    /// Returns the records that determine the message for a person.
    func key(for person: String) -> Key {
        Key(source: source, isOwn: source.record.author.id == person)
    }

    /// Returns the message as a person sees it.
    func message(for person: String) -> ChatMessage {
        var message = message
        message.isSentByCurrentUser = source.record.author.id == person
        if source.record.responses.contains(by: person) {
            message.showAttachments(of: source.record, to: person)
        }
        return message
    }
}

extension [SceneMessage] {
    /// Returns the messages as a person sees them, each of which is made when it is read.
    func messages(for person: String) -> ChatMessages {
        ChatMessages(count: count) { self[$0].message(for: person) }
    }

    /// Creates the messages of records, of which those that have not changed are taken over.
    ///
    /// - Parameters:
    ///   - records: The records, in the order of the messages.
    ///   - quoted: The messages that they quote.
    ///   - facts: The facts of the room, for ``SceneMessage/bystander``.
    ///   - known: Messages of the same members.
    init(
        _ records: [MessageRecord],
        quoting quoted: [String: MessageRecord],
        in facts: RoomFacts,
        reusing known: [String: SceneMessage] = [:]
    ) {
        self = records.map { record in
            let quoted = record.quotedID.flatMap { quoted[$0] }
            if let known = known[record.id], known.source.record == record,
                known.source.quoted == quoted,
                known.source.readers == facts.readers(of: record).map(\.id)
            {
                return known
            }
            return SceneMessage(record, quoting: quoted, in: facts)
        }
    }
}
