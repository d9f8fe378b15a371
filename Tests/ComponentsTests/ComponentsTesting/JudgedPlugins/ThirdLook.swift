import Components
import DefaultComponents
import Views

struct ThirdRoomyBubblesPlugin: Plugin {
    let manifest = PluginManifest(
        "roomy-bubbles",
        summary: "Bubbles have more room around their text."
    )

    func register(in registrar: inout Registrar) {
        registrar.transform(.appearance) { below in
            var appearance = below
            appearance.metrics.bubbleMargins = DirectionalEdgeInsets(all: 10)
            appearance.metrics.bubbleSpacing = 8
            appearance.metrics.messageSpacing = 6
            return appearance
        }
    }
}

struct ThirdCompactGroupsPlugin: Plugin {
    let manifest = PluginManifest("compact-groups", summary: "Messages lie closer together.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.appearance) { below in
            var appearance = below
            appearance.metrics.groupSpacing = 1
            appearance.metrics.messageSpacing = 2
            appearance.metrics.bubbleMargins = DirectionalEdgeInsets(horizontal: 4, vertical: 3)
            appearance.metrics.bubbleCornerRadius = 12
            appearance.metrics.messageMargins.bottom = 4
            appearance.maxTimeIntervalBetweenMessagesInGroup = 300
            return appearance
        }
    }
}

struct ThirdSunsetThemePlugin: Plugin {
    let manifest = PluginManifest("sunset-theme", summary: "Warm colours.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.appearance) { below in
            var appearance = below
            let ground = Color("sand", light: RGBA(0xF7EFE8), dark: RGBA(0x1A100B))
            appearance.palette.background = ground
            appearance.palette.background6 = ground
            appearance.palette.outgoingBubble = Color(
                "dusk",
                light: RGBA(0xFFE3D0),
                dark: RGBA(0x5A2E1C)
            )
            appearance.palette.accent = Color("ember", light: RGBA(0x8A3B12), dark: RGBA(0xFFB68A))
            return appearance
        }
    }
}

struct ThirdQuoteStylePlugin: Plugin {
    let manifest = PluginManifest("quote-style", summary: "Quotes show four lines.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.quotedMessage, with: ThirdLongerQuote.self)
    }
}

private final class ThirdLongerQuote: ComponentExtension<QuotedChatMessageView> {
    override func setUpLayout() {
        super.setUpLayout()
        host.textLabel.numberOfLines = 4
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        host.layer.cornerRadius = 4
        host.authorNameLabel.font = host.components[.appearance].fonts.footnoteBold
    }
}

struct ThirdGroupBorderPlugin: Plugin {
    let manifest = PluginManifest(
        "group-border",
        summary: "Bubbles in groups have a coloured edge."
    )

    func register(in registrar: inout Registrar) {
        registrar.extend(
            .bubble,
            with: ThirdAccentEdge.self,
            in: .channels("groups") { $0.members.count > 2 }
        )
    }
}

private final class ThirdAccentEdge: ComponentExtension<View> {
    override func setUpAppearance() {
        super.setUpAppearance()
        host.layer.borderColor = host.components[.appearance].palette.accent
    }
}

struct ThirdBotLettersPlugin: Plugin {
    let manifest = PluginManifest("bot-letters", summary: "Bots write in smaller letters.")

    func register(in registrar: inout Registrar) {
        registrar.extend(
            .messageText,
            with: ThirdSmallerLetters.self,
            in: .messages("bots") { $0.author.isBot }
        )
    }
}

private final class ThirdSmallerLetters: ComponentExtension<ChatMessageTextView> {
    override func updateContent() {
        super.updateContent()
        let components = host.components
        // Emoji stay large.
        guard host.font == components[.appearance].fonts.body else { return }
        host.font = components[.appearance].fonts.card
    }
}

struct ThirdPalePaperPlugin: Plugin {
    let manifest = PluginManifest("pale-paper", summary: "Soft grey letters on white.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.appearance) { below in
            var appearance = below
            let pale = Color("pale", light: RGBA(0xC4C8CC), dark: RGBA(0x4A5058))
            appearance.palette.text = pale
            appearance.palette.subtitleText = pale
            return appearance
        }
    }
}

struct ThirdDirectChatsPlugin: Plugin {
    let manifest = PluginManifest("direct-chats", summary: "Chats of two have no pictures.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageLayoutOptions) { next, request in
            guard request.channel.members.count == 2 else { return next(request) }
            return next(request).subtracting([.avatar, .avatarSizePadding])
        }
    }
}

extension JudgedPlugin {
    static let thirdLook: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: ThirdRoomyBubblesPlugin(),
            verdict: .clean,
            reason: "Only widens margins and spacing, in every direction alike."
        ),
        JudgedPlugin(
            plugin: ThirdCompactGroupsPlugin(),
            verdict: .clean,
            reason: "Less spacing; no text, target or part is smaller."
        ),
        JudgedPlugin(
            plugin: ThirdSunsetThemePlugin(),
            verdict: .clean,
            reason: "Other colours, all with contrast above 4.5 in light and dark."
        ),
        JudgedPlugin(
            plugin: ThirdQuoteStylePlugin(),
            verdict: .clean,
            reason: "Shows more lines of quotes and other corners."
        ),
        JudgedPlugin(
            plugin: ThirdGroupBorderPlugin(),
            verdict: .clean,
            reason: "Accent edge of bubbles in groups of more than two only."
        ),
        JudgedPlugin(
            plugin: ThirdBotLettersPlugin(),
            verdict: .clean,
            reason: "Smaller, readable letters for bots' messages only."
        ),
        JudgedPlugin(
            plugin: ThirdPalePaperPlugin(),
            verdict: .failed,
            reason: "Pale grey text on white: unreadable."
        ),
        JudgedPlugin(
            plugin: ThirdDirectChatsPlugin(),
            verdict: .clean,
            reason: "No avatars in chats of two, where they tell nothing."
        ),
    ]
}
