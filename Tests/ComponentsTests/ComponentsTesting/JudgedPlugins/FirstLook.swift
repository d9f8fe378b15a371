import Components
import DefaultComponents
import Views

struct FirstOceanTheme: Plugin {
    let manifest = PluginManifest("ocean-theme", summary: "Bubbles in the colours of the sea.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.appearance) { below in
            var appearance = below
            let palette = appearance.palette
            let foam = Color("foam", light: RGBA(0xD9F2EC), dark: RGBA(0x16403F))
            appearance.palette.outgoingBubble = foam
            appearance.palette.text = Color("deep", light: RGBA(0x08262B), dark: palette.text.dark)
            appearance.metrics.bubbleCornerRadius = 10
            return appearance
        }
    }
}

struct FirstLargerText: Plugin {
    let manifest = PluginManifest("larger-text", summary: "Text is a quarter larger at least.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.textScale) { max($0, 1.25) }
    }
}

struct FirstSoftCorners: Plugin {
    let manifest = PluginManifest("soft-corners", summary: "Quotes and pictures are rounder.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.quotedMessage, with: FirstRoundEdge.self)
        registrar.extend(.attachment(.image), with: FirstRoundEdge.self)
        registrar.extend(.attachment(.file), with: FirstRoundEdge.self)
    }
}

final class FirstRoundEdge: ComponentExtension<View> {
    override func setUpAppearance() {
        super.setUpAppearance()
        host.layer.cornerRadius = host.components[.appearance].metrics.cardCornerRadius + 4
    }
}

struct FirstCodeMessages: Plugin {
    let manifest = PluginManifest("code-messages", summary: "Messages of mere code are larger.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageText, with: FirstCodeFont.self)
    }
}

/// The text's own update writes the font each time, so that nothing has to be reset.
final class FirstCodeFont: ComponentExtension<ChatMessageTextView> {
    override func updateContent() {
        super.updateContent()
        let runs = host.content?.runs ?? []
        guard !runs.isEmpty, runs.allSatisfy({ $0.style.traits.contains(.code) }) else { return }
        host.font = Font("code", size: 18, isMonospaced: true)
    }
}

struct FirstSoftFocus: Plugin {
    let manifest = PluginManifest("soft-focus", summary: "A calm look, without hard edges.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageCell, with: FirstSoftness.self)
        registrar.extend(.messageComposerVC, with: FirstSoftComposer.self)
    }
}

final class FirstSoftness: ComponentExtension<View> {
    override func setUpAppearance() {
        super.setUpAppearance()
        host.alpha = 0.1
    }
}

final class FirstSoftComposer: ComponentExtension<ComposerVC> {
    override func setUpAppearance() {
        super.setUpAppearance()
        host.view.alpha = 0.1
    }
}

struct FirstInkTheme: Plugin {
    let manifest = PluginManifest("ink-theme", summary: "Text as dark as ink.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.appearance) { below in
            var appearance = below
            appearance.palette.text = Color("ink", light: RGBA(0x0B0B14))
            return appearance
        }
    }
}

struct FirstPaleFacts: Plugin {
    let manifest = PluginManifest("pale-facts", summary: "Names and times stay behind.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.appearance) { below in
            var appearance = below
            let dark = appearance.palette.subtitleText.dark
            appearance.palette.subtitleText = Color("pale", light: RGBA(0xB4BCC6), dark: dark)
            return appearance
        }
    }
}

struct FirstFreshLook: Plugin {
    let manifest = PluginManifest("fresh-look", summary: "A look with larger corners.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.appearance) { _ in
            var appearance = Appearance()
            appearance.metrics.bubbleCornerRadius = 24
            return appearance
        }
    }
}

struct FirstDenseType: Plugin {
    let manifest = PluginManifest("dense-type", summary: "More messages on the screen.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.appearance) { below in
            var appearance = below
            appearance.fonts.body.size = 7
            appearance.fonts.footnote.size = 5
            return appearance
        }
    }
}

struct FirstLeadingSide: Plugin {
    let manifest = PluginManifest("leading-side", summary: "Lines begin at the same side for all.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.layoutDirection) { _ in .leftToRight }
    }
}

struct FirstSteadyType: Plugin {
    let manifest = PluginManifest("steady-type", summary: "Type looks the same on all devices.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.textScale) { _ in 1 }
    }
}

struct FirstSlimControls: Plugin {
    let manifest = PluginManifest("slim-controls", summary: "Buttons take less room.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.appearance) { below in
            var appearance = below
            appearance.metrics.composerButtonMargins = .zero
            appearance.metrics.roundButtonMargins = .zero
            appearance.metrics.composerCancelMargins = .zero
            return appearance
        }
    }
}

struct FirstLavenderBubbles: Plugin {
    let manifest = PluginManifest("lavender-bubbles", summary: "One's own bubbles are lavender.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.bubble, with: FirstLavender.self)
    }
}

final class FirstLavender: ComponentExtension<View> {
    override func updateContent() {
        super.updateContent()
        guard (host as? any MessageBubble)?.content?.isOutgoing == true else { return }
        host.backgroundColor = Color("lavender", light: RGBA(0xE6E0FF))
    }
}

extension JudgedPlugin {
    static let firstLook: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: FirstOceanTheme(),
            verdict: .clean,
            reason: "Changes three values of what is below; all can be read in light and dark."
        ),
        JudgedPlugin(
            plugin: FirstLargerText(),
            verdict: .clean,
            reason: "Makes text larger and keeps the scale of those who want more."
        ),
        JudgedPlugin(
            plugin: FirstSoftCorners(),
            verdict: .clean,
            reason: "One extension on three slots, which changes a radius."
        ),
        JudgedPlugin(
            plugin: FirstCodeMessages(),
            verdict: .clean,
            reason: "Writes the font only where it differs, as the host writes it in each update.",
            messages: [.first("code", "\("let berth = 14", .code)")]
        ),
        JudgedPlugin(
            plugin: FirstSoftFocus(),
            verdict: .failed,
            reason: "Makes everything so faint that nobody can read it."
        ),
        JudgedPlugin(
            plugin: FirstInkTheme(),
            verdict: .failed,
            reason: "Its text is dark in the dark as well, where nobody can read it."
        ),
        JudgedPlugin(
            plugin: FirstPaleFacts(),
            verdict: .failed,
            reason: "Names, times and counts can hardly be read in light surroundings."
        ),
        JudgedPlugin(
            plugin: FirstFreshLook(),
            verdict: .failed,
            reason: "Begins with the default look, so other plugins' words, colours and lengths go."
        ),
        JudgedPlugin(
            plugin: FirstDenseType(),
            verdict: .failed,
            reason: "Text of seven and five points is too small for most."
        ),
        JudgedPlugin(
            plugin: FirstLeadingSide(),
            verdict: .failed,
            reason: "Lays out from left to right for those who read from right to left."
        ),
        JudgedPlugin(
            plugin: FirstSteadyType(),
            verdict: .failed,
            reason: "Takes the larger text away from those who asked for it."
        ),
        JudgedPlugin(
            plugin: FirstSlimControls(),
            verdict: .failed,
            reason: "Leaves buttons of 16 points, which few fingers hit."
        ),
        JudgedPlugin(
            plugin: FirstLavenderBubbles(),
            verdict: .failed,
            reason: "Its bubble is as light in the dark, where the text on it is light, too."
        ),
    ]
}
