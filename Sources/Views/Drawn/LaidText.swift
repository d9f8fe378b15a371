/// The text of a view as it lies after layout; lines and pieces are made one by one, as they are drawn.
///
/// It does not hold the view, and is to be read while somebody does.
package struct LaidText: ~Copyable {
    fileprivate let core: Unmanaged<ViewCore>
    let spans: [TextSpan]
    let lines: [TextLine]
    /// The distances of the text from the leading edge and the top, and the width of the lines and the view.
    fileprivate let lead: Double
    fileprivate let top: Double
    fileprivate let room: Double
    fileprivate let width: Double
    fileprivate let alignment: TextAlignment
    let isMirrored: Bool
    /// Whether somebody wrote the text, and not only chose it as a name.
    package let isBody: Bool
    /// The values of the colour; none mean the appearance's usual one.
    package let shades: Shades?
    /// The font of the whole text; none if it has several, or styles.
    package let plainFont: FontLook?
    /// The number of lines.
    package let lineCount: Int

    /// The colour; none means the appearance's usual one.
    var color: Color? {
        core._withUnsafeGuaranteedRef { core in
            core.leaf?.textColor ?? (core.leaf?.kind == .button ? core.inheritedTint : nil)
        }
    }

    /// Returns where a line lies in its view, in points, physical.
    package func frame(ofLine place: Int) -> Rect {
        let line = lines[place]
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
        top + lines[place].baseline
    }

    /// Calls the closure with where a line of a text in one font lies, its characters in UTF-8, and whether an
    /// ellipsis stands behind them.
    package func withPlainLine(
        _ place: Int,
        _ body: (Rect, UnsafeBufferPointer<UInt8>, _ isTruncated: Bool) -> Void
    ) {
        let line = lines[place]
        let frame = frame(ofLine: place)
        var text = spans[0].text
        text.withUTF8 { utf8 in
            let range = line.range.clamped(to: 0..<utf8.count)
            body(frame, UnsafeBufferPointer(rebasing: utf8[range]), line.isTruncated)
        }
    }

    /// Returns what stands in a line, in reading order.
    package func pieces(ofLine place: Int) -> LinePieces {
        LinePieces(of: lines[place], spans, runs)
    }

    /// The runs that the spans were made of; none for names.
    private var runs: [TextRun] {
        isBody ? core._withUnsafeGuaranteedRef { $0.leaf?.text.runs ?? [] } : []
    }
}

extension View {
    /// Returns the text that the view shows, as it lies after layout; none for views without text.
    final func laidText(_ pass: LayoutPass) -> LaidText? {
        core.laidText(pass)
    }
}

extension ViewCore {
    /// Finds how the text of the view lies; none for views that show no text.
    func laidText(_ pass: LayoutPass) -> LaidText? {
        guard let leaf, leaf.kind != .image else { return nil }
        let spans = leaf.spans(pass)
        guard !spans.isEmpty else { return nil }
        let size = frame.size
        let imageLead = leaf.kind == .button ? leaf.imageLead(pass) : 0
        let room = size.width - leaf.inset.horizontal - imageLead
        let layout = leaf.layout(room, pass)
        // Where there is no room even for an ellipsis, nothing is drawn.
        if leaf.kind != .text, layout.isTruncated, layout.size.width > room + lengthTolerance {
            return nil
        }
        let isBody = leaf.kind == .text
        let isPlain = spans.count == 1 && (!isBody || leaf.text.runs[0].style.isPlain)
        let tint = leaf.kind == .button ? inheritedTint : nil
        return LaidText(
            core: .passUnretained(self),
            spans: spans,
            lines: layout.lines,
            lead: leaf.inset.leading + imageLead + leaf.buttonShift(size, layout, imageLead),
            top: leaf.textTop(size, layout),
            room: room,
            width: size.width,
            alignment: leaf.textAlignment,
            isMirrored: pass.isMirrored,
            isBody: isBody,
            shades: Shades(leaf.textColor) ?? Shades(tint),
            plainFont: isPlain ? FontLook(spans[0].font) : nil,
            lineCount: layout.lines.count
        )
    }
}
