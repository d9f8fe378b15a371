/// The content of a view without subviews, and the layout of its text, in a final class like the rest of a view's
/// state.
final class LeafContent {
    // What layout and drawing read of every text comes first, as in a view's core.

    let kind: Kind
    var textAlignment = TextAlignment.leading
    var numberOfLines: Int
    /// The layout of the text without a limit; none until it is measured.
    var natural: TextLayout?
    /// The last limit, and how the text lies within it.
    var limit = Double.nan
    var limited: TextLayout?
    /// The stretches of text in one font; none until they are found.
    var spans: [TextSpan]?
    var inset: DirectionalEdgeInsets
    var textColor: Color?
    var title: String?
    var text = RichText()
    var font = Font.body
    var image: Image?
    var pictureSize = Size.zero
    var symbolSize = 16.0
    var imagePadding = 6.0
    var cursorWidth = 2.0
    var placeholder: Image?

    enum Kind {
        case label
        case text
        case image
        case button
        /// An editable text; the rich text is the placeholder while it is empty.
        case input
    }

    init(_ kind: Kind) {
        self.kind = kind
        numberOfLines =
            switch kind {
            case .text: 0
            case .input: 5
            case .label, .image, .button: 1
            }
        inset =
            switch kind {
            case .label, .image, .input: .zero
            case .text: DirectionalEdgeInsets(top: 8, bottom: 8)
            case .button: DirectionalEdgeInsets(top: 6, leading: 8, bottom: 6, trailing: 8)
            }
    }

    /// Whether the text in runs is shown, and no title.
    @inline(__always)
    var hasRuns: Bool { kind == .text || !text.isEmpty && (title ?? "").isEmpty }

    /// Forgets how the text lies, after a change.
    func forget() {
        // Whatever is known of a text was found with its spans.
        guard spans != nil else { return }
        spans = nil
        natural = nil
        limited = nil
        limit = .nan
    }

    /// Copies the text layouts of another content that shows the same text in the same font.
    func takeLayouts(of other: LeafContent) {
        spans = other.spans
        natural = other.natural
        limited = other.limited
        limit = other.limit
    }

    /// The stretches of text that were found last.
    var foundSpans: [TextSpan] { spans ?? [] }

    /// The text, if it is all in one font as it was found last.
    var onlySpan: TextSpan? { spans?.count == 1 ? spans?[0] : nil }

    /// The font of the text, if it is all in one as it was found last.
    var onlyFont: Font? { spans?.count == 1 ? spans?[0].font : nil }

    /// The lines of the text with a limit or without, as they were found last.
    func foundLines(isLimited: Bool) -> [TextLine] {
        (isLimited ? limited?.lines : natural?.lines) ?? []
    }

    // The same in parts, as to read the whole counts references.

    func foundSize(isLimited: Bool) -> Size {
        (isLimited ? limited?.size : natural?.size) ?? .zero
    }

    func foundLineCount(isLimited: Bool) -> Int {
        (isLimited ? limited?.lines.count : natural?.lines.count) ?? 0
    }

    func foundLine(_ place: Int, isLimited: Bool) -> TextLine? {
        guard place < foundLineCount(isLimited: isLimited) else { return nil }
        return isLimited ? limited?.lines[place] : natural?.lines[place]
    }
}
