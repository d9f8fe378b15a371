import ChatStore
import Components
import DefaultComponents
import Views

extension ChatMessage {
    /// Creates a message of a record, as a person sees it.
    ///
    /// - Parameters:
    ///   - record: The record.
    ///   - quoted: The message that it quotes.
    ///   - facts: What is known of the room.
    init(_ record: MessageRecord, quoting quoted: MessageRecord?, in facts: RoomFacts) {
        self.init(
            id: record.id,
            author: facts.user(record.author),
            createdAt: Timestamp(microseconds: record.createdAt),
            text: facts.text(of: record)
        )
        isDeleted = record.isDeleted
        isSentByCurrentUser = record.author.id == facts.viewerID
        editedAt = record.editedAt.map { Timestamp(microseconds: $0) }
        parentID = record.parentID
        replyCount = record.replyCount
        reactions = record.reactions.map { reaction in
            ChatReaction(
                name: reaction.name,
                emoji: EmojiNames.emoji(reaction.name) ?? reaction.name,
                userIDs: reaction.userIDs
            )
        }
        showAttachments(of: record, to: facts.viewerID)
        if !record.responses.isEmpty {
            self[.responses] = record.responses.map(MessageResponse.init)
        }
        if let quoted {
            quote = ChatQuote(
                messageID: quoted.id,
                author: facts.user(quoted.author),
                text: facts.text(of: quoted),
                attachmentKinds: quoted.attachments.map { AttachmentKind(rawValue: $0.kind) },
                isDeleted: quoted.isDeleted
            )
        }
        readBy = facts.readers(of: record)
    }

    /// Sets the attachments of a record, as a person sees them.
    mutating func showAttachments(of record: MessageRecord, to viewerID: String) {
        guard !record.attachments.isEmpty else { return }
        let votes = PollVotes(record.responses)
        attachments = record.attachments.map { votes.counted($0.attachment, for: viewerID) }
    }
}

/// What the messages of a room have in common, for the person who sees them.
struct RoomFacts: Sendable {
    let viewerID: String
    let members: [UserRecord]
    private let users: [String: ChatUser]
    private let names: [String: UserRecord]
    private let marks: [ReadMark]

    /// The members of a room whose marks messages show; beyond that, they show none.
    private static let readerLimit = 20

    init(viewerID: String, members: [UserRecord], marks: [ReadMark]) {
        self.viewerID = viewerID
        self.members = members
        users = Dictionary(members.map { ($0.id, ChatUser(id: $0.id, name: $0.name)) }) { $1 }
        names = Dictionary(members.map { ($0.id, $0) }) { $1 }
        self.marks = members.count <= Self.readerLimit ? marks : []
    }

    /// Reads the facts of a room for a person.
    init(
        of room: String,
        for viewerID: String,
        in store: any ChatStore
    ) async throws(StoreError) {
        let members = try await store.members(of: room)
        let showsReaders = members.count <= Self.readerLimit
        let marks = showsReaders ? try await store.readMarks(in: room) : []
        self.init(viewerID: viewerID, members: members, marks: marks)
    }

    /// The person who sees the room.
    var viewer: ChatUser? { users[viewerID] }

    /// Returns the person of a record, whom all of their messages share.
    func user(_ record: UserRecord) -> ChatUser {
        users[record.id] ?? ChatUser(id: record.id, name: record.name)
    }

    /// Returns the text of a message, with its targets.
    func text(of record: MessageRecord) -> RichText {
        MessageText(text: record.text, mentioned: record.mentions.compactMap { names[$0] }).rich
    }

    /// Returns the members who have read a message, without its author.
    func readers(of record: MessageRecord) -> [ChatUser] {
        marks.compactMap { mark in
            mark.sequence >= record.sequence && mark.userID != record.author.id
                ? users[mark.userID] : nil
        }
    }
}
