import Testing

@testable import Workbench

@Suite(.enabled(if: SharedExport.isThere))
struct SharedExportTreeTests {
    @Test func everyMessageIsPrinted() {
        let run = DemoRun([SharedExport.path])

        #expect(run.ids.count == 56)
        #expect(run.errors.isEmpty)
        #expect(run.code == .success)
    }

    @Test func aJoinIsALineInTheMiddle() {
        let run = DemoRun([SharedExport.path, "--structure", "--message", "1452988822.000003"])

        #expect(
            run.output == """
                tree 1 structure dir=ltr scheme=light
                ## channel traveling-sailor
                # 1452988822.000003 2016-01-17T00:00:22.000003Z Harry Potter
                messageCell: ChatMessageCell column=fill/0
                  messageContentView: ChatMessageContentView role=article label="Harry Potter, 12:00 AM" options=centered,text
                    mainContainer: ContainerStackView row=bottom/8 margins=0,8,12,8
                      | centerX = superview.centerX
                      | top = superview.top
                      | bottom = superview.bottom
                      | width <= 0.75 * superview.width
                      bubbleThreadMetaContainer: ContainerStackView column=center/4
                        bubbleContentContainer: ContainerStackView column=fill/4 margins=0,0,0,0
                          messageText: ChatMessageTextView "@Harry Potter has joined the channel" inset=3,10,3,10 corner=12 background=overlay color=staticText font=footnote runs=user(U0BMYT2FL):13,plain:23

                """
        )
    }

    @Test func anAddedIntegrationIsALineWithItsLink() {
        let run = DemoRun([SharedExport.path, "--structure", "--message", "1452988903.000006"])

        #expect(
            run.output == """
                tree 1 structure dir=ltr scheme=light
                ## channel traveling-sailor
                # 1452988903.000006 2016-01-17T00:01:43.000006Z Hamza Faran
                messageCell: ChatMessageCell column=fill/0
                  messageContentView: ChatMessageContentView role=article label="Hamza Faran, 12:01 AM" options=centered,text
                    mainContainer: ContainerStackView row=bottom/8 margins=0,8,12,8
                      | centerX = superview.centerX
                      | top = superview.top
                      | bottom = superview.bottom
                      | width <= 0.75 * superview.width
                      bubbleThreadMetaContainer: ContainerStackView column=center/4
                        bubbleContentContainer: ContainerStackView column=fill/4 margins=0,0,0,0
                          messageText: ChatMessageTextView "@Hamza Faran added an integration to this channel: github" inset=3,10,3,10 corner=12 background=overlay color=staticText font=footnote runs=user(U0BMQB6JE):12,plain:39,link(https://mesos-magellan.slack.com/services/B0JL6UFSL):6

                """
        )
    }

    @Test func aShortMessageIsABubble() {
        let run = DemoRun([SharedExport.path, "--structure", "--message", "1458949486.000004"])

        #expect(
            run.output == """
                tree 1 structure dir=ltr scheme=light
                ## channel traveling-sailor
                # 1458949486.000004 2016-03-25T23:44:46.000004Z Harry Potter
                messageCell: ChatMessageCell column=fill/0
                  messageContentView: ChatMessageContentView role=article label="Harry Potter, 11:44 PM" options=avatarSizePadding,bubble,continuousBubble,text
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
                            messageText: ChatMessageTextView "33MB zip file" inset=3,6,3,6 color=text

                """
        )
    }
}
