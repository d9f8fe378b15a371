import Components
import DefaultComponents
import Drawing
import Testing
import Views

/// Options for parts that a message has no content for.
@Suite(.diagnosticsOfIssues)
struct LackingPartLawTests {
    @Test(arguments: Cases(40, of: 800))
    func anOptionForWhatTheMessageLacksChangesNothing(seed: Case) {
        var random = SeededGenerator(seed: seed)
        let message = RichMessages.message(seed.number, using: &random)
        let known: [ChatMessageLayoutOption] = [
            .attachments, .authorName, .avatar, .avatarSizePadding, .bubble, .centered, .flipped,
            .deliveryStatusIndicator, .quotedMessage, .reactions, .text, .threadInfo, .timestamp,
        ]
        let options = Set(known.filter { _ in Bool.random(using: &random) })
        let lacking = Self.lacking(in: message)

        let trees = [options.union(lacking), options.subtracting(lacking)].map { options in
            var content = alone(message, isInThread: seed.number.isMultiple(of: 2))
            content.layoutOptions = options
            return TreeNode(of: composeCell(content, with: Components()).cell).description
        }

        #expect(trees[0] == trees[1], "seed \(seed)")
    }

    @Test func aListUsesOneCellForMessagesThatLackWhatIsAskedFor() {
        var components = Components()
        components.transform(.messageLayoutOptions) { next, request in
            next(request).union([.quotedMessage, .reactions, .threadInfo])
        }
        let data = ListedMessages(ListedMessages.turns(4))

        let list = data.list(with: components)

        let text = TreeNode(of: list.view).description
        for part in ["quotedMessage", "reactionsBubble", "threadInfo"] {
            #expect(!text.contains("\(part):"), "\(part)")
        }
        data.messages[1].quote = ChatQuote(of: FixtureChat.message("q", "Why?"))
        list.reloadMessages()
        list.view.layoutIfNeeded()
        #expect(TreeNode(of: list.view).description.contains("quotedMessage:"))
    }

    private static func lacking(in message: ChatMessage) -> ChatMessageLayoutOptions {
        var options: ChatMessageLayoutOptions = []
        if message.quote == nil { options.insert(.quotedMessage) }
        if message.attachments.isEmpty { options.insert(.attachments) }
        if message.reactions.isEmpty { options.insert(.reactions) }
        if message.replyCount == 0, message.parentID == nil { options.insert(.threadInfo) }
        if message.text.isEmpty, !message.isDeleted { options.insert(.text) }
        return options
    }
}
