import Components
import Testing

@testable import Workbench
@testable import demo

struct ListingTests {
    @Test func pluginsAreListedByIDWithTheirSummaries() {
        let run = DemoRun("plugins")
        let titles = run.lines.filter { !$0.hasPrefix(" ") }

        #expect(titles == Examples.plugins.map { "\($0.id) \($0.manifest.version)" })
        #expect(Examples.plugins.allSatisfy { run.lines.contains("  \($0.manifest.summary)") })
        #expect(Examples.plugins.allSatisfy { !$0.manifest.summary.isEmpty })
    }

    @Test func pluginTellsForWhichVersionsItWasMade() throws {
        let plugin = TestPlugin(
            PluginManifest(
                "tint",
                summary: "All is blue.",
                host: Components.version..<Version(99),
                slots: [SlotRequirement(.limit, in: 1..<3)]
            )
        ) { _ in }

        let program = Program(output: CapturedText(), errors: CapturedText())
        #expect(
            try PluginsCommand(program: program).text(of: plugin) == """
                tint 1.0.0
                  All is blue.
                  made for version \(Components.version)..<99.0.0 of the package
                  made for version 1..<3 of limit

                """
        )
    }

    @Test func registrationsNameSlotAndPlace() {
        let lines = DemoRun("plugins").lines.map(\.withoutLineNumber)

        #expect(
            lines.contains(
                "  extends bubble with SquareCorners at ExamplePlugins/SquaredBubblePlugin.swift"
            )
        )
    }

    @Test func slotsAreListedByName() {
        let titles = DemoRun("slots").lines.filter { !$0.hasPrefix(" ") }

        #expect(titles.contains("bubble: MessageBubble"))
        #expect(titles.contains("conversationFormat: family of ConversationFormat"))
        #expect(titles.contains { $0.hasPrefix("tapOnDeliveryStatus: event ") })
        let names = titles.map { $0.prefix { $0 != ":" } }
        #expect(names == names.sorted())
    }

    @Test func slotShowsItsStack() {
        let lines = DemoRun("slots --plugin squared-bubble").lines.map(\.withoutLineNumber)
        let start = lines.firstIndex(of: "bubble: MessageBubble") ?? lines.endIndex

        #expect(
            lines[start...].prefix(3) == [
                "bubble: MessageBubble",
                "  filled by ChatMessageBubbleView from default at "
                    + "DefaultComponents/MessageBubble.swift",
                "  extended by SquareCorners from squared-bubble at "
                    + "ExamplePlugins/SquaredBubblePlugin.swift",
            ]
        )
    }

    @Test func eventsHaveListenersInsteadOfABase() {
        let lines = DemoRun("slots").lines.map(\.withoutLineNumber)
        let start = lines.firstIndex { $0.hasPrefix("tapOnDeliveryStatus: ") } ?? lines.endIndex

        #expect(
            lines[start...].dropFirst().first
                == "  declared at DefaultComponents/MessageEvents.swift"
        )
    }

    @Test func lostBasesAreShown() {
        let lines = DemoRun("slots --plugin date-separator-style").lines.map(\.withoutLineNumber)

        #expect(
            lines.contains(
                "  instead of false from default at DefaultComponents/ChatValueSlots.swift"
            )
        )
    }

    @Test(arguments: [["plugins"], ["slots"], ["slots", "--all-plugins"]])
    func listingsAreStable(words: [String]) {
        #expect(DemoRun(words) == DemoRun(words))
        #expect(DemoRun(words).errors.isEmpty)
    }
}

extension String {
    /// The line without the number after its last colon.
    fileprivate var withoutLineNumber: String {
        guard let colon = lastIndex(of: ":"), self[index(after: colon)...].allSatisfy(\.isNumber)
        else { return self }
        return String(self[..<colon])
    }
}
