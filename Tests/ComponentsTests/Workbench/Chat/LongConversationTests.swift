import Components
import DefaultComponents
import Testing

@testable import Workbench

struct LongConversationTests {
    private let original = [
        FixtureChat.message("c", at: 200_000),
        FixtureChat.message("b", at: 1_000) {
            $0.quote = ChatQuote(of: FixtureChat.message("a"))
        },
        FixtureChat.own("a", at: 0) { $0.localState = .sendingFailed },
    ]

    @Test func newestMessagesAreTheConversation() {
        let messages = LongConversation(original).messages(10)

        #expect(Array(messages.prefix(3)) == original)
        #expect(LongConversation(original).messages(2).map(\.id) == ["c", "b"])
        #expect(LongConversation([]).messages(5).isEmpty)
    }

    @Test func copiesAreWholeDaysEarlier() {
        let messages = LongConversation(original).messages(7)

        #expect(messages.map(\.id) == ["c", "b", "a", "c-1", "b-1", "a-1", "c-2"])
        let newest = original[0].createdAt.seconds
        #expect(messages[3].createdAt == Timestamp(seconds: newest - 3 * 86_400))
        #expect(messages[4].quote?.messageID == "a-1")
        #expect(messages[5].localState == nil)
    }

    @Test func messagesAreFoundByTheirIDs() {
        let doubled = original + [FixtureChat.message("a-1"), FixtureChat.message("b")]
        let messages = LongConversation(doubled).messages(200)

        for message in messages {
            let newest = messages.firstIndex { $0.id == message.id }
            #expect(messages.firstIndex(ofID: message.id) == newest, "\(message.id)")
        }
        for id in ["", "d", "a-", "a--1", "a-0", "a-01", "a-+2", "a-999", "a-\(Int.max)", "-1"] {
            #expect(messages.firstIndex(ofID: id) == nil, "\(id)")
        }
    }

    @Test func aMillionAreInOrder() {
        let messages = LongConversation(original).messages(1_000_000)
        let places = stride(from: 0, to: 1_000_000, by: 9_973)

        #expect(messages.count == 1_000_000)
        for (newer, older) in zip(places, places.dropFirst()) {
            #expect(messages[newer].createdAt > messages[older].createdAt)
        }
    }

    @Test func timesThatDoNotFitStayWhereTheyAre() {
        let ends = [
            FixtureChat.message("z") { $0.createdAt = Timestamp(microseconds: .max) },
            FixtureChat.message("a") { $0.createdAt = Timestamp(microseconds: .min) },
        ]

        let messages = LongConversation(ends).messages(6)

        #expect(messages[5].createdAt == Timestamp(microseconds: .min))
    }
}
