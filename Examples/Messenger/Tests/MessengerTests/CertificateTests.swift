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
    screen.messageListVC.scrollToMessage(id: "text")
    screen.view.layoutIfNeeded()
    screen.view.controls(named: "translate").first?.sendActions(for: .touchUpInside)
    for _ in 0..<1_000 where tree.store.count.tasks > 0 {
        _ = DispatchSemaphore(value: 0).wait(timeout: .now() + .milliseconds(5))
        tree.advance(to: tree.now)
    }
    tree.advance(to: tree.now.advanced(by: .seconds(60)))
}
