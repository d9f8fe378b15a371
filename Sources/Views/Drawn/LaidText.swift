/// The text of a view as it lies after layout; lines and pieces are made one by one, as they are drawn.
package struct LaidText: ~Copyable {
    private let leaf: LeafContent
    let spans: [TextSpan]
    let lines: [TextLine]
    /// The distances of the text from the leading edge and the top, and the width of the lines and the view.
    private let lead: Double
    private let top: Double
    private let room: Double
    private let width: Double
    let isMirrored: Bool

    /// Finds how the text of a view lies; none for views that show no text.
    package init?(of view: View, _ pass: LayoutPass) {
        guard let leaf = view.core.leaf, leaf.kind != .image else { return nil }
        let spans = leaf.spans(pass)
        guard !spans.isEmpty else { return nil }
        let size = view.core.frame.size
        let imageLead = leaf.kind == .button ? leaf.imageLead(pass) : 0
        let room = size.width - leaf.inset.horizontal - imageLead
        let layout = leaf.layout(room, pass)
        // Where there is no room even for an ellipsis, nothing is drawn.
        if leaf.kind != .text, layout.isTruncated, layout.size.width > room + lengthTolerance {
            return nil
        }
        self.leaf = leaf
        self.spans = spans
        self.room = room
        width = size.width
        lines = layout.lines
        lead = leaf.inset.leading + imageLead + leaf.buttonShift(size, layout, imageLead)
        top = leaf.textTop(size, layout)
        isMirrored = pass.isMirrored
    }

    /// Whether somebody wrote the text, and not only chose it as a name.
    package var isBody: Bool {
        leaf.kind == .text
    }

    /// Returns the colour in the view; none means the appearance's usual one.
    package func color(in view: View) -> Color? {
        leaf.textColor ?? (leaf.kind == .button ? view.inheritedTint : nil)
    }

    /// The number of lines.
    package var lineCount: Int {
        lines.count
    }

    /// Returns where a line lies in its view, in points, physical.
    package func frame(ofLine place: Int) -> Rect {
        let line = lines[place]
        let rest = room - line.width
        let shift =
            switch leaf.textAlignment {
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

    /// Returns the characters of a line and their font, if the whole text has one font and no styles.
    package func plainWords(ofLine place: Int) -> (words: String, font: Font)? {
        guard spans.count == 1, !isBody || leaf.text.runs[0].style.isPlain else { return nil }
        let text = spans[0].text
        let line = lines[place]
        let range = line.range.clamped(to: 0..<text.utf8.count)
        guard !range.isEmpty, var words = LinePieces.part(of: text, range) else { return nil }
        if line.isTruncated { words += "…" }
        return (words, spans[0].font)
    }

    /// Returns what stands in a line, in reading order.
    package func pieces(ofLine place: Int) -> LinePieces {
        LinePieces(of: lines[place], spans, isBody ? leaf.text.runs : [])
    }
}
