import DefaultComponents
import Testing

@testable import Workbench

struct SailingWeekendTests {
    private let messages: [ChatMessage]
    private let channel: ChatChannel

    init() throws {
        let conversation = try ConversationLoader().load(SailingWeekend.source)
        let transcript = try #require(conversation.channels.first)
        channel = transcript.channel
        messages = transcript.messages + transcript.threads.flatMap(\.messages)
        #expect(conversation.notes.isEmpty)
    }

    @Test func threeOfSixWrite() {
        #expect(channel.members.count == 6)
        #expect(Set(messages.map(\.author.id)) == ["nora", "ilyas", "mei"])
        #expect(channel.currentUserId == "nora")
    }

    @Test func itTakesTwoDays() {
        #expect(Set(messages.map { ChatCalendar.utc.day($0.createdAt) }).count == 2)
    }

    @Test func everyKindOfMessageIsThere() {
        let kinds: Set<ChatMessageKind> = [.regular, .system, .error, .ephemeral, "location"]

        #expect(Set(messages.map(\.kind)) == kinds)
        #expect(messages.contains { $0.isDeleted })
        #expect(messages.contains { $0.editedAt != nil })
        #expect(messages.contains { $0.quote != nil })
        #expect(messages.contains { $0.parentID != nil && $0.isShownInChannel })
        #expect(messages.contains { $0.parentID != nil && !$0.isShownInChannel })
    }

    @Test func everyKindOfAttachmentIsThere() {
        let kinds: Set<AttachmentKind> = [
            .image, .video, .file, .giphy, .audio, .link, .card, "poll",
        ]

        #expect(Set(messages.flatMap(\.attachments).map(\.kind)) == kinds)
    }

    @Test func everyWayOfAMessageIsThere() {
        let statuses: Set<MessageDeliveryStatus?> = [.pending, .sent, .delivered, .read, nil]

        #expect(Set(messages.map(\.deliveryStatus)) == statuses)
        #expect(messages.contains { $0.localState == .sendingFailed })
        #expect(Set(messages.map(\.readBy.count)).isSuperset(of: [0, 1, 2, 3, 4, 5]))
    }

    @Test func reactionsAreKnownAndUnknown() {
        let reactions = messages.flatMap(\.reactions)

        #expect(reactions.contains { $0.emoji != nil && $0.count > 1 })
        #expect(reactions.contains { $0.emoji == nil && $0.count > 1 })
    }
}
