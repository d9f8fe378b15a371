import Components
import DefaultComponents
import Synchronization
import Views

/// Shows the time of each second message that it is asked about.
struct RestlessPlugin: Plugin {
    private final class Turns: Sendable {
        let count = Mutex(0)
    }

    let manifest = PluginManifest("restless")
    private let turns = Turns()

    func register(in registrar: inout Registrar) {
        let turns = turns
        registrar.transform(.messageLayoutOptions) { next, request in
            let turn = turns.count.withLock { count in
                count += 1
                return count
            }
            return turn % 7 < 3 ? next(request).union([.timestamp]) : next(request)
        }
    }
}

/// Takes every long press for itself, and does nothing with it.
struct GraspingPlugin: Plugin {
    let manifest = PluginManifest("grasping")

    func register(in registrar: inout Registrar) {
        registrar.on(.longPressOnMessage) { _ in .handled }
    }
}

/// Says the same of every text to those who do not see it.
struct MumblingPlugin: Plugin {
    private final class Mumble: ComponentExtension<View> {
        override func updateContent() {
            super.updateContent()
            host.accessibilityLabel = "Message"
        }
    }

    let manifest = PluginManifest("mumbling")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageText, with: Mumble.self)
    }
}

/// Takes out what anybody puts above and below messages.
struct SweepingPlugin: Plugin {
    private final class Sweep: ComponentExtension<ChatMessageCell> {
        override func updateContent() {
            super.updateContent()
            for view in host.headerDecorations + host.footerDecorations {
                view.removeFromSuperview()
            }
        }
    }

    let manifest = PluginManifest("sweeping")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageCell, with: Sweep.self)
    }
}

/// Has a button whose action keeps what keeps the button.
struct ClingingPlugin: Plugin {
    private final class Cling: ComponentExtension<ChatMessageContentView> {
        private let button = Button()

        override func setUpLayout() {
            super.setUpLayout()
            button.title = "Fade"
            button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
            button.widthAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
            button.addTarget("fade") { self.host.alpha = 0.9 }
            host.bubbleContentContainer.addArrangedSubview(button)
        }

        override func setUpAppearance() {
            super.setUpAppearance()
            host.alpha = 1
            button.font = host.components[.appearance].fonts.body
            button.tintColor = host.components[.appearance].palette.text
        }

        override func updateContent() {
            super.updateContent()
            host.alpha = 1
        }
    }

    let manifest = PluginManifest("clinging")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: Cling.self)
    }
}
