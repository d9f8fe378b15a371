public import Components
import DefaultComponents
import Views

/// Shows a message as a line: time, name, text, in a monospaced font, without bubbles and avatars.
public struct IRCThemePlugin: Plugin {
    /// `irc-theme`.
    public let manifest = PluginManifest(
        "irc-theme",
        summary: "Dense as IRC: a line for each message, in letters of one width."
    )

    /// Creates the plugin.
    public init() {}

    /// Changes the appearance and the layout options, and puts the parts of a message into a line.
    public func register(in registrar: inout Registrar) {
        registrar.transform(.appearance) { below in
            var appearance = below
            appearance.palette = .irc
            appearance.fonts = .irc
            appearance.metrics.makeDense()
            appearance.formatters.messageTimestamp = { instant, calendar in
                let time = calendar.civil(instant)
                return "\(time.hour.twoDigits):\(time.minute.twoDigits)"
            }
            appearance.formatters.edited = { "*" }
            return appearance
        }
        registrar.transform(.messageLayoutOptions) { next, request in
            var options = next(request)
            let isNotice = options.contains(.centered)
            options.subtract([
                .avatar, .avatarSizePadding, .bubble, .continuousBubble, .flipped, .centered,
                .deliveryStatusIndicator,
            ])
            options.insert(.timestamp)
            if !isNotice { options.insert(.authorName) }
            return options
        }
        registrar.set(.maxContentWidthMultiplier, to: 1)
        registrar.extend(.messageContentView, with: PartsInLine.self)
        registrar.extend(.authorName, with: NameInBrackets.self)
    }
}

/// Puts time and name before the text, and reactions and all other parts below it.
private final class PartsInLine: ComponentExtension<ChatMessageContentView> {
    override func setUpLayout() {
        super.setUpLayout()
        let (line, facts) = (host.bubbleThreadMetaContainer, host.metadataContainer)
        let content = host.bubbleContentContainer
        content.alignment = .leading
        content.addArrangedSubviews(
            [host.reactionsBubbleView, host.threadInfoView, host.onlyVisibleForYouLabel]
                .compactMap { $0 }
        )
        line.removeAllArrangedSubviews()
        line.addArrangedSubviews([facts, content])
        // Large letters need the whole width.
        guard facts.axis == .horizontal else { return }
        host.timestampLabel.map { facts.insertArrangedSubview($0, at: 0) }
        host.authorNameLabel?.setContentHuggingPriority(249, for: .horizontal)
        line.axis = .horizontal
        line.alignment = .leading
        facts.setContentCompressionResistancePriority(760, for: .horizontal)
        facts.widthAnchor.constraint(greaterThanOrEqualToConstant: 128).isActive = true
    }
}

private final class NameInBrackets: ComponentExtension<ChatMessageAuthorNameLabel> {
    override func updateContent() {
        super.updateContent()
        host.text = host.content.map { "<\($0.author.name)>" }
    }
}

extension Int {
    fileprivate var twoDigits: String {
        self < 10 ? "0\(self)" : "\(self)"
    }
}

extension Appearance.Fonts {
    /// Monospaced fonts, nearly all of one size.
    fileprivate static var irc: Appearance.Fonts {
        func font(_ size: Double, _ weight: Font.Weight = .regular) -> Font {
            Font("Courier New", size: size, weight: weight, isMonospaced: true)
        }
        var fonts = Appearance.Fonts()
        fonts.body = font(13)
        fonts.bodyBold = font(13, .bold)
        fonts.card = font(13)
        fonts.cardBold = font(13, .bold)
        fonts.footnote = font(13)
        fonts.footnoteBold = font(13, .bold)
        fonts.emoji = font(13)
        fonts.initials = font(13, .bold)
        fonts.page = font(14)
        fonts.pageCode = font(13)
        return fonts
    }
}

extension Appearance.Metrics {
    /// Removes round corners and most of the spacing.
    fileprivate mutating func makeDense() {
        symbolSize = 13
        imagePadding = 4
        messageMargins = DirectionalEdgeInsets(leading: 8, trailing: 8)
        groupSpacing = 0
        metadataMargins = .zero
        avatarSpacing = 0
        messageSpacing = 8
        bubbleSpacing = 2
        metadataSpacing = 8
        textInsets = .zero
        bubbleMargins = .zero
        bubbleCornerRadius = 0
        bubbleTailRadius = 0
        borderWidth = 1
        cardCornerRadius = 0
        cardMargins = DirectionalEdgeInsets(leading: 0, trailing: 4)
        accentBarWidth = 2
        symbolMargins = DirectionalEdgeInsets(top: 1.5, leading: 5.5, bottom: 1.5, trailing: 5.5)
        captionMargins = .zero
        pictureSize = Size(width: 160, height: 90)
        reactionsOverlap = 0
        reactionsIndent = 0
        reactionsMargins = DirectionalEdgeInsets(leading: 2, trailing: 2)
        reactionsBorder = 0
        roundButtonMargins = DirectionalEdgeInsets(all: 15.5)
        pillMargins = DirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
        pillCornerRadius = 0
        decorationSpacing = 2
        barMargins = DirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
        composerCornerRadius = 0
        composerTextInsets = DirectionalEdgeInsets(top: 10, leading: 8, bottom: 10, trailing: 8)
        composerButtonMargins = DirectionalEdgeInsets(horizontal: 11.5, vertical: 10)
        composerCancelMargins = DirectionalEdgeInsets(all: 8)
        suggestionMargins = DirectionalEdgeInsets(top: 5, leading: 8, bottom: 5, trailing: 8)
        sheetMargins = DirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
        sheetSpacing = 0
        sheetCornerRadius = 0
        pageCornerRadius = 0
        pageSpacing = 10
        pageListMargin = 6
    }
}

extension Appearance.ColorPalette {
    /// Ink on paper in light mode, phosphor in dark mode.
    fileprivate static var irc: Appearance.ColorPalette {
        let paper = RGBA(0xFBF8EF)
        let glass = RGBA(0x050B07)
        func color(_ name: String, _ light: UInt32, _ dark: UInt32) -> Color {
            Color(name, light: RGBA(light), dark: RGBA(dark))
        }
        let ground = Color("ircGround", light: paper, dark: glass)
        var palette = Appearance.ColorPalette()
        palette.text = color("ircText", 0x1F1D18, 0xB8F5C4)
        palette.subtitleText = color("ircQuiet", 0x665C45, 0x74B384)
        palette.set(
            [
                \.background, \.background6, \.incomingBubble, \.outgoingBubble, \.reactionsBubble,
                \.floating, \.accentContent, \.overlay, \.pageCode, \.statusLineText,
            ],
            to: ground
        )
        palette.background2 = .clear
        palette.border = color("ircEdge", 0xB9AE92, 0x2E5C3A)
        palette.accent = color("ircAccent", 0x9A3412, 0xF5C451)
        palette.staticText = color("ircNotice", 0x3A5A40, 0xF5C451)
        palette.selection = color("ircSelection", 0xE6DDC4, 0x14532D)
        palette.link = color("ircLink", 0x1D4E89, 0x7DD3FC)
        palette.inlineCode = color("ircCode", 0xEFE8D4, 0x0F2417)
        palette.inlineQuote = color("ircQuote", 0xF3EDDC, 0x0B1A11)
        palette.placeholder = color("ircPicture", 0xE0D8C0, 0x123020)
        palette.placeholderEnd = color("ircPictureEnd", 0xEBE4CF, 0x0C2116)
        palette.initials = [InitialsColors(ground: ground, letters: palette.text)]
        palette.page = color("ircPage", 0xF1ECDD, 0x000000)
        palette.pageSubtitleText = palette.subtitleText
        palette.set([\.pageBorder, \.terminalEdge], to: palette.border)
        (palette.terminalBar, palette.terminalLetters) = (palette.border, palette.text)
        palette.statusLine = palette.text
        return palette
    }
}
