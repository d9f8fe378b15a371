import Components
import Testing
import Views

@testable import DefaultComponents

@Suite struct MessageSizeTests {
    private let ann = ChatUser(id: "ann", name: "Ann")

    @Test func partsOfAMessageAreSmall() {
        #expect(MemoryLayout<ChatMessage>.stride <= 72)
        #expect(MemoryLayout<ChatUser>.stride == 8)
        #expect(MemoryLayout<ChatAttachment>.stride <= 40)
        #expect(MemoryLayout<JSONValue>.stride <= 24)
    }

    @Test func aMessageKeepsMemoryOnlyForWhatItHas() {
        var message = plain

        message.reactions = []
        message.editedAt = nil
        message.unknownFields = []
        #expect(message.details == nil)
        message.replyCount = 3
        #expect(message.details != nil)
        message.replyCount = 0
        #expect(message.details == nil)
        #expect(message == plain)
    }

    @Test func eachDetailIsKeptBesideTheOthers() {
        var message = plain
        message.editedAt = Timestamp(seconds: 2)
        message.attachments = [
            ChatAttachment(kind: .file, payload: .other(title: "t", json: .null))
        ]
        message.reactions = [ChatReaction(name: "joy", count: 2)]
        message.quote = ChatQuote(of: plain)
        message.parentID = "0"
        message.replyCount = 1
        message.threadParticipants = [ann]
        message.localState = .sending
        message.deliveredTo = [ann]
        message.readBy = [ann, ann]
        message.unknownKind = "poll"
        message.unknownFields = [JSONMember("mood", .null)]

        #expect(message.editedAt == Timestamp(seconds: 2))
        #expect(message.attachments.map(\.kind) == [.file])
        #expect(message.reactions.map(\.count) == [2])
        #expect(message.quote?.messageID == "1")
        #expect(message.parentID == "0")
        #expect(message.replyCount == 1)
        #expect(message.threadParticipants == [ann])
        #expect(message.localState == .sending)
        #expect(message.deliveredTo == [ann])
        #expect(message.readBy == [ann, ann])
        #expect(message.unknownKind == "poll")
        #expect(message.unknownFields == [JSONMember("mood", .null)])
    }

    @Test func aChangedCopyLeavesTheOtherAlone() {
        var message = plain
        message.reactions = [ChatReaction(name: "joy")]
        var copy = message

        copy.reactions = []
        copy.author.name = "Bob"

        #expect(message.reactions.map(\.name) == ["joy"])
        #expect(message.author == ann)
        #expect(copy.author == ChatUser(id: "ann", name: "Bob"))
        #expect(copy != message)
    }

    private var plain: ChatMessage {
        ChatMessage(id: "1", author: ann, createdAt: Timestamp(seconds: 1), text: "Hi")
    }
}
