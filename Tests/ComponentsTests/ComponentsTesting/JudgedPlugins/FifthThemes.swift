import Components
import DefaultComponents
import Views

struct FifthBeaconPlugin: Plugin {
    let manifest = PluginManifest("beacon", summary: "Denser messages.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.appearance) { below in
            var appearance = below
            appearance.metrics.bubbleCornerRadius = 10
            appearance.metrics.bubbleMargins = DirectionalEdgeInsets(all: 4)
            appearance.metrics.groupSpacing = 1
            appearance.metrics.messageSpacing = 2
            return appearance
        }
    }
}

struct FifthBisonPlugin: Plugin {
    let manifest = PluginManifest("bison", summary: "A look in blue and round.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.appearance) { _ in
            var appearance = Appearance()
            appearance.palette.outgoingBubble = Color(
                "sea",
                light: RGBA(0xD6E8FB),
                dark: RGBA(0x1C3A57)
            )
            appearance.metrics.bubbleCornerRadius = 22
            return appearance
        }
    }
}

struct FifthEgretPlugin: Plugin {
    let manifest = PluginManifest("egret", summary: "Moss-green bubbles.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.appearance) { below in
            var appearance = below
            appearance.palette.outgoingBubble = Color(
                "moss",
                light: RGBA(0xDCEBCF),
                dark: RGBA(0x2A4220)
            )
            appearance.palette.accent = Color("pine", light: RGBA(0x1F5A2A), dark: RGBA(0xA8E0A0))
            appearance.palette.accentContent = Color(
                "pineLetters",
                light: RGBA(0xFFFFFF),
                dark: RGBA(0x10240F)
            )
            return appearance
        }
    }
}

struct FifthHornetPlugin: Plugin {
    let manifest = PluginManifest("hornet", summary: "Larger letters.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.appearance) { below in
            var appearance = below
            for path in [\Appearance.Fonts.body, \.bodyBold, \.footnote, \.footnoteBold] {
                appearance.fonts[keyPath: path].size += 2
            }
            return appearance
        }
    }
}

struct FifthIndigoPlugin: Plugin {
    let manifest = PluginManifest("indigo", summary: "Bubbles of others are cream.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.appearance) { below in
            var appearance = below
            appearance.palette.incomingBubble = Color("cream", light: RGBA(0xFFF6DA))
            appearance.palette.border = Color("caramel", light: RGBA(0xC9B98A))
            return appearance
        }
    }
}

struct FifthCherryPlugin: Plugin {
    let manifest = PluginManifest("cherry", summary: "Own messages have an edge in the accent.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.bubble, with: FifthCherryPart.self)
    }
}

private final class FifthCherryPart: ComponentExtension<ChatMessageBubbleView> {
    override func updateContent() {
        super.updateContent()
        let palette = host.components[.appearance].palette
        let isOwn = host.content?.isOutgoing == true
        host.layer.borderColor = isOwn ? palette.accent : palette.border
    }
}

struct FifthGranitePlugin: Plugin {
    let manifest = PluginManifest("granite", summary: "Other words in the chat.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.appearance) { below in
            var appearance = below
            appearance.formatters.unreadMessages = { "New since your last visit" }
            appearance.formatters.composerPlaceholder = { "Message the crew" }
            appearance.formatters.edited = { "changed" }
            return appearance
        }
    }
}

struct FifthCondorPlugin: Plugin {
    let manifest = PluginManifest("condor", summary: "System messages have a frame.")

    func register(in registrar: inout Registrar) {
        registrar.extend(
            .messageContentView,
            with: FifthCondorPart.self,
            in: .messages("system messages") { $0.kind == .system }
        )
    }
}

private final class FifthCondorPart: ComponentExtension<View> {
    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = host.components[.appearance]
        host.layer.borderWidth = 1
        host.layer.borderColor = appearance.palette.border
        host.layer.cornerRadius = appearance.metrics.cardCornerRadius
    }
}
