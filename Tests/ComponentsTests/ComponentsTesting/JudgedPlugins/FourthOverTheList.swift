import Components
import DefaultComponents
import Views

struct FourthVioletPlugin: Plugin {
    let manifest = PluginManifest("violet", summary: "People who type stand out.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.typingIndicator, with: FourthBoldTyping.self)
    }
}

private final class FourthBoldTyping: ComponentExtension<ChatTypingIndicatorView> {
    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = host.components[.appearance]
        host.textLabel.font = appearance.fonts.footnoteBold
        host.textLabel.textColor = appearance.palette.text
    }
}

struct FourthWillowPlugin: Plugin {
    let manifest = PluginManifest("willow", summary: "The way to the newest message is filled.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.scrollToLatestMessageButton, with: FourthFilledCircle.self)
    }
}

private final class FourthFilledCircle: ComponentExtension<ChatScrollToLatestMessageButton> {
    override func setUpAppearance() {
        super.setUpAppearance()
        let palette = host.components[.appearance].palette
        host.circleView.backgroundColor = palette.accent
        host.imageView.tintColor = palette.accentContent
        host.badgeView.layer.borderWidth = 1
        host.badgeView.layer.borderColor = palette.accentContent
    }
}

struct FourthXenonPlugin: Plugin {
    let manifest = PluginManifest("xenon", summary: "No date floats over the list.")

    func register(in registrar: inout Registrar) {
        registrar.set(.messageListDateOverlayEnabled, to: false)
    }
}
