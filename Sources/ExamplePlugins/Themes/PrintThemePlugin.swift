public import Components
import DefaultComponents
import Views

/// Shows messages as a printed record: black on white, in a font with serifs, author and time above the text.
public struct PrintThemePlugin: Plugin {
    /// `print-theme`.
    public let manifest = PluginManifest(
        "print-theme",
        summary: "For print: black on white, with serifs, names above what was said."
    )

    /// Creates the plugin.
    public init() {}

    /// Changes the appearance, the layout options and the measurer, and puts names above texts.
    public func register(in registrar: inout Registrar) {
        registrar.transform(.appearance) { below in
            var appearance = below
            appearance.palette = .print
            appearance.fonts = .print
            appearance.metrics.makeFlat()
            return appearance
        }
        registrar.transform(.messageLayoutOptions) { next, request in
            var options = next(request)
            options.subtract([
                .avatar, .avatarSizePadding, .bubble, .continuousBubble, .flipped,
                .deliveryStatusIndicator,
            ])
            if !options.contains(.centered) { options.insert([.timestamp, .authorName]) }
            return options
        }
        registrar.set(.maxContentWidthMultiplier, to: 1)
        registrar.replace(.textMeasurer, with: AdvanceTextMeasurer(TimesAdvances()))
        registrar.extend(.messageContentView, with: NameAboveText.self)
    }
}

private final class NameAboveText: ComponentExtension<ChatMessageContentView> {
    override func setUpLayout() {
        super.setUpLayout()
        let (column, facts) = (host.bubbleThreadMetaContainer, host.metadataContainer)
        guard column.subviews.contains(where: { $0 === facts }) else { return }
        column.insertArrangedSubview(facts, at: 0)
    }
}

extension Appearance.Fonts {
    /// Times, slightly larger for texts and smaller for facts.
    fileprivate static var print: Appearance.Fonts {
        func font(_ size: Double, _ weight: Font.Weight = .regular) -> Font {
            Font("Times New Roman", size: size, weight: weight)
        }
        var fonts = Appearance.Fonts()
        fonts.body = font(17)
        fonts.bodyBold = font(17, .bold)
        fonts.card = font(15)
        fonts.cardBold = font(15, .bold)
        fonts.footnote = font(13)
        fonts.footnoteBold = font(14, .bold)
        fonts.emoji = font(24)
        fonts.initials = font(13)
        fonts.page = font(17)
        return fonts
    }
}

extension Appearance.Metrics {
    fileprivate mutating func makeFlat() {
        symbolSize = 14
        messageMargins = DirectionalEdgeInsets(top: 0, leading: 24, bottom: 14, trailing: 24)
        groupSpacing = 14
        metadataMargins = .zero
        messageSpacing = 1
        bubbleMargins = .zero
        bubbleSpacing = 6
        textInsets = .zero
        bubbleCornerRadius = 0
        bubbleTailRadius = 0
        metadataSpacing = 8
        borderWidth = 0.5
        cardCornerRadius = 0
        cardMargins = DirectionalEdgeInsets(top: 2, leading: 0, bottom: 2, trailing: 0)
        accentBarWidth = 1
        symbolMargins = DirectionalEdgeInsets(all: 4)
        captionMargins = .zero
        reactionsMargins = DirectionalEdgeInsets(leading: 4, trailing: 4)
        reactionsOverlap = 0
        reactionsBorder = 0
        roundButtonMargins = DirectionalEdgeInsets(all: 15)
        pillMargins = DirectionalEdgeInsets(top: 2, leading: 0, bottom: 2, trailing: 0)
        pillCornerRadius = 0
        decorationSpacing = 10
        composerCornerRadius = 0
        composerCancelMargins = DirectionalEdgeInsets(all: 7)
        sheetCornerRadius = 0
        pageWidth = 720
        pageSpacing = 20
        pageListMargin = 24
        pageCornerRadius = 0
        pageBorderWidth = 0.5
    }
}

extension Appearance.ColorPalette {
    /// Black, white and three greys, in light and dark mode.
    fileprivate static var print: Appearance.ColorPalette {
        let paper = Color("paper", light: RGBA(0xFFFFFF))
        let ink = Color("ink", light: RGBA(0x000000))
        let pencil = Color("pencil", light: RGBA(0x444444))
        let rule = Color("rule", light: RGBA(0x999999))
        let tint = Color("tint", light: RGBA(0xEEEEEE))
        var palette = Appearance.ColorPalette()
        palette.set(
            [
                \.background, \.background6, \.outgoingBubble, \.incomingBubble, \.reactionsBubble,
                \.floating, \.accentContent, \.alertContent, \.overlay, \.page, \.pageCode,
                \.statusLineText,
            ],
            to: paper
        )
        palette.set([\.text, \.accent, \.alert, \.link, \.statusLine], to: ink)
        palette.set([\.subtitleText, \.staticText, \.pageSubtitleText], to: pencil)
        palette.set([\.border, \.pageBorder, \.terminalEdge], to: rule)
        (palette.terminalBar, palette.terminalLetters) = (rule, ink)
        palette.set([\.selection, \.placeholder, \.placeholderEnd], to: tint)
        palette.set([\.inlineCode, \.inlineQuote], to: tint)
        palette.background2 = .clear
        palette.initials = [InitialsColors(ground: paper, letters: ink)]
        return palette
    }
}
