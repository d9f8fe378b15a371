import Testing

@testable import Hosting
@testable import Workbench

/// The plugins that cause a property without having written it.
struct PropertyDecidersTests {
    @Test func whoChangesNothingByGoingIsNotTold() {
        let run = DemoRun(
            "explain --message m23 --all-plugins --node bubbleThreadMetaContainer --property axis"
        )

        #expect(
            run.output == """
                messageCell/messageContentView/mainContainer/bubbleThreadMetaContainer: ContainerStackView
                  axis = vertical, by ChatMessageContentView.setUpLayout
                    before: horizontal, the default of its class

                """
        )
    }

    @Test func whatItWouldBeWithoutSomebodyIsReported() {
        let run = DemoRun(
            "explain --message m23 --all-plugins --node avatar --property frame"
        )

        #expect(run.output.hasSuffix("\n  without reversed-metadata it would be 8,40 32x32\n"))
    }

    @Test func whoWouldDoAloneIsReportedWithTheOthers() {
        let run = DemoRun(
            "explain --message m2 --node avatar --property alpha "
                + "--plugin always-show-metadata --plugin reversed-metadata"
        )

        #expect(
            run.output.hasSuffix(
                "\n  without always-show-metadata and reversed-metadata the view would not be there, "
                    + "though not without one of them alone\n"
            )
        )
    }

    @Test func jsonHasWhatWritersReadAndWhoDecidedIt() {
        let run = DemoRun(
            "explain --message m4 --node mainContainer --property constraints "
                + "--plugin reversed-metadata --json"
        )

        #expect(
            run.output.withoutLines.contains(
                #""decidedReads": [{"by": {"at": "ExamplePlugins/ReversedMetadataPlugin.swift", "#
                    + #""owner": "reversed-metadata", "scope": null, "verb": "set", "what": "1.0"}, "#
                    + #""slot": "maxContentWidthMultiplier"}]"#
            )
        )
    }
}
