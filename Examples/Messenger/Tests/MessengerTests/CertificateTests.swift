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

/// Uses what the plugins add to a screen, waits for answers, and lets a minute pass.
@Sendable
private func live(_ screen: ChatChannelVC) {
    guard let tree = screen.node.connectedTree else { return }
    let (list, composer) = (screen.messageListVC, screen.messageComposerVC)
    list.scrollToMessage(id: "text")
    screen.view.layoutIfNeeded()
    for name in ["translate", "copyCode"] {
        screen.view.controls(named: name).first?.sendActions(for: .touchUpInside)
    }
    for _ in 0..<1_000 where tree.store.count.tasks > 0 {
        _ = DispatchSemaphore(value: 0).wait(timeout: .now() + .milliseconds(5))
        tree.advance(to: tree.now)
    }
    let message = screen.channelController?.messages.first { $0.id == "text" }
    let search = message.flatMap { list.actions(for: $0).first { $0.id == "search" } }
    if let message, let search { list.perform(search, on: message) }
    screen.view.layoutIfNeeded()
    screen.view.fields.first?.take(.insert("o"))
    composer.content.text = "```\nlet x\n```"
    composer.sendMessage()
    composer.content.text = "/poll Where to?"
    composer.sendMessage()
    composer.content.text = "Ahoy :th"
    let pointer = GestureTracker(in: screen.view)
    for target in pointer.targets(in: screen.view) { pointer.perform(target) }
    screen.view.layoutIfNeeded()
    for _ in 0..<8 where list.closeTopOverlay() {}
    tree.advance(to: tree.now.advanced(by: .seconds(60)))
}
