import Components
import DefaultComponents
import Testing
import Views

@Suite struct MessageSideTreeTests {
    @Test func anIncomingMessageAtAGroupsEndHasAvatarNameAndTime() {
        let message = FixtureChat.message("a", "Ahoy")

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
                            messageText: ChatMessageTextView "Ahoy" inset=3,6,3,6 color=text
                        metadataContainer: ContainerStackView row=center/4 margins=0,12,0,12
                          authorName: ChatMessageAuthorNameLabel "Bo" color=subtitleText font=footnoteBold
                          timestamp: ChatMessageTimestampLabel "9:00 AM" color=subtitleText font=footnote
                """
        )
    }

    @Test func anIncomingMessageInsideAGroupKeepsRoomForTheAvatar() {
        let message = FixtureChat.message("a", "Ahoy")

        #expect(
            tree(of: message, followedBy: message) == """
                messageCell: ChatMessageCell column=fill/0
                  messageContentView: ChatMessageContentView role=article label="Bo, 9:00 AM" options=avatarSizePadding,bubble,continuousBubble,text
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
                            messageText: ChatMessageTextView "Ahoy" inset=3,6,3,6 color=text
                """
        )
    }

    @Test func anOwnMessageOfAGroupTellsHowManyReadIt() {
        let message = FixtureChat.own("a", "Aye") { $0.readBy = FixtureChat.others }

        #expect(
            tree(of: message) == """
                messageCell: ChatMessageCell column=fill/0
                  messageContentView: ChatMessageContentView role=article label="Ann Lee, 9:00 AM" options=bubble,deliveryStatusIndicator,flipped,text,timestamp
                    mainContainer: ContainerStackView row=bottom/8 margins=0,8,12,8
                      | trailing = superview.trailing
                      | top = superview.top
                      | bottom = superview.bottom
                      | width <= 0.75 * superview.width
                      bubbleThreadMetaContainer: ContainerStackView column=trailing/4
                        bubble: ChatMessageBubbleView column=fill/0 corner=18/topLeading,topTrailing,bottomLeading/4 border=1/border background=outgoingBubble
                          bubbleContentContainer: ContainerStackView column=fill/4 margins=6,6,6,6
                            messageText: ChatMessageTextView "Aye" inset=3,6,3,6 color=text
                        metadataContainer: ContainerStackView row=center/4 margins=0,12,0,12
                          deliveryStatus: ChatMessageDeliveryStatusView role=status label="read" disabled tap=deliveryStatus
                            stackView: ContainerStackView row=center/4
                              | leading = superview.leading @999
                              | trailing = superview.trailing @999
                              | top = superview.top @999
                              | bottom = superview.bottom @999
                              messageReadCountsLabel: Label "5" color=subtitleText font=footnote
                              messageDeliveryChecksView: ImageView color=accent image=symbol:checks.read
                          timestamp: ChatMessageTimestampLabel "9:00 AM" color=subtitleText font=footnote
                """
        )
    }

    @Test func anOwnMessageOfTwoTellsThatItWasRead() {
        let message = FixtureChat.own("a", "Aye") { $0.readBy = [FixtureChat.bo] }

        #expect(
            tree(of: message, in: FixtureChat.direct) == """
                messageCell: ChatMessageCell column=fill/0
                  messageContentView: ChatMessageContentView role=article label="Ann Lee, 9:00 AM" options=bubble,deliveryStatusIndicator,flipped,text,timestamp
                    mainContainer: ContainerStackView row=bottom/8 margins=0,8,12,8
                      | trailing = superview.trailing
                      | top = superview.top
                      | bottom = superview.bottom
                      | width <= 0.75 * superview.width
                      bubbleThreadMetaContainer: ContainerStackView column=trailing/4
                        bubble: ChatMessageBubbleView column=fill/0 corner=18/topLeading,topTrailing,bottomLeading/4 border=1/border background=outgoingBubble
                          bubbleContentContainer: ContainerStackView column=fill/4 margins=6,6,6,6
                            messageText: ChatMessageTextView "Aye" inset=3,6,3,6 color=text
                        metadataContainer: ContainerStackView row=center/4 margins=0,12,0,12
                          deliveryStatus: ChatMessageDeliveryStatusView role=status label="read" disabled tap=deliveryStatus
                            stackView: ContainerStackView row=center/4
                              | leading = superview.leading @999
                              | trailing = superview.trailing @999
                              | top = superview.top @999
                              | bottom = superview.bottom @999
                              messageReadCountsLabel: Label color=subtitleText font=footnote hidden
                              messageDeliveryChecksView: ImageView color=accent image=symbol:checks.read
                          timestamp: ChatMessageTimestampLabel "9:00 AM" color=subtitleText font=footnote
                """
        )
    }

    @Test func aSystemMessageIsInTheMiddle() {
        let message = FixtureChat.message("a", "Bo joined", kind: .system)

        #expect(
            tree(of: message) == """
                messageCell: ChatMessageCell column=fill/0
                  messageContentView: ChatMessageContentView role=article label="Bo, 9:00 AM" options=centered,text
                    mainContainer: ContainerStackView row=bottom/8 margins=0,8,12,8
                      | centerX = superview.centerX
                      | top = superview.top
                      | bottom = superview.bottom
                      | width <= 0.75 * superview.width
                      bubbleThreadMetaContainer: ContainerStackView column=center/4
                        bubbleContentContainer: ContainerStackView column=fill/4 margins=0,0,0,0
                          messageText: ChatMessageTextView "Bo joined" inset=3,10,3,10 corner=12 background=overlay color=staticText font=footnote
                """
        )
    }

    @Test func aMessageThatWasNotSentHasAnError() {
        let message = FixtureChat.own("a", "Aye") { $0.localState = .sendingFailed }

        #expect(
            tree(of: message) == """
                messageCell: ChatMessageCell column=fill/0
                  messageContentView: ChatMessageContentView role=article label="Ann Lee, 9:00 AM" options=bubble,errorIndicator,flipped,text,timestamp
                    mainContainer: ContainerStackView row=bottom/8 margins=0,8,12,8
                      | trailing = superview.trailing
                      | top = superview.top
                      | bottom = superview.bottom
                      | width <= 0.75 * superview.width
                      bubbleThreadMetaContainer: ContainerStackView column=trailing/4
                        bubble: ChatMessageBubbleView column=fill/0 corner=18/topLeading,topTrailing,bottomLeading/4 border=1/border background=outgoingBubble
                          bubbleContentContainer: ContainerStackView column=fill/4 margins=6,6,6,6
                            messageText: ChatMessageTextView "Aye" inset=3,6,3,6 color=text
                        metadataContainer: ContainerStackView row=center/4 margins=0,12,0,12
                          timestamp: ChatMessageTimestampLabel "9:00 AM" color=subtitleText font=footnote
                    errorIndicator: ChatMessageErrorIndicator corner=9 background=alert color=alertContent image=symbol:error role=status label="Not sent"
                      | width = 18
                      | height = 18
                      | centerX = mainContainer.bubbleThreadMetaContainer.bubble.trailing @740
                      | trailing <= superview.trailing
                      | bottom = mainContainer.bubbleThreadMetaContainer.bubble.bottom
                """
        )
    }
}
