import Components
import ComponentsTesting
import ExamplePlugins
import Testing

/// The example plugins keep every law.
struct ExampleCertificateTests {
    /// Intended effects: an event for the app, and the documentation's messages without threads and reactions.
    private static let warnings: [PluginID: [String]] = [
        "share-attachments": ["Event 'shareAttachments' is raised, and nobody listens."],
        "always-show-metadata": withoutThreads, "reversed-metadata": withoutThreads,
    ]
    private static let withoutThreads = [
        "'tapping threadInfo' is no longer possible.",
        "'tapping threadInfo/avatar' is no longer possible.",
        "'tapping reactionsBubble' is no longer possible.",
        "The reaction of 5 of 5 messages is not there.",
    ]

    // One of them is certified by the test of the command, in each run.
    @Test(.enabled(if: LongTests.areOn), arguments: Cases(1, of: ExampleCatalogue.plugins.count))
    func everyExampleKeepsEveryLaw(place: Case) {
        let plugin = ExampleCatalogue.plugins[place.number]

        let certificate = certify(plugin)

        #expect(certificate.passes, "\(certificate), \(place)")
        #expect(certificate.findings.map(\.fact) == Self.warnings[plugin.id] ?? [], "\(place)")
    }
}
