import Components

extension View {
    /// The text that the view shows, as it lies after layout; none for views without text.
    package final var placedText: PlacedText? {
        guard let text = laidText(LayoutPass(for: self)) else { return nil }
        var span = SpanPlace()
        let lines = (0..<text.lineCount).map { place in
            PlacedLine(
                frame: text.frame(ofLine: place),
                baseline: text.baseline(ofLine: place),
                pieces: Array(text.pieces(ofLine: place, from: &span))
            )
        }
        return PlacedText(lines: lines, color: text.color)
    }

    /// The picture that the view shows, as it lies after layout.
    package final var placedImage: PlacedImage? {
        guard core.leaf?.image != nil else { return nil }
        return core.placedImage(LayoutPass(for: self), tint: core.inheritedTint)
    }
}

extension View {
    /// The text in runs that the view shows; none for a title or an input.
    package final var shownRuns: RichText? {
        core.leaf.flatMap { $0.hasRuns && $0.kind != .input ? $0.text : nil }
    }

    /// The symbol that the view shows, as its components have it; none for other images.
    package final var shownSymbol: Symbol? {
        guard case .symbol(let name)? = core.leaf?.image else { return nil }
        return symbol(name)
    }

    /// Returns the symbol of a name, as the components of the view have it.
    package final func symbol(_ name: String) -> Symbol {
        (node.connectedTree?.components ?? Components()).value(.symbol, name)
    }
}

extension ViewCore {
    /// Returns the picture that the view shows, as it lies after layout, in a colour.
    func placedImage(_ pass: LayoutPass, tint: Color?) -> PlacedImage? {
        guard let leaf, let image = leaf.image.map({ tinted($0) }) else { return nil }
        let size = frame.size
        guard leaf.kind == .button else {
            let frame = Rect(width: size.width, height: size.height)
            return PlacedImage(
                image: image,
                placeholder: leaf.placeholder.map { tinted($0) },
                symbolSize: leaf.symbolSize,
                frame: frame,
                tint: tint
            )
        }
        let imageSize = leaf.imageSize(pass)
        let lead = leaf.imageLead(pass)
        let layout = leaf.layout(size.width - leaf.inset.horizontal - lead, pass)
        let x = leaf.inset.leading + leaf.buttonShift(size, layout.size, lead)
        let room = size.height - leaf.inset.vertical
        let frame = Rect(
            x: pass.isMirrored(in: self) ? size.width - x - imageSize.width : x,
            y: leaf.inset.top + (room - imageSize.height) / 2,
            width: imageSize.width,
            height: imageSize.height
        )
        return PlacedImage(
            image: image,
            symbolSize: leaf.symbolSize,
            frame: frame,
            tint: tint
        )
    }

    /// Returns an image with the colour of ``Paint/tint``; symbols have theirs when they are written.
    private func tinted(_ image: Image) -> Image {
        guard case .vector(let drawing) = image, let tint = inheritedTint else { return image }
        return .vector(drawing.tinted(tint))
    }

    /// The tint of the view, or of the nearest view around it that has one.
    var inheritedTint: Color? {
        if let tintColor { return tintColor }
        var next = superview.map { UnownedReference($0.core) }
        while let core = next {
            if let tint = core.with({ $0.tintColor }) { return tint }
            next = core.with { core in
                core.superview.map { UnownedReference($0.core) }
            }
        }
        return nil
    }
}

extension LeafContent {
    /// Returns the distance by which the content of a wide button moves to the middle.
    func buttonShift(_ size: Size, _ text: Size, _ lead: Double) -> Double {
        guard kind == .button else { return 0 }
        return max(0, size.width - inset.horizontal - lead - text.width) / 2
    }
}
