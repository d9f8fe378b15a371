import Components
import DefaultComponents
import ExamplePlugins
import Testing

@testable import Workbench

struct PluginCheckCommandTests {
    /// A factor that is coprime to the number of subsets except the empty one, so that a sample is spread over all.
    private static let spread = 1013

    // Each takes a tenth of a second, so only a quarter of them is checked.
    @Test(arguments: Cases(4, of: PluginSubsets.count / 4))
    func noSubsetOfTheExamplesIsWithoutEffect(subset: Case) {
        let number = 1 + subset.number * Self.spread % (PluginSubsets.count - 1)
        let words = PluginSubsets.plugins(number).flatMap { ["--plugin", $0.id.rawValue] }

        let run = DemoRun(["plugins", "--check"] + words)

        let count = words.count / 2
        #expect(
            run.output
                == "\(count) plugin\(count == 1 ? "" : "s"): everything has an effect\n",
            "subset \(number), \(subset)"
        )
        #expect(run.code == .success)
    }

    @Test func allPluginsAreCheckedWhereNoneIsNamed() {
        let run = DemoRun("plugins --check")

        #expect(run == DemoRun("plugins --check --all-plugins"))
        #expect(run.output == "12 plugins: everything has an effect\n")
    }

    @Test func whatOneTakesFromAnotherIsANote() {
        let run = DemoRun(
            "plugins --check --plugin hide-delivery-status --plugin read-by-avatars"
        )

        #expect(run.code == .success)
        #expect(
            run.errors.replacing(/swift:[0-9]+/, with: "swift") == """
                note: Extension 'ReaderAvatars' of slot 'deliveryStatus' by 'read-by-avatars' at \
                ExamplePlugins/ReadByAvatarsPlugin.swift took no effect in this input: \
                'hide-delivery-status' at ExamplePlugins/HideDeliveryStatusPlugin.swift took away \
                the layout option 'deliveryStatusIndicator'. To fix, leave one of them out.

                """
        )
    }

    @Test func findingEndsTheProgramWithOne() throws {
        let run = try withTemporaryFile("plain.json", twoChannels) { path in
            DemoRun(["plugins", "--check", "--plugin", "share-attachments", "--json", path])
        }

        #expect(run.code == .found)
        #expect(run.output.hasPrefix("[\n{\"at\": \"ExamplePlugins/ShareAttachmentsPlugin.swift:"))
        #expect(run.output.contains("\"certain\": false"))
        #expect(run.output.contains("\"reason\": \"kept\""))
    }

    @Test func nothingIsAnEmptyArray() {
        let run = DemoRun("plugins --check --plugin squared-bubble --json")

        #expect(run.output == "[]\n")
        #expect(run.code == .success)
    }

    @Test(arguments: ["--plugin squared-bubble", "--json", "--zone UTC"])
    func whatIsForChecksNeedsTheFlag(words: String) {
        let run = DemoRun("plugins \(words)")

        #expect(run.code == .usage)
        #expect(run.errors.contains("has no effect without '--check'"))
    }
}
