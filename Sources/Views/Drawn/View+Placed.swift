extension View {
    /// The text that the view shows, as it lies after layout; none for views without text.
    package final var placedText: PlacedText? {
        guard let leaf = core.leaf else { return nil }
        let pass = LayoutPass(for: self)
        let spans = leaf.spans(pass)
        guard !spans.isEmpty else { return nil }
        let size = core.frame.size
        let lead = leaf.kind == .button ? leaf.imageLead(pass) : 0
        let room = size.width - leaf.inset.horizontal - lead
        let layout = leaf.layout(room, pass)
        // Where there is no room even for an ellipsis, nothing is drawn.
        if leaf.kind != .text, layout.isTruncated, layout.size.width > room + lengthTolerance {
            return nil
        }
        let slicer = SpanSlicer(spans: spans, styles: leaf.styles)
        let top = leaf.textTop(size, layout)
        let lines = layout.lines.map { line in
            let rest = room - line.width
            let shift =
                switch leaf.textAlignment {
                case .leading: 0.0
                case .center: rest / 2
                case .trailing: rest
                }
            let x = leaf.inset.leading + lead + shift + leaf.buttonShift(size, layout, lead)
            return PlacedLine(
                frame: Rect(
                    x: pass.isMirrored ? size.width - x - line.width : x,
                    y: top + line.top,
                    width: line.width,
                    height: line.height
                ),
                baseline: top + line.baseline,
                pieces: slicer.pieces(of: line)
            )
        }
        let color = leaf.textColor ?? (leaf.kind == .button ? inheritedTint : nil)
        return PlacedText(lines: lines, color: color)
    }

    /// The picture that the view shows, as it lies after layout.
    package final var placedImage: PlacedImage? {
        guard let leaf = core.leaf, let image = leaf.image else { return nil }
        let size = core.frame.size
        guard leaf.kind == .button else {
            let frame = Rect(width: size.width, height: size.height)
            return PlacedImage(
                image: image,
                placeholder: leaf.placeholder,
                frame: frame,
                tint: inheritedTint
            )
        }
        let pass = LayoutPass(for: self)
        let imageSize = leaf.imageSize(pass)
        let lead = leaf.imageLead(pass)
        let layout = leaf.layout(size.width - leaf.inset.horizontal - lead, pass)
        let x = leaf.inset.leading + leaf.buttonShift(size, layout, lead)
        let room = size.height - leaf.inset.vertical
        let frame = Rect(
            x: pass.isMirrored ? size.width - x - imageSize.width : x,
            y: leaf.inset.top + (room - imageSize.height) / 2,
            width: imageSize.width,
            height: imageSize.height
        )
        return PlacedImage(image: image, frame: frame, tint: inheritedTint)
    }

    /// The tint of the view, or of the nearest view around it that has one.
    private var inheritedTint: Color? {
        var next: View? = self
        while let view = next {
            if let tint = view.core.tintColor { return tint }
            next = view.core.superview
        }
        return nil
    }
}

extension LeafContent {
    /// Returns how far what is on a wide button moves, so that it stands in the middle.
    fileprivate func buttonShift(_ size: Size, _ layout: TextLayout, _ lead: Double) -> Double {
        guard kind == .button else { return 0 }
        return max(0, size.width - inset.horizontal - lead - layout.size.width) / 2
    }

    /// The style of each span.
    fileprivate var styles: [TextStyle] {
        kind == .text ? text.runs.map(\.style) : [TextStyle()]
    }
}
