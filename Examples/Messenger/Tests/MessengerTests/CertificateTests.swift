import Components
import ComponentsTesting
import ExamplePlugins
import Messenger
import Testing

@Suite struct CertificateTests {
    @Test(arguments: MessengerChat.plugins.map(\.id))
    func everyPluginHasItsCertificate(id: PluginID) throws {
        let plugin = try #require(MessengerChat.plugins.first { $0.id == id })
        let others = MessengerChat.plugins.filter { $0.id != id }

        let certificate = certify(
            plugin,
            beside: ExampleCatalogue.plugins + others,
            messages: MessengerChat.messages
        )

        for finding in certificate.findings { Issue.record(finding) }
    }
}
