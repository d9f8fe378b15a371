import Components
import DefaultComponents
import Views

/// Sets a property for some messages, and never resets it.
struct LeakyPlugin: Plugin {
    private final class Leak: ComponentExtension<ChatMessageContentView> {
        override func updateContent() {
            super.updateContent()
            if let text = host.content?.text.plain, text.count > 20 { host.alpha = 0.6 }
        }
    }

    let manifest = PluginManifest("leaky")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: Leak.self)
    }
}

/// Sets a property by the content in a hook that does not run when that changes.
struct StickyPlugin: Plugin {
    private final class Edge: ComponentExtension<ChatMessageContentView> {
        override func setUpAppearance() {
            super.setUpAppearance()
            host.layer.borderWidth = (host.content?.text.plain.count ?? 0) > 8 ? 2 : 1
        }
    }

    let manifest = PluginManifest("sticky")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: Edge.self)
    }
}

/// Remembers an earlier width of the cell.
struct HoarderPlugin: Plugin {
    final class HoardingBubble: ChatMessageBubbleView {
        private var widest = 0.0

        override func layoutSubviews() {
            super.layoutSubviews()
            var outermost: View = self
            while let next = outermost.superview, !(outermost is any MessageCell) {
                outermost = next
            }
            widest = max(widest, outermost.frame.size.width)
            layer.borderWidth = widest > 375 ? 2 : 1
        }
    }

    let manifest = PluginManifest("hoarder")

    func register(in registrar: inout Registrar) {
        registrar.replace(.bubble, with: HoardingBubble.self)
    }
}
