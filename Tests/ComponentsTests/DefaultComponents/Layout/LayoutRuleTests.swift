import Components
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

    @Test func aThreadSaysItsNumberOfRepliesOnceAndNoReplyNamesIt() throws {
        let thread = try #require(FixtureChat.transcript.threads.first)
        let texts = thread.messages.map { tree(of: $0, isInThread: true) }

        #expect(texts.count == 3)
        #expect(texts.last?.split(separator: "2 replies").count == 2)
        #expect(!texts.contains { $0.contains("Thread reply") || $0.contains("threadInfo") })
        #expect(tree(of: thread.messages[0]).contains("Thread reply"))
    }

    @Test func aResolverThatCallsSuperKnowsThreads() {
        var components = Components()
        components.messageLayoutOptionsResolver = CallingResolver.self
        let reply = FixtureChat.message("a") { $0.parentID = "root" }

        #expect(!tree(of: reply, isInThread: true, with: components).contains("threadInfo:"))
        #expect(tree(of: reply, with: components).contains("threadInfo:"))
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

private final class CallingResolver: ChatMessageLayoutOptionsResolver {
    override func optionsForMessage(
        at index: Int,
        in channel: ChatChannel,
        with messages: AnyRandomAccessCollection<ChatMessage>
    ) -> ChatMessageLayoutOptions {
        super.optionsForMessage(at: index, in: channel, with: messages)
    }
}

/// A message and its options by the resolver.
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
