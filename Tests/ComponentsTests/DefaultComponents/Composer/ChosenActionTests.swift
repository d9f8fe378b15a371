import Components
import DefaultComponents
import Testing
import Views

@Suite struct ChosenActionTests {
    let channel = ComposedChannel()

    @Test func editingEndsInTheMessage() {
        channel.choose(EditActionItem(), on: "own")
        #expect(channel.composer.content.text == "Aye")
        #expect(channel.composer.isEditing)

        channel.send(", aye")
        #expect(channel.controller.message(id: "own")?.text == "Aye, aye")
        #expect(channel.controller.messageCount == 2)
        #expect(channel.server.log == ["sailing: edit own Aye, aye"])
    }

    @Test func replyingQuotesTheMessage() {
        channel.choose(InlineReplyActionItem(), on: "bos")
        channel.layOut()
        #expect(!channel.composer.headerView.isHidden)

        channel.send("Aye")
        #expect(channel.newest?.quote?.messageID == "bos")
        #expect(channel.composer.headerView.isHidden)
    }

    @Test func copyingEndsWhereItIsPasted() {
        channel.choose(CopyActionItem(), on: "bos")

        channel.composer.apply(.yank)

        #expect(channel.events.names.contains("copyText"))
        #expect(channel.composer.content.text == "Ahoy")
    }

    @Test func copyingIsForWhoeverHasAClipboard() {
        var components = Components()
        components.on(.copyText) { $0 == "Ahoy" ? .handled : .passed }
        let channel = ComposedChannel(components)

        channel.choose(CopyActionItem(), on: "bos")

        #expect(channel.composer.content.editedText.killed == "")
    }

    @Test func deletingAndSendingAgainEndAtTheServer() {
        channel.server.outcome = .failed(reason: "No.")
        channel.send("Aye")
        channel.server.outcome = .sent

        channel.choose(ResendActionItem(), on: "ann-1")
        channel.choose(DeleteActionItem(), on: "ann-1")

        #expect(
            channel.server.log == [
                "sailing: send ann-1 Aye", "sailing: send ann-1 Aye", "sailing: delete ann-1",
            ]
        )
        #expect(channel.newest?.isDeleted == true)
    }

    @Test func reactionsAreOfferedAndToggled() throws {
        channel.choose(AddReactionActionItem(), on: "bos")
        let route = try #require(channel.events.routes.first)
        guard case .messageActions(let offered, let message) = route else {
            Issue.record("\(route)")
            return
        }
        #expect(message.id == "bos")
        #expect(offered.map(\.title) == ["👍", "❤️", "😂", "🎉", "😮", "😢"])

        let heart = try #require(offered.first { $0.id == "react heart" })
        channel.choose(heart, on: "bos")
        #expect(channel.controller.message(id: "bos")?.hasReaction("heart", by: "ann") == true)

        channel.choose(heart, on: "bos")
        #expect(channel.controller.message(id: "bos")?.reactions == [])
    }

    @Test func whoHandlesTheActionKeepsItFromTheScreen() {
        var components = Components()
        components.on(.messageAction) { $0.item is EditActionItem ? .handled : .passed }
        let channel = ComposedChannel(components)

        channel.choose(EditActionItem(), on: "own")

        #expect(channel.composer.content == ComposerContent())
    }

    @Test func outsidersHaveNoComposer() {
        var group = FixtureChat.group
        group.currentUserId = nil
        let screen = ChatChannelVC()
        screen.channelController = ChatChannelController(channel: group, messages: [])
        screen.mount()
        screen.view.layout(width: 375, height: 600)

        #expect(screen.messageComposerVC.view.isHidden)
        #expect(screen.messageListVC.view.frame.size.height == 600)
    }

    @Test func readOnlyScreensHaveNoComposerEither() {
        channel.screen.isReadOnly = true
        channel.layOut()
        #expect(channel.screen.messageListVC.view.frame.size.height == 600)

        channel.screen.isReadOnly = false
        channel.layOut()
        #expect(channel.screen.messageListVC.view.frame.size.height < 600)
    }

    @Test func repliesOfAThreadStandInTheThread() throws {
        let root = FixtureChat.message("root")
        let controller = ChatChannelController(
            thread: ThreadTranscript(rootID: "root", messages: [root]),
            of: FixtureChat.group
        )
        let screen = ChatThreadVC()
        screen.channelController = controller
        screen.mount()
        screen.view.layout(width: 375, height: 600)
        #expect(screen.messageComposerVC.content.threadMessage == root)

        screen.messageComposerVC.content.text = "Aye"
        screen.messageComposerVC.sendMessage()

        #expect(controller.messages.first?.parentID == "root")
        #expect(controller.messages.last?.replyCount == 1)
    }
}
