import Components
import ComponentsTesting
import ExamplePlugins
import Testing

/// The example plugins keep every law.
struct ExampleCertificateTests {
    // One of them is certified by the test of the command, in each run.
    @Test(.enabled(if: LongTests.areOn), arguments: Cases(1, of: ExampleCatalogue.plugins.count))
    func everyExampleKeepsEveryLaw(place: Case) {
        let plugin = ExampleCatalogue.plugins[place.number]

        let certificate = certify(plugin)

        #expect(certificate.text == "'\(plugin.id)' keeps 23 of 23 laws\n", "\(place)")
    }
}
