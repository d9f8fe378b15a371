import Components
import ComponentsTesting
import DefaultComponents
import Dispatch
import ExamplePlugins
import Messenger
import Testing
import Views

@Suite(.serialized) struct CertificateTests {
    @Test(arguments: MessengerChat.plugins.map(\.id))
    func everyPluginHasItsCertificate(id: PluginID) throws {
        let plugin = try #require(MessengerChat.plugins.first { $0.id == id })
        let others = MessengerChat.plugins.filter { $0.id != id }

        let certificate = certify(
            plugin,
            beside: ExampleCatalogue.plugins + others,
            messages: MessengerChat.messages,
            using: live
        )

        for finding in certificate.findings { Issue.record(finding) }
    }
}

/// Translates a message, waits for the answer, and lets a minute pass.
@Sendable
private func live(_ screen: ChatChannelVC) {
    guard let tree = screen.node.connectedTree else { return }
    let answer = DispatchSemaphore(value: 0)
    tree.store.onAnswer { answer.signal() }
    let buttons = screen.view.controls(named: "translate")
    if buttons.first?.sendActions(for: .touchUpInside) == true {
        _ = answer.wait(timeout: .now() + 30)
    }
    tree.advance(to: tree.now.advanced(by: .seconds(60)))
}
