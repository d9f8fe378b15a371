import Components
import ComponentsTesting
import ExamplePlugins
import Testing

/// The example plugins keep every law.
struct ExampleCertificateTests {
    @Test(arguments: Cases(1, of: ExampleCatalogue.plugins.count))
    func everyExampleKeepsEveryLaw(place: Case) {
        let plugin = ExampleCatalogue.plugins[place.number]
        var settings = CertificateSettings()
        if !LongTests.areOn {
            settings = .few
            settings.builtIn = ["join", "hello", "attachments", "own-root", "read"]
        }

        let certificate = certify(plugin, settings: settings)

        #expect(certificate.text == "'\(plugin.id)' keeps 18 of 18 laws\n", "\(place)")
    }
}
