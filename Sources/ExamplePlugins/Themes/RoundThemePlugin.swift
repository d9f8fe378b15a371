public import Components
import DefaultComponents
import Views

/// Shows messages in large round bubbles with wide spacing, as on phones.
public struct RoundThemePlugin: Plugin {
    /// `round-theme`.
    public let manifest = PluginManifest(
        "round-theme",
        summary: "Round as phones have it: large bubbles and letters in warm colours."
    )

    /// Creates the plugin.
    public init() {}

    /// Changes the appearance.
    public func register(in registrar: inout Registrar) {
        registrar.transform(.appearance) { below in
            var appearance = below
            appearance.palette = .round
            appearance.fonts.makeLarge()
            appearance.metrics.makeRound()
            return appearance
        }
    }
}

extension Appearance.Fonts {
    fileprivate mutating func makeLarge() {
        body = Font("roundBody", size: 18)
        bodyBold = Font("roundBodyBold", size: 18, weight: .bold)
        card = Font("roundCard", size: 16)
        cardBold = Font("roundCardBold", size: 16, weight: .bold)
        footnote = Font("roundFootnote", size: 13)
        footnoteBold = Font("roundFootnoteBold", size: 13, weight: .bold)
        emoji = Font("roundEmoji", size: 52)
        page = Font("roundPage", size: 17)
    }
}

extension Appearance.Metrics {
    fileprivate mutating func makeRound() {
        avatarSize = 44
        smallAvatarSize = 20
        symbolSize = 20
        imagePadding = 8
        threadInfoSpacing = 6
        messageMargins = DirectionalEdgeInsets(top: 2, leading: 14, bottom: 18, trailing: 14)
        groupSpacing = 4
        avatarSpacing = 10
        messageSpacing = 6
        bubbleSpacing = 6
        metadataSpacing = 6
        metadataMargins = DirectionalEdgeInsets(leading: 18, trailing: 18)
        bubbleCornerRadius = 26
        bubbleTailRadius = 8
        borderWidth = 0
        bubbleMargins = DirectionalEdgeInsets(all: 8)
        textInsets = DirectionalEdgeInsets(top: 6, leading: 10, bottom: 6, trailing: 10)
        cardCornerRadius = 20
        cardMargins = DirectionalEdgeInsets(top: 10, leading: 12, bottom: 10, trailing: 16)
        accentBarWidth = 4
        symbolMargins = DirectionalEdgeInsets(all: 14)
        pictureSize = Size(width: 250, height: 180)
        captionMargins = DirectionalEdgeInsets(leading: 12, bottom: 6, trailing: 12)
        reactionsMargins = DirectionalEdgeInsets(top: 5, leading: 8, bottom: 5, trailing: 8)
        reactionsOverlap = 12
        reactionsBorder = 3
        badgeRadius = 12
        roundButtonMargins = DirectionalEdgeInsets(all: 18)
        pillMargins = DirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
        pillCornerRadius = 16
        decorationSpacing = 14
        listMargin = 14
        composerMargins = DirectionalEdgeInsets(all: 12)
        composerSpacing = 10
        composerCornerRadius = 24
        composerTextInsets = DirectionalEdgeInsets(horizontal: 18, vertical: 12)
        composerButtonMargins = DirectionalEdgeInsets(all: 14)
        composerCancelMargins = DirectionalEdgeInsets(all: 12)
        suggestionMargins = DirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
        pageCornerRadius = 28
        pageSpacing = 24
        pageListMargin = 22
        pageBorderWidth = 0
    }
}

extension Appearance.ColorPalette {
    fileprivate static var round: Appearance.ColorPalette {
        func color(_ name: String, _ light: UInt32, _ dark: UInt32) -> Color {
            Color(name, light: RGBA(light), dark: RGBA(dark))
        }
        var palette = Appearance.ColorPalette()
        palette.text = color("roundText", 0x2A1B2E, 0xFFF4F7)
        palette.subtitleText = color("roundQuiet", 0x6B4A66, 0xE5C4D6)
        palette.background = color("roundBackground", 0xFFF1EC, 0x23141F)
        palette.background2 = Color(
            "roundCard",
            light: RGBA(0xFFFFFF, alpha: 140),
            dark: RGBA(0x000000, alpha: 60)
        )
        palette.background6 = palette.background
        palette.outgoingBubble = color("roundOwn", 0xFFB8C9, 0x8A2450)
        palette.incomingBubble = color("roundOther", 0xFFFFFF, 0x442A3D)
        palette.reactionsBubble = color("roundReactions", 0xFFE08A, 0x5B3A52)
        palette.floating = color("roundFloating", 0xFFFFFF, 0x442A3D)
        palette.border = color("roundEdge", 0xF3D4CD, 0x5B3A52)
        palette.accent = color("roundAccent", 0xA3123F, 0xFFB3C7)
        palette.accentContent = color("roundAccentContent", 0xFFFFFF, 0x3B0A1E)
        palette.selection = color("roundSelection", 0xFFD6E0, 0x7A3357)
        palette.staticText = color("roundNotice", 0x5A3550, 0xFBDDE9)
        palette.overlay = color("roundOverlay", 0xFFD9C9, 0x3B2434)
        palette.link = color("roundLink", 0x7A0C5B, 0xFFC2E4)
        palette.inlineCode = Color("roundCode", light: RGBA(0x7A0C5B, alpha: 26))
        palette.inlineQuote = Color("roundQuote", light: RGBA(0x7A0C5B, alpha: 16))
        palette.placeholder = color("roundPicture", 0xFFCFA8, 0x6B3A4C)
        palette.placeholderEnd = color("roundPictureEnd", 0xFF9FB2, 0x4A2A5C)
        palette.page = color("roundPage", 0xFFE3D8, 0x170C14)
        palette.pageSubtitleText = palette.subtitleText
        palette.pageBorder = palette.border
        palette.pageCode = palette.background
        palette.terminalLetters = palette.text
        palette.terminalEdge = palette.subtitleText
        return palette
    }
}
