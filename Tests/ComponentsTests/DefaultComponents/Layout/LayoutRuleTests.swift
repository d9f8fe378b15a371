import DefaultComponents
import Testing
import Views

@Suite struct LayoutRuleTests {
    @Test(arguments: LayoutRule.all)
    func theResolverKeepsTheRule(_ rule: LayoutRule) {
        let options = layoutOptions(of: rule.index, in: rule.messages, rule.channel)

        #expect(options.isSuperset(of: rule.has))
        #expect(options.isDisjoint(with: rule.lacks))
    }

    @Test func aSystemMessageIsTextInTheMiddleAndNothingElse() {
        let message = FixtureChat.message("join", kind: .system) {
            $0.attachments = FixtureChat.attachments
            $0.reactions = FixtureChat.reactions
            $0.replyCount = 1
        }

        #expect(layoutOptions(in: [message]) == [.text, .centered])
    }

    @Test(arguments: [-1, 1, Int.max, Int.min])
    func aPlaceOutsideTheMessagesHasNoOptions(_ index: Int) {
        #expect(layoutOptions(of: index, in: [FixtureChat.message("a")]) == [])
    }

    @Test(arguments: ["⛵️", "👍🏽", "🇳🇴🌊", "👨‍👩‍👧🌊⛵️", "1️⃣"])
    func oneToThreeEmojiHaveNoBubble(_ text: String) {
        let message = FixtureChat.message("a", .init(plain: text))

        #expect(!layoutOptions(in: [message]).contains(.bubble))
    }

    @Test(arguments: ["⛵️🌊⛵️🌊", "1", "⛵️ 🌊", "ahoy ⛵️", "❤\u{FE0E}", "©", ""])
    func anyOtherTextHasABubble(_ text: String) {
        let message = FixtureChat.message("a", .init(plain: text))

        #expect(layoutOptions(in: [message]).contains(.bubble))
    }
}

/// A message and what the resolver says of it.
struct LayoutRule: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let messages: [ChatMessage]
    let index: Int
    let channel: ChatChannel
    let has: ChatMessageLayoutOptions
    let lacks: ChatMessageLayoutOptions

    init(
        _ fact: String,
        _ messages: ChatMessage...,
        in channel: ChatChannel = FixtureChat.group,
        has: ChatMessageLayoutOptions = [],
        lacks: ChatMessageLayoutOptions = []
    ) {
        testDescription = fact
        self.messages = messages
        index = messages.count - 1
        self.channel = channel
        self.has = has
        self.lacks = lacks
    }
}
