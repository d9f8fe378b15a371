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
                            messageText: ChatMessageTextView "Ahoy" color=text
                        metadataContainer: ContainerStackView row=center/4
                          authorName: ChatMessageAuthorNameLabel "Bo" color=subtitleText font=footnote
                          timestamp: ChatMessageTimestampLabel "9:00 AM" color=subtitleText font=footnote
                """
        )
    }

    @Test func anIncomingMessageInsideAGroupKeepsRoomForTheAvatar() {
        let message = FixtureChat.message("a", "Ahoy")

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
                            messageText: ChatMessageTextView "Ahoy" color=text
                """
        )
    }

    @Test func anOwnMessageOfAGroupTellsHowManyReadIt() {
        let message = FixtureChat.own("a", "Aye") { $0.readBy = FixtureChat.others }

        #expect(
            tree(of: message) == """
                messageCell: ChatMessageCell column=fill/0
                  messageContentView: ChatMessageContentView role=article label="Ann Lee, 9:00 AM"
                    mainContainer: ContainerStackView row=bottom/8 margins=0,8,8,8
                      | trailing = superview.trailing
                      | top = superview.top
                      | bottom = superview.bottom
                      | width <= 0.75 * superview.width
                      bubbleThreadMetaContainer: ContainerStackView column=trailing/4
                        bubble: ChatMessageBubbleView column=fill/0 corner=18/topLeading,topTrailing,bottomLeading border=1/border background=outgoingBubble
                          bubbleContentContainer: ContainerStackView column=leading/4 margins=8,8,8,8
                            messageText: ChatMessageTextView "Aye" color=text
                        metadataContainer: ContainerStackView row=center/4
                          deliveryStatus: ChatMessageDeliveryStatusView role=status label="read" disabled tap=deliveryStatus
                            stackView: ContainerStackView row=center/2
                              | leading = superview.leading @999
                              | trailing = superview.trailing @999
                              | top = superview.top @999
                              | bottom = superview.bottom @999
                              messageReadCountsLabel: Label "5" color=subtitleText font=footnote
                              messageDeliveryChecksView: ImageView color=systemBlue image=symbol:checks.read
                          timestamp: ChatMessageTimestampLabel "9:00 AM" color=subtitleText font=footnote
                """
        )
    }

    @Test func anOwnMessageOfTwoTellsThatItWasRead() {
        let message = FixtureChat.own("a", "Aye") { $0.readBy = [FixtureChat.bo] }

        #expect(
            tree(of: message, in: FixtureChat.direct) == """
                messageCell: ChatMessageCell column=fill/0
                  messageContentView: ChatMessageContentView role=article label="Ann Lee, 9:00 AM"
                    mainContainer: ContainerStackView row=bottom/8 margins=0,8,8,8
                      | trailing = superview.trailing
                      | top = superview.top
                      | bottom = superview.bottom
                      | width <= 0.75 * superview.width
                      bubbleThreadMetaContainer: ContainerStackView column=trailing/4
                        bubble: ChatMessageBubbleView column=fill/0 corner=18/topLeading,topTrailing,bottomLeading border=1/border background=outgoingBubble
                          bubbleContentContainer: ContainerStackView column=leading/4 margins=8,8,8,8
                            messageText: ChatMessageTextView "Aye" color=text
                        metadataContainer: ContainerStackView row=center/4
                          deliveryStatus: ChatMessageDeliveryStatusView role=status label="read" disabled tap=deliveryStatus
                            stackView: ContainerStackView row=center/2
                              | leading = superview.leading @999
                              | trailing = superview.trailing @999
                              | top = superview.top @999
                              | bottom = superview.bottom @999
                              messageReadCountsLabel: Label color=subtitleText font=footnote hidden
                              messageDeliveryChecksView: ImageView color=systemBlue image=symbol:checks.read
                          timestamp: ChatMessageTimestampLabel "9:00 AM" color=subtitleText font=footnote
                """
        )
    }

    @Test func aSystemMessageIsInTheMiddle() {
        let message = FixtureChat.message("a", "Bo joined", kind: .system)

        #expect(
            tree(of: message) == """
                messageCell: ChatMessageCell column=fill/0
                  messageContentView: ChatMessageContentView role=article label="Bo, 9:00 AM"
                    mainContainer: ContainerStackView row=bottom/8 margins=0,8,8,8
                      | centerX = superview.centerX
                      | top = superview.top
                      | bottom = superview.bottom
                      | width <= 0.75 * superview.width
                      bubbleThreadMetaContainer: ContainerStackView column=center/4
                        bubbleContentContainer: ContainerStackView column=leading/4 margins=8,8,8,8
                          messageText: ChatMessageTextView "Bo joined" color=text
                """
        )
    }

    @Test func aMessageThatWasNotSentHasAnError() {
        let message = FixtureChat.own("a", "Aye") { $0.localState = .sendingFailed }

        #expect(
            tree(of: message) == """
                messageCell: ChatMessageCell column=fill/0
                  messageContentView: ChatMessageContentView role=article label="Ann Lee, 9:00 AM"
                    mainContainer: ContainerStackView row=bottom/8 margins=0,8,8,8
                      | trailing = superview.trailing
                      | top = superview.top
                      | bottom = superview.bottom
                      | width <= 0.75 * superview.width
                      bubbleThreadMetaContainer: ContainerStackView column=trailing/4
                        bubble: ChatMessageBubbleView column=fill/0 corner=18/topLeading,topTrailing,bottomLeading border=1/border background=outgoingBubble
                          bubbleContentContainer: ContainerStackView column=leading/4 margins=8,8,8,8
                            messageText: ChatMessageTextView "Aye" color=text
                        metadataContainer: ContainerStackView row=center/4
                          timestamp: ChatMessageTimestampLabel "9:00 AM" color=subtitleText font=footnote
                    errorIndicator: ChatMessageErrorIndicator color=alert image=symbol:error role=status label="Not sent"
                      | centerX = mainContainer.bubbleThreadMetaContainer.bubble.trailing @999
                      | bottom = mainContainer.bubbleThreadMetaContainer.bubble.bottom
                      | trailing <= superview.trailing
                """
        )
    }
}
