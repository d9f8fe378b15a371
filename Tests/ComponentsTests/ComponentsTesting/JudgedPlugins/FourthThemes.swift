import Components
import DefaultComponents
import Views

struct FourthBasilPlugin: Plugin {
    let manifest = PluginManifest("basil", summary: "Own messages are the colour of sand.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.appearance) { below in
            var appearance = below
            appearance.palette.outgoingBubble = Color(
                "sand",
                light: RGBA(0xF8F1E2),
                dark: RGBA(0x3A301D)
            )
            appearance.fonts.body = Font("body", size: 17)
            return appearance
        }
    }
}

struct FourthCedarPlugin: Plugin {
    let manifest = PluginManifest("cedar", summary: "Corners are small everywhere.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.appearance) { below in
            var appearance = below
            appearance.metrics.bubbleCornerRadius = 10
            appearance.metrics.bubbleTailRadius = 2
            appearance.metrics.cardCornerRadius = 6
            return appearance
        }
        registrar.extend(.reactionsBubble, with: FourthSmallCorners.self)
    }
}

private final class FourthSmallCorners: ComponentExtension<View> {
    override func setUpAppearance() {
        super.setUpAppearance()
        host.layer.cornerRadius = 6
    }
}

struct FourthTansyPlugin: Plugin {
    let manifest = PluginManifest("tansy", summary: "Messages stand closer together.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.appearance) { below in
            var appearance = below
            appearance.metrics.groupSpacing = 1
            appearance.metrics.bubbleMargins = DirectionalEdgeInsets(all: 4)
            appearance.metrics.cardMargins = DirectionalEdgeInsets(all: 6)
            appearance.metrics.decorationSpacing = 6
            return appearance
        }
    }
}

struct FourthOrchidPlugin: Plugin {
    let manifest = PluginManifest("orchid", summary: "Messages are written in ink.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageText, with: FourthInkText.self)
    }
}

private final class FourthInkText: ComponentExtension<ChatMessageTextView> {
    private static let ink = Color("ink", light: RGBA(0x1A1A22))

    override func updateContent() {
        super.updateContent()
        host.textColor = Self.ink
    }
}

struct FourthPewterPlugin: Plugin {
    let manifest = PluginManifest("pewter", summary: "System messages have a frame.")

    func register(in registrar: inout Registrar) {
        registrar.extend(
            .messageText,
            with: FourthSystemFrame.self,
            in: .messages("system messages") { $0.kind == .system }
        )
    }
}

private final class FourthSystemFrame: ComponentExtension<View> {
    override func setUpAppearance() {
        super.setUpAppearance()
        host.layer.borderWidth = 1
        host.layer.borderColor = host.components[.appearance].palette.staticText
    }
}

struct FourthHeronPlugin: Plugin {
    let manifest = PluginManifest("heron", summary: "New messages begin below a slim line of text.")

    func register(in registrar: inout Registrar) {
        registrar.replace(.unreadSeparator, with: FourthSlimUnreadSeparator.self)
    }
}

private final class FourthSlimUnreadSeparator: ChatUnreadSeparatorDecorationView {
    override func setUpAppearance() {
        super.setUpAppearance()
        container.backgroundColor = nil
        textLabel.textColor = components[.appearance].palette.accent
    }
}

struct FourthRavenPlugin: Plugin {
    let manifest = PluginManifest("raven", summary: "The number of replies lies on a pill.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.threadInfo, with: FourthPillGround.self)
    }
}

private final class FourthPillGround: ComponentExtension<View> {
    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = host.components[.appearance]
        host.backgroundColor = appearance.palette.background2
        host.layer.cornerRadius = 6
    }
}
