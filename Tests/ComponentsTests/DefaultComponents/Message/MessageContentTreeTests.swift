import Components
import DefaultComponents
import Testing
import Views

@Suite struct MessageContentTreeTests {
    @Test func aDeletedMessageShowsThatAlone() {
        let message = FixtureChat.message("a", "Ahoy") {
            $0.isDeleted = true
            $0.attachments = [FixtureChat.image]
            $0.reactions = FixtureChat.reactions
        }

        #expect(
            tree(of: message) == """
                messageCell: ChatMessageCell column=fill/0
                  messageContentView: ChatMessageContentView role=article label="Bo, 9:00 AM"
                    mainContainer: ContainerStackView row=bottom/8 margins=0,8,8,8
                      | leading = superview.leading
                      | top = superview.top
                      | bottom = superview.bottom
                      | width <= 0.75 * superview.width
                      avatar: ChatAvatarView row=fill/8
                        | width = 32
                        | height = 32
                        imageView: ImageView corner=16 background=background2 image=remote:https://example.org/bo.png role=image label="Bo"
                      bubbleThreadMetaContainer: ContainerStackView column=leading/4
                        bubble: ChatMessageBubbleView column=fill/0 corner=18/topLeading,topTrailing,bottomTrailing border=1/border background=incomingBubble
                          bubbleContentContainer: ContainerStackView column=leading/4 margins=8,8,8,8
                            messageText: ChatMessageTextView "Message deleted" color=text runs=italic:15
                        metadataContainer: ContainerStackView row=center/4
                          authorName: ChatMessageAuthorNameLabel "Bo" color=subtitleText font=footnote
                          timestamp: ChatMessageTimestampLabel "9:00 AM" color=subtitleText font=footnote
                """
        )
    }

    @Test func fewEmojiHaveNoBubble() {
        let message = FixtureChat.message("a", "⛵️🌊")

        #expect(
            tree(of: message) == """
                messageCell: ChatMessageCell column=fill/0
                  messageContentView: ChatMessageContentView role=article label="Bo, 9:00 AM"
                    mainContainer: ContainerStackView row=bottom/8 margins=0,8,8,8
                      | leading = superview.leading
                      | top = superview.top
                      | bottom = superview.bottom
                      | width <= 0.75 * superview.width
                      avatar: ChatAvatarView row=fill/8
                        | width = 32
                        | height = 32
                        imageView: ImageView corner=16 background=background2 image=remote:https://example.org/bo.png role=image label="Bo"
                      bubbleThreadMetaContainer: ContainerStackView column=leading/4
                        bubbleContentContainer: ContainerStackView column=leading/4 margins=8,8,8,8
                          messageText: ChatMessageTextView "⛵️🌊" color=text font=emoji
                        metadataContainer: ContainerStackView row=center/4
                          authorName: ChatMessageAuthorNameLabel "Bo" color=subtitleText font=footnote
                          timestamp: ChatMessageTimestampLabel "9:00 AM" color=subtitleText font=footnote
                """
        )
    }

    @Test func aQuoteStandsAboveTheText() {
        let message = FixtureChat.message("a", "Aye") {
            $0.quote = ChatQuote(of: FixtureChat.message("b", "Ahoy?"))
        }

        #expect(
            tree(of: message, followedBy: message) == """
                messageCell: ChatMessageCell column=fill/0
                  messageContentView: ChatMessageContentView role=article label="Bo, 9:00 AM"
                    mainContainer: ContainerStackView row=bottom/8 margins=0,8,8,8
                      | leading = superview.leading
                      | top = superview.top
                      | bottom = superview.bottom
                      | width <= 0.75 * superview.width
                      spacer: View
                        | width = 32
                      bubbleThreadMetaContainer: ContainerStackView column=leading/4
                        bubble: ChatMessageBubbleView column=fill/0 corner=18 border=1/border background=incomingBubble
                          bubbleContentContainer: ContainerStackView column=leading/4 margins=8,8,8,8
                            quotedMessage: QuotedChatMessageView column=leading/2 margins=8,8,8,8 corner=8 background=background2
                              authorNameLabel: Label "Bo" color=text font=footnoteBold
                              textLabel: Label "Ahoy?" color=subtitleText font=footnote
                            messageText: ChatMessageTextView "Aye" color=text
                """
        )
    }

    @Test func reactionsLieOverTheBubblesCorner() {
        let message = FixtureChat.message("a", "Ahoy") { $0.reactions = FixtureChat.reactions }

        #expect(
            tree(of: message, followedBy: message) == """
                messageCell: ChatMessageCell column=fill/0
                  messageContentView: ChatMessageContentView role=article label="Bo, 9:00 AM"
                    mainContainer: ContainerStackView row=bottom/8 margins=0,8,8,8
                      | leading = superview.leading
                      | top = superview.top @999
                      | bottom = superview.bottom
                      | width <= 0.75 * superview.width
                      spacer: View
                        | width = 32
                      bubbleThreadMetaContainer: ContainerStackView column=leading/4
                        bubble: ChatMessageBubbleView column=fill/0 corner=18 border=1/border background=incomingBubble
                          bubbleContentContainer: ContainerStackView column=leading/4 margins=8,8,8,8
                            messageText: ChatMessageTextView "Ahoy" color=text
                    reactionsBubble: ChatReactionsBubbleView row=fill/8 margins=2,8,2,8 corner=12 border=1/background background=background2
                      | top = superview.top
                      | bottom = mainContainer.bubbleThreadMetaContainer.bubble.top + 8
                      | trailing = mainContainer.bubbleThreadMetaContainer.bubble.trailing + 8 @700
                      | leading >= superview.leading
                      | trailing <= superview.trailing
                      reactions: ChatMessageReactionsView row=fill/8
                        reactionItem: ChatMessageReactionItemView row=fill/8 label="thumbsup, 2"
                          textLabel: Label "👍 2" color=text font=footnote
                        reactionItem: ChatMessageReactionItemView row=fill/8 label="sloop, 1"
                          textLabel: Label ":sloop:" color=text font=footnote
                """
        )
    }

    @Test func reactionsOfAnOwnMessageLieOverTheOtherCorner() {
        let message = FixtureChat.own("a", "Aye") {
            $0.reactions = [ChatReaction(name: "sloop", count: 3)]
        }

        #expect(
            tree(of: message, followedBy: message) == """
                messageCell: ChatMessageCell column=fill/0
                  messageContentView: ChatMessageContentView role=article label="Ann Lee, 9:00 AM"
                    mainContainer: ContainerStackView row=bottom/8 margins=0,8,8,8
                      | trailing = superview.trailing
                      | top = superview.top @999
                      | bottom = superview.bottom
                      | width <= 0.75 * superview.width
                      bubbleThreadMetaContainer: ContainerStackView column=trailing/4
                        bubble: ChatMessageBubbleView column=fill/0 corner=18 border=1/border background=outgoingBubble
                          bubbleContentContainer: ContainerStackView column=leading/4 margins=8,8,8,8
                            messageText: ChatMessageTextView "Aye" color=text
                    reactionsBubble: ChatReactionsBubbleView row=fill/8 margins=2,8,2,8 corner=12 border=1/background background=background2
                      | top = superview.top
                      | bottom = mainContainer.bubbleThreadMetaContainer.bubble.top + 8
                      | leading = mainContainer.bubbleThreadMetaContainer.bubble.leading - 8 @700
                      | leading >= superview.leading
                      | trailing <= superview.trailing
                      reactions: ChatMessageReactionsView row=fill/8
                        reactionItem: ChatMessageReactionItemView row=fill/8 label="sloop, 3"
                          textLabel: Label ":sloop: 3" color=text font=footnote
                """
        )
    }
}
