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
                  messageContentView: ChatMessageContentView role=article label="Bo, 9:00 AM" options=authorName,avatar,bubble,text,timestamp
                    mainContainer: ContainerStackView row=bottom/8 margins=0,8,12,8
                      | leading = superview.leading
                      | top = superview.top
                      | bottom = superview.bottom
                      | width <= 0.75 * superview.width
                      avatar: ChatAvatarView row=fill/8
                        | width = 32 @999
                        | height = 32 @999
                        imageView: ImageView corner=16 background=background2 image=remote:https://example.org/bo.png role=image label="Bo"
                      bubbleThreadMetaContainer: ContainerStackView column=leading/4
                        bubble: ChatMessageBubbleView column=fill/0 corner=18/topLeading,topTrailing,bottomTrailing/4 border=1/border background=incomingBubble
                          bubbleContentContainer: ContainerStackView column=fill/4 margins=6,6,6,6
                            messageText: ChatMessageTextView "Message deleted" inset=3,6,3,6 color=subtitleText runs=italic:15
                        metadataContainer: ContainerStackView row=center/4 margins=0,12,0,12
                          authorName: ChatMessageAuthorNameLabel "Bo" color=subtitleText font=footnoteBold
                          timestamp: ChatMessageTimestampLabel "9:00 AM" color=subtitleText font=footnote
                """
        )
    }

    @Test func fewEmojiHaveNoBubble() {
        let message = FixtureChat.message("a", "⛵️🌊")

        #expect(
            tree(of: message) == """
                messageCell: ChatMessageCell column=fill/0
                  messageContentView: ChatMessageContentView role=article label="Bo, 9:00 AM" options=authorName,avatar,text,timestamp
                    mainContainer: ContainerStackView row=bottom/8 margins=0,8,12,8
                      | leading = superview.leading
                      | top = superview.top
                      | bottom = superview.bottom
                      | width <= 0.75 * superview.width
                      avatar: ChatAvatarView row=fill/8
                        | width = 32 @999
                        | height = 32 @999
                        imageView: ImageView corner=16 background=background2 image=remote:https://example.org/bo.png role=image label="Bo"
                      bubbleThreadMetaContainer: ContainerStackView column=leading/4
                        bubbleContentContainer: ContainerStackView column=fill/4 margins=0,0,0,0
                          messageText: ChatMessageTextView "⛵️🌊" inset=3,6,3,6 color=text font=emoji
                        metadataContainer: ContainerStackView row=center/4
                          authorName: ChatMessageAuthorNameLabel "Bo" color=subtitleText font=footnoteBold
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
                  messageContentView: ChatMessageContentView role=article label="Bo, 9:00 AM" options=avatarSizePadding,bubble,continuousBubble,quotedMessage,text
                    mainContainer: ContainerStackView row=bottom/8 margins=0,8,2,8
                      | leading = superview.leading
                      | top = superview.top
                      | bottom = superview.bottom
                      | width <= 0.75 * superview.width
                      spacer: View
                        | width = 32
                      bubbleThreadMetaContainer: ContainerStackView column=leading/4
                        bubble: ChatMessageBubbleView column=fill/0 corner=18 border=1/border background=incomingBubble
                          bubbleContentContainer: ContainerStackView column=fill/4 margins=6,6,6,6
                            quotedMessage: QuotedChatMessageView row=fill/8 margins=8,8,8,10 corner=12 background=background2
                              barView: View corner=1.5 background=accent
                                | width = 3
                              textStack: ContainerStackView column=leading/2
                                authorNameLabel: Label "Bo" color=accent font=cardBold/14/bold
                                textLabel: Label "Ahoy?" color=subtitleText font=card/14
                            messageText: ChatMessageTextView "Aye" inset=3,6,3,6 color=text
                """
        )
    }

    @Test func reactionsLieOverTheBubblesCorner() {
        let message = FixtureChat.message("a", "Ahoy") { $0.reactions = FixtureChat.reactions }

        #expect(
            tree(of: message, followedBy: message) == """
                messageCell: ChatMessageCell column=fill/0
                  messageContentView: ChatMessageContentView role=article label="Bo, 9:00 AM" options=avatarSizePadding,bubble,continuousBubble,reactions,text
                    mainContainer: ContainerStackView row=bottom/8 margins=0,8,2,8
                      | top >= superview.top
                      | leading = superview.leading
                      | top = superview.top @740
                      | bottom = superview.bottom
                      | width <= 0.75 * superview.width
                      spacer: View
                        | width = 32
                      bubbleThreadMetaContainer: ContainerStackView column=leading/4
                        bubble: ChatMessageBubbleView column=fill/0 corner=18 border=1/border background=incomingBubble
                          bubbleContentContainer: ContainerStackView column=fill/4 margins=6,6,6,6
                            messageText: ChatMessageTextView "Ahoy" inset=3,6,3,6 color=text
                    reactionsBubble: ChatReactionsBubbleView row=fill/2 margins=3,6,3,6 corner=12 border=2/background background=reactionsBubble
                      | top = superview.top
                      | bottom = mainContainer.bubbleThreadMetaContainer.bubble.top + 8
                      | leading >= superview.leading + 8
                      | trailing <= superview.trailing - 8
                      | trailing = mainContainer.bubbleThreadMetaContainer.bubble.trailing + 8 @730
                      | leading >= mainContainer.bubbleThreadMetaContainer.bubble.leading + 16 @740
                      reactions: ChatMessageReactionsView row=fill/0 distribution=fillProportionally
                        reactionItem: ChatMessageReactionItemView row=fill/8 margins=0,3,0,3 label="thumbsup, 2" selected
                          textLabel: Label "👍 2" color=text font=footnote
                        reactionItem: ChatMessageReactionItemView row=fill/8 margins=0,3,0,3 label="sloop, 1"
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
                  messageContentView: ChatMessageContentView role=article label="Ann Lee, 9:00 AM" options=bubble,continuousBubble,flipped,reactions,text
                    mainContainer: ContainerStackView row=bottom/8 margins=0,8,2,8
                      | top >= superview.top
                      | trailing = superview.trailing
                      | top = superview.top @740
                      | bottom = superview.bottom
                      | width <= 0.75 * superview.width
                      bubbleThreadMetaContainer: ContainerStackView column=trailing/4
                        bubble: ChatMessageBubbleView column=fill/0 corner=18 border=1/border background=outgoingBubble
                          bubbleContentContainer: ContainerStackView column=fill/4 margins=6,6,6,6
                            messageText: ChatMessageTextView "Aye" inset=3,6,3,6 color=text
                    reactionsBubble: ChatReactionsBubbleView row=fill/2 margins=3,6,3,6 corner=12 border=2/background background=reactionsBubble
                      | top = superview.top
                      | bottom = mainContainer.bubbleThreadMetaContainer.bubble.top + 8
                      | leading >= superview.leading + 8
                      | trailing <= superview.trailing - 8
                      | leading = mainContainer.bubbleThreadMetaContainer.bubble.leading - 8 @730
                      | trailing <= mainContainer.bubbleThreadMetaContainer.bubble.trailing - 16 @740
                      reactions: ChatMessageReactionsView row=fill/0 distribution=fillProportionally
                        reactionItem: ChatMessageReactionItemView row=fill/8 margins=0,3,0,3 label="sloop, 3"
                          textLabel: Label ":sloop: 3" color=text font=footnote
                """
        )
    }
}
