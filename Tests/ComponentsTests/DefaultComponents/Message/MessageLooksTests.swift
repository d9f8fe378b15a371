import Components
import DefaultComponents
import ExamplePlugins
import Testing
import Views

@Suite struct MessageLooksTests {
    @Test func messagesOfAGroupAreCloserThanGroups() throws {
        let message = FixtureChat.message("a", "Ahoy")
        let metrics = Appearance.Metrics()

        let inside = try shown([message, message]).view
        let last = try shown([message]).view

        #expect(inside.mainContainer.directionalLayoutMargins.bottom == metrics.groupSpacing)
        #expect(last.mainContainer.directionalLayoutMargins == metrics.messageMargins)
    }

    @Test func reactionsKeepTheirHeightAndMoveTheMessageDown() throws {
        let message = FixtureChat.message("a", "Ahoy") { $0.reactions = FixtureChat.reactions }
        let (cell, view) = try shown([message])

        cell.layout(width: 375)

        let reactions = try #require(view.reactionsBubbleView)
        let overlap = Appearance.Metrics().reactionsOverlap
        #expect(reactions.frame.size.height == reactions.sizeThatFits().height)
        #expect(view.mainContainer.frame.y == reactions.frame.size.height - overlap)
    }

    @Test func reactionsBeyondTheFirstAreCounted() throws {
        let message = FixtureChat.message("a", "Ahoy") {
            $0.reactions = (1...5).map { (count: Int) in
                ChatReaction(name: "flag-\(count)", count: count)
            }
        }

        let view = try shown([message]).view

        let reactions = try #require(view.reactionsBubbleView as? ChatReactionsBubbleView)
        #expect(reactions.reactionsView?.subviews.count == 3)
        #expect(reactions.moreLabel?.text == "+2")
        #expect(reactions.moreLabel?.accessibilityLabel == "flag-4, 4; flag-5, 5")
    }

    @Test func aPictureIsSmallerInProportionWhereThereIsLessRoom() throws {
        let message = FixtureChat.message("a") { $0.attachments = [FixtureChat.image] }
        let (cell, view) = try shown([message])
        let attachment = view.attachmentViews.first as? ChatPictureAttachmentView
        let picture = try #require(attachment?.imageView)

        cell.layout(width: 200)

        let size = picture.frame.size
        let whole = Appearance.Metrics().pictureSize
        #expect(size.width < whole.width)
        #expect(abs(size.height / size.width - whole.height / whole.width) < 1e-9)
    }

    @Test func lettersStandForAPictureOfAPersonThatIsNotShown() throws {
        let view = try shown([FixtureChat.message("a")]).view

        let image = try #require(view.authorAvatarView?.imageView)
        #expect(image.image == .remote("https://example.org/bo.png"))
        #expect(image.placeholder == .initials("B"))
    }

    @Test func whatTheChatSaysIsInTheMiddleUnlessItHasAnAvatar() throws {
        let join = FixtureChat.message("a", "Bo joined", kind: .system)

        let plain = try shown([join]).view
        let (cell, sided) = try shown([join], with: try .with([AlwaysShowMetadataPlugin()]))
        cell.layout(width: 375)

        #expect(plain.textView?.tone == .notice)
        #expect(sided.textView?.tone == .muted)
        #expect(sided.mainContainer.frame.x == 0)
    }

    @Test func aDeletedMessageIsMuted() throws {
        let message = FixtureChat.message("a") { $0.isDeleted = true }

        let text = try shown([message]).view.textView

        #expect(text?.tone == .muted)
        #expect(text?.textColor == Appearance.ColorPalette().subtitleText)
    }

    /// Returns the mounted cell of the oldest of messages, newest first, and the message in it.
    private func shown(
        _ messages: [ChatMessage],
        with components: Components = Components()
    ) throws -> (cell: any MessageCell, view: ChatMessageContentView) {
        let content = MessageCellContent(
            index: messages.count - 1,
            messages: AnyRandomAccessCollection(messages),
            channel: FixtureChat.group
        )
        let cell = composeCell(content, with: components).cell
        return (cell, try #require(cell.messageView))
    }
}
