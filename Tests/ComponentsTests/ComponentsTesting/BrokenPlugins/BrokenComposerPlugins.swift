import Components
import DefaultComponents
import Views

/// Makes the send button as small as its symbol.
struct TinySendPlugin: Plugin {
    private final class TinySendButton: ChatComposerSendButton {
        override func setUpAppearance() {
            super.setUpAppearance()
            contentInset = DirectionalEdgeInsets(all: 2)
        }
    }

    let manifest = PluginManifest("tiny-send")

    func register(in registrar: inout Registrar) {
        registrar.replace(.composerSendButton, with: TinySendButton.self)
    }
}

/// Extends a component of composers and does nothing to it.
struct IdleHeaderPlugin: Plugin {
    private final class Idle: ComponentExtension<View> {}

    let manifest = PluginManifest("idle-header")

    func register(in registrar: inout Registrar) {
        registrar.extend(.composerSendButton, with: BrokenPluginMark.self)
        registrar.extend(.composerHeader, with: Idle.self)
    }
}

/// Returns the submission of the layer below unchanged.
struct EchoSenderPlugin: Plugin {
    let manifest = PluginManifest("echo-sender")

    func register(in registrar: inout Registrar) {
        registrar.extend(.composerSendButton, with: BrokenPluginMark.self)
        registrar.transform(.messageSubmission) { next, submission in next(submission) }
    }
}

/// Gives a line below the reason too little room.
struct CrampedNoticePlugin: Plugin {
    private final class Line: ComponentExtension<ChatComposerNotice> {
        override func setUpLayout() {
            super.setUpLayout()
            let label = Label()
            label.text = "Later"
            label.numberOfLines = 0
            label.textColor = host.components[.appearance].palette.alertContent
            label.heightAnchor.constraint(equalToConstant: 5).isActive = true
            host.addArrangedSubview(label)
        }
    }

    let manifest = PluginManifest("cramped-notice")

    func register(in registrar: inout Registrar) {
        registrar.extend(.composerNotice, with: Line.self)
    }
}

/// Writes the status of a text in a pale colour.
struct PaleTitlePlugin: Plugin {
    private final class Pale: ComponentExtension<ChatComposerHeader> {
        override func setUpAppearance() {
            super.setUpAppearance()
            host.titleLabel.textColor = Color("pale", light: RGBA(0xB0B8C0), dark: RGBA(0x50585F))
        }
    }

    let manifest = PluginManifest("pale-title")

    func register(in registrar: inout Registrar) {
        registrar.extend(.composerHeader, with: Pale.self)
    }
}

/// Adds a control without a name below attachments.
struct SilentAttachmentsPlugin: Plugin {
    private final class Poke: ComponentExtension<ChatComposerAttachmentList> {
        override func updateContent() {
            super.updateContent()
            let control = Control()
            control.addTarget("poke") {}
            control.heightAnchor.constraint(equalToConstant: 44).isActive = true
            host.addArrangedSubview(control)
        }
    }

    let manifest = PluginManifest("silent-attachments")

    func register(in registrar: inout Registrar) {
        registrar.extend(.composerAttachments, with: Poke.self)
    }
}

/// Mirrors by hand, above the quoted message, a view that is mirrored anyway.
struct LeftistHeaderPlugin: Plugin {
    private final class Add: ComponentExtension<ChatComposerHeader> {
        override func setUpLayout() {
            super.setUpLayout()
            host.insertArrangedSubview(LeftistPlugin.LeftView(), at: 0)
        }
    }

    let manifest = PluginManifest("leftist-header")

    func register(in registrar: inout Registrar) {
        registrar.extend(.composerHeader, with: Add.self)
    }
}

/// Removes from reasons everything that looks like markup.
struct TidyNoticePlugin: Plugin {
    private final class Tidying: ComponentExtension<ChatComposerNotice> {
        override func updateContent() {
            super.updateContent()
            host.alpha = 0.9
            host.textLabel.text = host.content?.replacing(/<[^>]*>/, with: "")
        }
    }

    let manifest = PluginManifest("tidy-notice")

    func register(in registrar: inout Registrar) {
        registrar.extend(.composerNotice, with: Tidying.self)
    }
}

/// Sets a property of the send button for some texts, and never resets it.
struct LeakySendPlugin: Plugin {
    private final class Leak: ComponentExtension<ChatComposerSendButton> {
        override func updateContent() {
            super.updateContent()
            if !host.content.attachments.isEmpty { host.alpha = 0.6 }
        }
    }

    let manifest = PluginManifest("leaky-send")

    func register(in registrar: inout Registrar) {
        registrar.extend(.composerSendButton, with: Leak.self)
    }
}
