import DefaultComponents
import Testing
import Views

/// A screen whose channel is replaced while text is typed.
@Suite struct ChannelSwitchTests {
    private let channel = ComposedChannel([FixtureChat.own("m", "of the first")])

    private func exchange() -> ChatChannelController {
        var other = FixtureChat.group
        other.id = "rowing"
        let controller = ChatChannelController(
            channel: other,
            messages: [FixtureChat.own("m", "of the second")],
            client: channel.server.client
        )
        channel.screen.channelController = controller
        return controller
    }

    @Test func anEditChangesNoMessageOfAnotherChannel() {
        channel.choose(EditActionItem(), on: "m")
        channel.composer.apply(.insert("!"))

        let other = exchange()
        channel.composer.sendMessage()
        channel.screen.messageListVC.perform(EditActionItem(), on: other.messages[0])

        #expect(other.message(id: "m")?.text == "of the second")
        #expect(channel.composer.content.text == "of the second")
        #expect(channel.server.log == [])
    }

    @Test func anAnswerQuotesNoMessageOfAnotherChannelAndItsTextStays() {
        channel.composer.apply(.insert("Aye"))
        channel.choose(InlineReplyActionItem(), on: "m")
        channel.choose(EditActionItem(), on: "m")

        let other = exchange()
        #expect(channel.composer.content.text == "Aye")
        channel.composer.sendMessage()

        #expect(other.messages.first?.text == "Aye")
        #expect(other.messages.first?.quote == nil)
    }

    @Test func theSameChannelKeepsWhatIsTyped() {
        channel.choose(EditActionItem(), on: "m")

        channel.screen.channelController = channel.server.controller(FixtureChat.own("m"))

        #expect(channel.composer.content.editedMessage?.id == "m")
    }
}
