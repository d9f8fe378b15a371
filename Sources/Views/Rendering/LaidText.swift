import Components

/// The text of a view as it lies after layout; lines and pieces are made one by one, as they are drawn.
///
/// It does not retain the view: read it while the caller does.
package struct LaidText: ~Copyable {
    let core: UnownedReference<ViewCore>
    fileprivate let leaf: UnownedReference<LeafContent>
    /// Whether the lines are shorter than the text would like.
    fileprivate let isLimited: Bool
    /// The distances of the text from the leading edge and the top, and the width of the lines and the view.
    fileprivate let lead: Double
    fileprivate let top: Double
    fileprivate let room: Double
    fileprivate let width: Double
    /// The alignment of the lines.
    package let alignment: TextAlignment
    let isMirrored: Bool
    /// Whether the text was written by a person, and not only chosen as a name.
    package let isBody: Bool
    /// The values of the colour; none mean the appearance's usual one.
    package let shades: Opacity?
    /// The font of the whole text; nil if it has several fonts or styles.
    package let plainFont: FontStyle?
    /// The number of lines.
    package let lineCount: Int

    /// The colour; none means the appearance's usual one.
    package var color: Color? {
        let (own, isButton) = leaf.with { ($0.textColor, $0.kind == .button) }
        return own ?? (isButton ? core.with { $0.inheritedTint } : nil)
    }

    /// The stretches of text in one font.
    var spans: [TextSpan] {
        leaf.with { $0.foundSpans }
    }

    /// The lines, from the top.
    var lines: [TextLine] {
        leaf.with { $0.foundLines(isLimited: isLimited) }
    }

    /// Returns the frame of a line in its view, in points, physical.
    package func frame(ofLine place: Int) -> Rect {
        frame(of: line(place))
    }

    private func frame(of line: TextLine) -> Rect {
        let rest = room - line.width
        let shift =
            switch alignment {
            case .leading: 0.0
            case .center: rest / 2
            case .trailing: rest
            }
        let x = lead + shift
        return Rect(
            x: isMirrored ? width - x - line.width : x,
            y: top + line.top,
            width: line.width,
            height: line.height
        )
    }

    /// Returns the distance of a line's baseline from the top of the view, in points.
    package func baseline(ofLine place: Int) -> Double {
        top + line(place).baseline
    }

    /// Calls the closure with the frame of a line of a text in one font, its characters in UTF-8, and whether an
    /// ellipsis stands behind them.
    package func withPlainLine(
        _ place: Int,
        _ body: (Rect, BorrowedBytes, _ isTruncated: Bool) -> Void
    ) {
        let line = line(place)
        let frame = frame(of: line)
        let text = leaf.with { $0.onlySpan?.text } ?? ""
        text.withBytes { utf8 in
            let range = line.range.clamped(to: 0..<utf8.count)
            body(frame, utf8[range], line.isTruncated)
        }
    }

    /// Returns the pieces of a line, in reading order.
    ///
    /// - Complexity: Linear in the pieces, if a place is moved from line to line.
    package func pieces(ofLine place: Int, from span: inout SpanPlace) -> LinePieces {
        LinePieces(of: line(place), spans, runs, from: &span)
    }

    /// Returns the pieces of all lines together, with the characters between the lines.
    package func pieces() -> LinePieces {
        var (line, place) = (line(lineCount - 1), SpanPlace())
        line.range = self.line(0).range.lowerBound..<line.range.upperBound
        return LinePieces(of: line, spans, runs, from: &place)
    }

    /// The distances of the text from the edges of the view.
    package var inset: DirectionalEdgeInsets { leaf.with { $0.inset } }

    /// Whether the text is the title of a button, which lies in the middle.
    package var isCentered: Bool { leaf.with { $0.kind == .button } }

    /// Whether the last line ends with an ellipsis.
    package var isTruncated: Bool { line(lineCount - 1).isTruncated }

    private func line(_ place: Int) -> TextLine {
        leaf.with { $0.foundLine(place, isLimited: isLimited) }
            ?? TextLine(range: 0..<0, width: 0, top: 0, height: 0, baseline: 0)
    }

    /// The runs that the spans were made of; none for texts of one style.
    private var runs: [TextRun] {
        leaf.with { $0.hasRuns ? $0.text.runs : [] }
    }

    /// Whether runs have sizes of their own.
    package var hasSizes: Bool { runs.contains { $0.style.size != nil } }
}

extension View {
    /// Returns the text that the view shows, as it lies after layout; none for views without text.
    final func laidText(_ pass: LayoutPass) -> LaidText? {
        core.laidText(pass)
    }
}

extension ViewCore {
    /// Returns the text of the view after layout; none for views that show no text.
    func laidText(_ pass: LayoutPass) -> LaidText? {
        guard let leaf = unretainedLeaf else { return nil }
        var text: LaidText?
        leaf.with { text = $0.laidText(of: self, pass) }
        return text
    }
}

extension LeafContent {
    fileprivate func laidText(of core: ViewCore, _ pass: LayoutPass) -> LaidText? {
        guard kind != .image, kind != .input, hasText(pass) else { return nil }
        let size = core.frame.size
        let imageLead = kind == .button ? imageLead(pass) : 0
        let room = size.width - inset.horizontal - imageLead
        let isLimited = isLimited(to: room, pass)
        let textSize = foundSize(isLimited: isLimited)
        let lineCount = foundLineCount(isLimited: isLimited)
        // Where there is no room even for an ellipsis, nothing is drawn.
        if kind != .text, textSize.width > room + lengthTolerance, lineCount > 0,
            foundLine(lineCount - 1, isLimited: isLimited)?.isTruncated ?? false
        {
            return nil
        }
        let isBody = kind == .text
        let isPlain = !hasRuns || text.runs[0].style.isPlain
        let tint = kind == .button ? core.inheritedTint : nil
        return LaidText(
            core: UnownedReference(core),
            leaf: UnownedReference(self),
            isLimited: isLimited,
            lead: inset.leading + imageLead + buttonShift(size, textSize, imageLead),
            top: textTop(size, textSize),
            room: room,
            width: size.width,
            alignment: textAlignment,
            isMirrored: pass.isMirrored(in: core),
            isBody: isBody,
            shades: Opacity(textColor) ?? Opacity(tint),
            plainFont: isPlain ? onlyFont.map { FontStyle($0) } : nil,
            lineCount: lineCount
        )
    }
}
