/// What a view without subviews shows, and how its text lies, in a final class like the rest of a view's
/// state.
final class LeafContent {
    // What layout and drawing read of every text comes first, as in a view's core.

    let kind: Kind
    var textAlignment = TextAlignment.leading
    var numberOfLines: Int
    private var natural: TextLayout?
    private var limit = Double.nan
    private var limited: TextLayout?
    private var spans: [TextSpan]?
    var inset: DirectionalEdgeInsets
    var textColor: Color?
    var title: String?
    var text = RichText()
    var font = Font.body
    var image: Image?
    var pictureSize = Size.zero
    var placeholder: Image?

    enum Kind {
        case label
        case text
        case image
        case button
        /// A text that somebody edits; what stands in its place while it is empty is the rich text.
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

    /// Forgets how the text lies, after a change.
    func forget() {
        // Whatever is known of a text was found with its spans.
        guard spans != nil else { return }
        spans = nil
        natural = nil
        limited = nil
        limit = .nan
    }

    /// Takes over how the text of another lies, which shows the same in the same font.
    func takeLayouts(of other: LeafContent) {
        spans = other.spans
        natural = other.natural
        limited = other.limited
        limit = other.limit
    }

    /// The stretches of text in one font, at the size at which they are shown.
    func spans(_ pass: LayoutPass) -> [TextSpan] {
        if let spans { return spans }
        let font = font.scaled(by: pass.scale)
        let made =
            if kind == .text || kind == .input && (title ?? "").isEmpty {
                text.runs.map { TextSpan($0.text, font: font.styled($0.style.traits)) }
            } else {
                title.map { $0.isEmpty ? [] : [TextSpan($0, font: font)] } ?? []
            }
        spans = made
        return made
    }

    /// Whether there is any text.
    func hasText(_ pass: LayoutPass) -> Bool {
        !(spans?.isEmpty ?? spans(pass).isEmpty)
    }

    /// Returns how the text lies in lines so long at most.
    ///
    /// A text whose natural width fits lies as without a limit; besides that, one limit is remembered.
    func layout(_ width: Double, _ pass: LayoutPass) -> TextLayout {
        if naturalSize(pass).width <= width + lengthTolerance { return naturalLayout(pass) }
        return limitedLayout(width, pass)
    }

    /// Returns the size of the text in lines so long at most.
    func textSize(_ width: Double, _ pass: LayoutPass) -> Size {
        let size = naturalSize(pass)
        if size.width <= width + lengthTolerance { return size }
        if let limited, limit == width { return limited.size }
        return limitedLayout(width, pass).size
    }

    /// Finds how the text lies in lines so long at most, and returns whether that differs from how it lies
    /// without a limit.
    func isLimited(to width: Double, _ pass: LayoutPass) -> Bool {
        if naturalSize(pass).width <= width + lengthTolerance { return false }
        if limited == nil || limit != width { _ = limitedLayout(width, pass) }
        return true
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

    private func limitedLayout(_ width: Double, _ pass: LayoutPass) -> TextLayout {
        if let limited, limit == width { return limited }
        let layout = pass.measurer.layout(
            spans(pass),
            limits: TextLimits(width: width, maxLines: lineLimit)
        )
        limit = width
        limited = layout
        return layout
    }

    /// How many lines are measured at most; those of an edited text are scrolled to.
    private var lineLimit: Int { kind == .input ? 0 : numberOfLines }

    private func naturalSize(_ pass: LayoutPass) -> Size {
        natural?.size ?? naturalLayout(pass).size
    }

    private func naturalLayout(_ pass: LayoutPass) -> TextLayout {
        if let natural { return natural }
        let layout = pass.measurer.layout(
            spans(pass),
            limits: TextLimits(maxLines: lineLimit)
        )
        natural = layout
        return layout
    }
}

extension Font {
    /// The font at a multiple of its size.
    func scaled(by factor: Double) -> Font {
        guard factor != 1 else { return self }
        var font = self
        font.size *= factor
        return font
    }

    /// The font in the looks of a run; code is monospaced and a little smaller.
    func styled(_ traits: TextTraits) -> Font {
        guard !traits.isEmpty else { return self }
        var font = self
        if traits.contains(.bold) { font.weight = .bold }
        if traits.contains(.italic) { font.isItalic = true }
        if !traits.isDisjoint(with: [.code, .codeBlock]) {
            font.isMonospaced = true
            font.size *= 0.875
        }
        return font
    }
}
