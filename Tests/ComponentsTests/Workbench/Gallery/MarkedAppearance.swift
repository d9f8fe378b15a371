import DefaultComponents
import Views

/// An appearance in which each value is unique, and used nowhere else.
struct MarkedAppearance {
    private(set) var value = Appearance()
    /// The colours, as `RRGGBB`.
    private(set) var colors: Set<String> = []
    /// The sizes of fonts.
    private(set) var sizes: Set<Double> = []
    /// The lengths, those of margins one by one.
    private(set) var lengths: Set<Double> = [0]
    private var count: UInt32 = 0

    init() {
        markColors()
        markFonts()
        markLengths()
        markMargins()
    }

    private mutating func next() -> UInt32 {
        count += 1
        return count
    }

    private mutating func color() -> Color {
        let number = next()
        let (light, dark) = (0xA0_0000 + number * 0x0101, 0x00_A000 + number * 0x01_0001)
        for hex in [light, dark] { colors.insert(String(0x100_0000 + hex, radix: 16).hexTail) }
        return Color("mark\(number)", light: RGBA(light), dark: RGBA(dark))
    }

    /// Returns a unique length, near to the usual one.
    private mutating func length() -> Double {
        let length = 2 + Double(next()) / 64
        lengths.insert(length)
        return length
    }

    private mutating func markColors() {
        let paths: [WritableKeyPath<Appearance.ColorPalette, Color>] = [
            \.text, \.subtitleText, \.background, \.background2, \.background6, \.outgoingBubble,
            \.incomingBubble, \.reactionsBubble, \.floating, \.border, \.accent, \.accentContent,
            \.alert, \.alertContent, \.selection, \.staticText, \.overlay, \.link, \.mention,
            \.inlineCode, \.inlineQuote, \.placeholder, \.placeholderEnd, \.page,
            \.pageSubtitleText, \.pageBorder, \.pageCode, \.sheet, \.sheetBorder, \.statusLine,
            \.statusLineText,
        ]
        for path in paths { value.palette[keyPath: path] = color() }
        value.palette.terminalBar = color()
        value.palette.terminalLetters = color()
        value.palette.terminalEdge = color()
        value.palette.initials = (0..<3).map { _ in
            InitialsColors(ground: color(), letters: color())
        }
    }

    private mutating func markFonts() {
        let paths: [WritableKeyPath<Appearance.Fonts, Font>] = [
            \.body, \.bodyBold, \.card, \.cardBold, \.footnote, \.footnoteBold, \.emoji,
            \.initials, \.page, \.pageCode,
        ]
        for path in paths {
            let number = next()
            let size = 10 + Double(number) / 64
            sizes.insert(size)
            value.fonts[keyPath: path] = Font("Mark \(number)", size: size)
        }
    }

    private mutating func markLengths() {
        let paths: [WritableKeyPath<Appearance.Metrics, Double>] = [
            \.avatarSize, \.smallAvatarSize, \.symbolSize, \.imagePadding, \.composerCursorWidth,
            \.avatarSpacing, \.messageSpacing, \.bubbleSpacing,
            \.metadataSpacing, \.deliveryStatusSpacing, \.threadInfoSpacing, \.groupSpacing,
            \.borderWidth, \.bubbleCornerRadius, \.bubbleTailRadius, \.maxEmojiSize,
            \.cardCornerRadius, \.cardSpacing, \.cardLineSpacing, \.cardPartSpacing,
            \.accentBarWidth, \.reactionsOverlap, \.reactionsIndent, \.reactionsSpacing,
            \.reactionsBorder, \.badgeRadius, \.pillCornerRadius, \.decorationSpacing,
            \.typingSpacing, \.listMargin, \.composerSpacing, \.composerPartSpacing,
            \.composerHeaderSpacing, \.composerAttachmentSpacing, \.composerCornerRadius,
            \.suggestionsSpacing, \.suggestionSpacing, \.sheetSpacing, \.sheetCornerRadius,
            \.pageWidth, \.pageSpacing, \.pageListMargin, \.pageCornerRadius, \.pageBorderWidth,
            \.largeTextScale, \.hairline,
        ]
        for path in paths { value.metrics[keyPath: path] = length() }
        value.metrics.maxEmojiSize = 50
        value.metrics.pictureSize = Size(width: 100 + length(), height: 50 + length())
        value.metrics.maxReactions = 2
        value.metrics.maxSuggestions = 2
    }

    private mutating func markMargins() {
        let paths: [WritableKeyPath<Appearance.Metrics, DirectionalEdgeInsets>] = [
            \.messageMargins, \.metadataMargins, \.bubbleMargins, \.textInsets, \.cardMargins,
            \.symbolMargins, \.captionMargins, \.reactionsMargins, \.reactionMargins,
            \.badgeMargins, \.roundButtonMargins, \.pillMargins, \.barMargins, \.composerMargins,
            \.composerTextInsets, \.composerButtonMargins, \.composerCancelMargins,
            \.suggestionsMargins, \.suggestionMargins, \.sheetMargins, \.channelMargins,
        ]
        for path in paths {
            value.metrics[keyPath: path] = DirectionalEdgeInsets(
                top: length(),
                leading: length(),
                bottom: length(),
                trailing: length()
            )
        }
    }
}

extension String {
    /// A number of six hexadecimal digits, of seven.
    fileprivate var hexTail: String { String(dropFirst()).uppercased() }
}
