import Components
import ComponentsTesting
import DefaultComponents
import ExamplePlugins
import Testing
import Views

@Suite struct ClashTests {
    @Test func twoBasesOfOneSlotAreOneErrorThatNamesBoth() {
        let error = refusal(of: [CapsuleBubbles(), CloudBubbles()])

        #expect(
            error == """
                Slot 'bubble' is replaced by 'capsule-bubbles' (CapsuleBubble at ClashTests.swift) and by \
                'cloud-bubbles' (CloudBubble at ClashTests.swift). To fix, pass preferring: \
                ["capsule-bubbles"], turn one into an extension, or leave one out.
                """
        )
    }

    @Test func twoValuesOfOneSlotAreOneErrorThatNamesBoth() {
        let error = refusal(of: [ReversedMetadataPlugin(), NarrowMessages()])

        #expect(
            error == """
                Slot 'maxContentWidthMultiplier' is set to different values by 'narrow-messages' (0.5 at \
                ClashTests.swift) and by 'reversed-metadata' (1.0 at ReversedMetadataPlugin.swift). To \
                fix, pass preferring: ["narrow-messages"], or leave one out.
                """
        )
    }

    @Test func aDeclaredConflictIsOneErrorThatNamesBoth() {
        let error = refusal(of: [SquaredBubblePlugin(), RoundOnly()])

        #expect(
            error == """
                Plugin 'round-only' conflicts with 'squared-bubble'. To fix, leave one of them out.
                """
        )
    }

    @Test func aReplacedBaseThatAnExtensionNeedsIsOneErrorThatNamesBoth() {
        let error = refusal(of: [ReadByAvatarsPlugin(), BareStatus()])

        #expect(
            error == """
                Slot 'deliveryStatus' is extended by 'read-by-avatars' (ReaderAvatars at \
                ReadByAvatarsPlugin.swift) for a host 'ChatMessageDeliveryStatusView', and holds \
                'BareStatusView' from 'bare-status'. To fix, make 'BareStatusView' inherit from \
                'ChatMessageDeliveryStatusView', extend a host that both share, or leave one out.
                """
        )
    }

    @Test func everyClashOfASetIsInTheOneError() {
        let error = refusal(of: [
            CapsuleBubbles(), CloudBubbles(), ReversedMetadataPlugin(), NarrowMessages(),
            SquaredBubblePlugin(), RoundOnly(),
        ])

        #expect(error?.split(separator: "\n").count == 3)
    }

    @Test func theAppSettlesAClashByNamingTheWinner() throws {
        var components = Components()

        try components.install(
            [CapsuleBubbles(), CloudBubbles()],
            preferring: ["cloud-bubbles"]
        )

        #expect(components.messageBubbleView is CloudBubble.Type)
        #expect(
            components.report(on: .bubble).shadowed.map(\.what) == [
                "ChatMessageBubbleView", "CapsuleBubble",
            ]
        )
    }
}

/// Returns the text of the error of installing plugins, without line numbers and modules.
private func refusal(of plugins: [any Plugin]) -> String? {
    var components = Components()
    let before = ContainerReports(components)
    do {
        try components.install(plugins)
        return nil
    } catch {
        #expect(ContainerReports(components) == before)
        return error.description
            .replacing(#/\w+/(\w+\.swift):\d+/#) { $0.output.1 }
    }
}

private struct CapsuleBubbles: Plugin {
    let manifest = PluginManifest("capsule-bubbles")

    func register(in registrar: inout Registrar) {
        registrar.replace(.bubble, with: CapsuleBubble.self)
    }
}

private struct CloudBubbles: Plugin {
    let manifest = PluginManifest("cloud-bubbles")

    func register(in registrar: inout Registrar) {
        registrar.replace(.bubble, with: CloudBubble.self)
    }
}

private struct NarrowMessages: Plugin {
    let manifest = PluginManifest("narrow-messages")

    func register(in registrar: inout Registrar) {
        registrar.set(.maxContentWidthMultiplier, to: 0.5)
    }
}

private struct RoundOnly: Plugin {
    let manifest = PluginManifest("round-only", conflicts: ["squared-bubble"])

    func register(in registrar: inout Registrar) {}
}

private struct BareStatus: Plugin {
    let manifest = PluginManifest("bare-status")

    func register(in registrar: inout Registrar) {
        registrar.replace(.deliveryStatus, with: BareStatusView.self)
    }
}

private final class CapsuleBubble: ChatMessageBubbleView {}

private final class CloudBubble: ChatMessageBubbleView {}

private final class BareStatusView: View, DeliveryStatusView {
    var content: DeliveryStatusContent?
}
