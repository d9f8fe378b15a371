import Components
import DefaultComponents
import Drawing
import Testing
import Views

@Suite struct MessageUpdateTests {
    @Test func newContentIsShown() throws {
        let cell = composeCell(alone(FixtureChat.message("a", "Ahoy")), with: .init()).cell
        let view = try #require(cell.messageView)

        cell.content = alone(FixtureChat.message("a", "Avast"))

        #expect(view.textView?.text.plain == "Avast")
    }

    @Test func aNewChannelIsShown() throws {
        let message = FixtureChat.own("a") { $0.readBy = [FixtureChat.bo] }
        let cell = composeCell(alone(message), with: .init()).cell
        let view = try #require(cell.messageView)
        var channel = FixtureChat.group
        channel.members.removeLast(channel.members.count - 2)

        cell.content = alone(message, in: channel)

        let status = try #require(view.deliveryStatusView)
        #expect(status.messageReadCountsLabel.isHidden)
    }

    @Test func changedMessagesReachEveryPart() throws {
        let message = FixtureChat.own("a") { $0.readBy = [FixtureChat.bo] }
        let cell = composeCell(alone(message), with: .init()).cell
        let view = try #require(cell.messageView)

        view.content?.readBy = FixtureChat.others

        let status = try #require(view.deliveryStatusView)
        #expect(status.messageReadCountsLabel.text == "5")
    }

    @Test func onlyTheReadersOwnReactionsAreSelected() throws {
        let own = ChatReaction(name: "sloop", userIDs: ["bo", FixtureChat.ann.id])
        let others = ChatReaction(name: "sloop", userIDs: ["bo", "cy"])
        let cell = composeCell(
            alone(FixtureChat.message("a") { $0.reactions = [own] }),
            with: .init()
        ).cell
        let reactions = try #require(cell.messageView?.reactionsBubbleView)
        #expect(AccessibilityTree(of: reactions).text == "- text \"sloop, 2\" selected\n")

        cell.content = alone(FixtureChat.message("a") { $0.reactions = [others] })
        #expect(AccessibilityTree(of: reactions).text == "- text \"sloop, 2\"\n")
    }

    @Test func hooksOfLayoutRunOnceAndThoseOfContentAgain() throws {
        var components = Components()
        components.messageTextView = CountingText.self
        let cell = composeCell(alone(FixtureChat.message("a")), with: components).cell
        let text = try #require(cell.messageView?.textView as? CountingText)

        #expect(text.hooks == ["setUp", "setUpLayout", "setUpAppearance", "update", "update"])
        cell.content = alone(FixtureChat.message("a", "Avast"))
        #expect(text.hooks.dropFirst(5) == ["update"])
    }

    @Test func anEqualMessageIsNotShownAgain() throws {
        var components = Components()
        components.messageTextView = CountingText.self
        let cell = composeCell(alone(FixtureChat.message("a")), with: components).cell
        let text = try #require(cell.messageView?.textView as? CountingText)
        let before = text.hooks

        cell.content = alone(FixtureChat.message("a"))

        #expect(text.hooks == before)
    }

    @Test func coloursComeFromTheAppearance() throws {
        var components = Components()
        components.transform(.appearance) { below in
            var appearance = below
            appearance.palette.incomingBubble = .black
            appearance.fonts.body = .bodyBold
            return appearance
        }

        let cell = composeCell(alone(FixtureChat.message("a")), with: components).cell

        let view = try #require(cell.messageView)
        #expect(view.bubbleView?.backgroundColor == .black)
        #expect(view.textView?.font == .bodyBold)
    }

    @Test func timesComeFromTheFormatter() throws {
        var components = Components()
        components.appearance.formatters.messageTimestamp = { _, _ in "soon" }

        let cell = composeCell(alone(FixtureChat.message("a")), with: components).cell

        #expect(cell.messageView?.timestampLabel?.text == "soon")
        #expect(cell.messageView?.accessibilityLabel == "Bo, soon")
    }

    @Test func aNewAppearanceIsShownByTheTreeThatIsThere() throws {
        let cell = composeCell(alone(FixtureChat.message("a")), with: .init()).cell
        let label = try #require(cell.messageView?.timestampLabel)
        var components = Components()
        components.appearance.calendar = ChatCalendar(secondsFromUTC: 3600)
        components.appearance.palette.subtitleText = .black

        cell.updateComponents(components)

        #expect(label.text == "10:00 AM")
        #expect(label.textColor == .black)
    }
}

private final class CountingText: ChatMessageTextView {
    var hooks: [String] = []

    override func setUp() {
        super.setUp()
        hooks.append("setUp")
    }

    override func setUpLayout() {
        super.setUpLayout()
        hooks.append("setUpLayout")
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        hooks.append("setUpAppearance")
    }

    override func updateContent() {
        super.updateContent()
        hooks.append("update")
    }
}
