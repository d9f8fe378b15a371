import Components
import DefaultComponents
import Testing
import Views

@Suite struct MessageDecorationTreeTests {
    @Test func theRootOfAThreadHasTheNumberOfRepliesBelowIt() {
        let message = FixtureChat.message("a", "Plan the trip") {
            $0.replyCount = 2
            $0.threadParticipants = [FixtureChat.cy]
        }

        #expect(
            tree(of: message, isInThread: true) == """
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
                            messageText: ChatMessageTextView "Plan the trip" inset=3,6,3,6 color=text
                        metadataContainer: ContainerStackView row=center/4 margins=0,12,0,12
                          authorName: ChatMessageAuthorNameLabel "Bo" color=subtitleText font=footnoteBold
                          timestamp: ChatMessageTimestampLabel "9:00 AM" color=subtitleText font=footnote
                  threadRepliesCounter: ChatThreadRepliesCountDecorationView margins=0,0,8,0
                    container: View margins=6,8,6,8 background=overlay
                      | leading = superview.layoutMargins.leading @999
                      | trailing = superview.layoutMargins.trailing @999
                      | top = superview.layoutMargins.top @999
                      | bottom = superview.layoutMargins.bottom @999
                      textLabel: Label "2 replies" color=staticText font=footnoteBold
                        | leading = superview.layoutMargins.leading @999
                        | trailing = superview.layoutMargins.trailing @999
                        | top = superview.layoutMargins.top @999
                        | bottom = superview.layoutMargins.bottom @999
                """
        )
    }

    @Test func theFirstMessageOfADayHasTheDateAboveIt() {
        let message = FixtureChat.message("a", "Ahoy")
        var components = Components()
        components.messageListDateSeparatorEnabled = true

        #expect(
            tree(of: message, with: components) == """
                messageCell: ChatMessageCell column=fill/0
                  headerDecorations: ChatDateDecorationView
                    dateSeparator: ChatMessageListDateSeparatorView margins=3,10,3,10 corner=12 background=overlay
                      | centerX = superview.centerX
                      | leading >= superview.leading + 8
                      | top = superview.top + 8
                      | bottom = superview.bottom - 8
                      textLabel: Label "March 2, 2026" color=staticText font=footnoteBold role=heading
                        | leading = superview.layoutMargins.leading @999
                        | trailing = superview.layoutMargins.trailing @999
                        | top = superview.layoutMargins.top @999
                        | bottom = superview.layoutMargins.bottom @999
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
}
