import Components
import DefaultComponents
import Synchronization
import Views

/// Shows the times of messages that it was asked about before.
struct RestlessPlugin: Plugin {
    private final class Memory: Sendable {
        let ids = Mutex<Set<ChatMessage.ID>>([])
    }

    let manifest = PluginManifest("restless")
    private let memory = Memory()

    func register(in registrar: inout Registrar) {
        let memory = memory
        registrar.transform(.messageLayoutOptions) { next, request in
            let isNew = memory.ids.withLock { $0.insert(request.message?.id ?? "").inserted }
            return isNew ? next(request) : next(request).union([.timestamp])
        }
    }
}

/// Handles every long press, and does nothing.
struct GraspingPlugin: Plugin {
    let manifest = PluginManifest("grasping")

    func register(in registrar: inout Registrar) {
        registrar.on(.longPressOnMessage) { _ in .handled }
    }
}

/// Sets the same accessibility label for every text.
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

/// Removes the views that others put above and below messages.
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

/// Has a button whose action retains the object that retains the button.
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
