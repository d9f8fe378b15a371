import DefaultComponents
import Testing

@Suite struct GroupEndTests {
    @Test(arguments: FollowingMessage.all)
    func aMessageEndsItsGroupUnlessANewerOneContinuesIt(_ following: FollowingMessage) {
        let options = optionsOfOlder(following.message)

        #expect(options.contains(.timestamp) == following.ends)
        #expect(options.contains(.continuousBubble) == !following.ends)
    }

    @Test func theNewestMessageEndsItsGroup() {
        let options = optionsOfOlder(nil)

        #expect(options.contains(.timestamp))
        #expect(!options.contains(.continuousBubble))
    }

    @Test func theLimitIsTheAppearances() {
        var appearance = Appearance()
        appearance.maxTimeIntervalBetweenMessagesInGroup = 10

        let options = optionsOfOlder(FixtureChat.message("newer", at: 11), appearance)

        #expect(options.contains(.timestamp))
    }

    @Test func daysAreThoseOfTheAppearancesZone() {
        var appearance = Appearance()
        appearance.calendar = ChatCalendar(secondsFromUTC: 15 * 3600 - 10)

        let options = optionsOfOlder(FixtureChat.message("newer", at: 20), appearance)

        #expect(options.contains(.timestamp))
    }

    @Test func anOlderMessageDoesNotMatter() {
        let list = [
            FixtureChat.message("newest"), FixtureChat.message("older", by: FixtureChat.cy),
        ]

        #expect(layoutOptions(of: 0, in: list).contains(.timestamp))
    }

    private func optionsOfOlder(
        _ newer: ChatMessage?,
        _ appearance: Appearance = Appearance()
    ) -> ChatMessageLayoutOptions {
        let list = [newer, FixtureChat.message("older")].compactMap { $0 }
        return layoutOptions(of: list.count - 1, in: list, appearance: appearance)
    }
}

/// A message newer than one by Bo at nine o'clock.
struct FollowingMessage: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let message: ChatMessage
    let ends: Bool

    static let all = [
        at("at once", 0, ends: false),
        at("within a minute", 59, ends: false),
        at("after exactly a minute", 60, ends: false),
        at("after more than a minute", 61, ends: true),
        at("on another day", 86_400, ends: true),
        at("by another author", 1, by: FixtureChat.cy, ends: true),
        at("by the reader", 1, by: FixtureChat.ann, ends: true),
        at("of the system", 1, kind: .system, ends: true),
        at("an error", 1, kind: .error, ends: true),
        at("ephemeral", 1, kind: .ephemeral, ends: true),
    ]

    private static func at(
        _ what: String,
        _ seconds: Int64,
        by author: ChatUser = FixtureChat.bo,
        kind: ChatMessageKind = .regular,
        ends: Bool
    ) -> Self {
        let message = FixtureChat.message("newer", by: author, at: seconds, kind: kind)
        return Self(testDescription: what, message: message, ends: ends)
    }
}
