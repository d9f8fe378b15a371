extension LeafContent {
    /// The stretches of text in one font, at the size at which they are shown.
    func spans(_ pass: LayoutPass) -> [TextSpan] {
        if let spans { return spans }
        pass.note(font)
        let font = font.scaled(by: pass.scale)
        let made =
            if hasRuns {
                text.runs.map { TextSpan($0.text, font: font.styled($0.style, pass.scale)) }
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

    /// Returns the layout of the text in lines up to a width.
    ///
    /// A text whose natural width fits lies as without a limit; besides that, one limit is remembered.
    func layout(_ width: Double, _ pass: LayoutPass) -> TextLayout {
        if naturalSize(pass).width <= width + lengthTolerance { return naturalLayout(pass) }
        return limitedLayout(width, pass)
    }

    /// Returns the size of the text in lines up to a width.
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

    private func limitedLayout(_ width: Double, _ pass: LayoutPass) -> TextLayout {
        if let limited, limit == width { return limited }
        let layout = measured(TextLimits(width: width, maxLines: lineLimit), pass)
        limit = width
        limited = layout
        return layout
    }

    /// The greatest number of lines that are measured; an edited text scrolls, so that it has no limit.
    private var lineLimit: Int { kind == .input ? 0 : numberOfLines }

    private func naturalSize(_ pass: LayoutPass) -> Size {
        natural?.size ?? naturalLayout(pass).size
    }

    private func naturalLayout(_ pass: LayoutPass) -> TextLayout {
        if let natural { return natural }
        let layout = measured(TextLimits(maxLines: lineLimit), pass)
        natural = layout
        return layout
    }

    /// Lays the text out; in a label, blanks at the end of the text are as wide as others.
    private func measured(_ limits: TextLimits, _ pass: LayoutPass) -> TextLayout {
        let spans = spans(pass)
        var layout = pass.layout(spans, limits)
        guard kind == .label, let line = layout.lines.last, !line.isTruncated,
            line.range.upperBound < spans.reduce(0, { $0 + $1.text.utf8.count }),
            let span = spans.last
        else { return layout }
        let utf8 = (spans.count == 1 ? span.text : text.plain).utf8
        let rest = String(utf8.dropFirst(line.range.upperBound)) ?? ""
        let blanks = pass.measurer.width(of: String(rest.prefix { !$0.isNewline }), font: span.font)
        guard blanks >= 0, blanks.isFinite else { return layout }
        let width = min(line.width + blanks, max(line.width, limits.width))
        layout.lines[layout.lines.count - 1].width = width
        layout.size.width = max(layout.size.width, width)
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

    /// The font in the looks of a run, times a scale; code is monospaced and, without a size of its own, a little
    /// smaller.
    func styled(_ style: TextStyle, _ scale: Double) -> Font {
        guard !style.isPlain else { return self }
        let traits = style.traits
        var font = self
        if traits.contains(.bold) { font.weight = .bold }
        if traits.contains(.italic) { font.isItalic = true }
        if !traits.isDisjoint(with: [.code, .codeBlock]) {
            if !font.isMonospaced, font.namesFamily { font.name = "code" }
            font.isMonospaced = true
            font.size *= 0.875
        }
        if let size = style.size { font.size = size * scale }
        return font
    }
}
