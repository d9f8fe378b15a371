import Components

extension TextView {
    /// Returns the run under a point of the view, such as a link or a mention; none beside the letters.
    ///
    /// Call it after layout. Right-to-left letters are looked for where they are drawn.
    ///
    /// - Complexity: Linear in the length of the text.
    public final func run(at point: Point) -> TextRun? {
        let pass = LayoutPass(for: self)
        guard let laid = laidText(pass),
            let span = laid.span(at: point, pass.measurer)
        else { return nil }
        let runs = text.runs
        return runs.indices.contains(span) ? runs[span] : nil
    }
}

extension TextView {
    /// Returns a point of the view under which a run is found; nil if none of it is shown.
    package final func point(ofRun run: Int) -> Point? {
        let pass = LayoutPass(for: self)
        guard let laid = laidText(pass) else { return nil }
        return laid.point(ofSpan: run, pass.measurer)
    }
}

extension LaidText {
    /// Returns a point in the middle of the first stretch of a span.
    fileprivate func point(ofSpan span: Int, _ measurer: any TextMeasurer) -> Point? {
        guard spans.indices.contains(span) else { return nil }
        let start = spans[..<span].reduce(0) { $0 + $1.text.utf8.count }
        let range = start..<start + spans[span].text.utf8.count
        for line in lines.indices where lines[line].range.overlaps(range) {
            let frame = frame(ofLine: line)
            var left = frame.x
            for stretch in order(ofLine: line).stretches {
                let width = measurer.width(of: stretch.text, font: spans[stretch.span].font)
                if stretch.span == span, width > 0 {
                    return Point(x: left + width / 2, y: frame.y + frame.size.height / 2)
                }
                left += width
            }
        }
        return nil
    }

    /// Returns the place of the span under a point of the view.
    fileprivate func span(at point: Point, _ measurer: any TextMeasurer) -> Int? {
        var hit: (line: Int, frame: Rect)?
        for line in lines.indices where hit == nil {
            let frame = frame(ofLine: line)
            if frame.contains(point) { hit = (line, frame) }
        }
        guard let (line, frame) = hit else { return nil }
        var left = frame.x
        for stretch in order(ofLine: line).stretches {
            left += measurer.width(of: stretch.text, font: spans[stretch.span].font)
            if point.x < left { return stretch.span }
        }
        return nil
    }

    /// Returns the characters of a line as they are drawn from left to right.
    private func order(ofLine line: Int) -> VisualOrder {
        let isRightToLeft =
            core.with(\.direction).map { $0 == .rightToLeft }
            ?? VisualOrder.isRightToLeft(spans.lazy.flatMap(\.text)) ?? isMirrored
        return VisualOrder(characters(ofLine: line), isRightToLeft: isRightToLeft)
    }

    /// Returns the characters of a line, each with the place of its span.
    private func characters(ofLine line: Int) -> [(character: Character, span: Int)] {
        let range = lines[line].range
        var found: [(character: Character, span: Int)] = []
        var start = 0
        for (place, span) in spans.enumerated() where start < range.upperBound {
            for character in span.text {
                if range.contains(start) { found.append((character, place)) }
                start += character.utf8.count
            }
        }
        return found
    }
}

extension TextMeasurer {
    /// Returns the width of a part of a line, with the spaces at its ends, in points.
    func width(of text: String, font: Font) -> Double {
        // Spaces at the end of a line are left out, so something stands before and after them.
        let between = layout([TextSpan(".\(text).", font: font)], limits: TextLimits())
        let alone = layout([TextSpan("..", font: font)], limits: TextLimits())
        return between.size.width - alone.size.width
    }
}
