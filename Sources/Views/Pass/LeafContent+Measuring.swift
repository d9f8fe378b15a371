extension LeafContent {
    /// Whether the view has a size of its own.
    var hasSize: Bool {
        switch kind {
        case .label, .text, .button, .input: true
        case .image: isSymbol || image != nil && pictureSize != .zero
        }
    }

    /// Whether there is a text that can have several lines, or be cut.
    var breaksLines: Bool { kind == .label || kind == .text || kind == .input }

    private var isSymbol: Bool {
        switch image {
        case .symbol: true
        case .vector: kind == .button
        case .remote, .initials, nil: false
        }
    }

    /// Returns the size within a width.
    func size(_ limit: Double, _ pass: LayoutPass) -> Size {
        switch kind {
        case .image: return isSymbol ? imageSize(pass) : picture(within: limit)
        case .label, .text:
            return inset.outside(textSize(limit - inset.horizontal, pass)).usable
        case .input: return inset.outside(inputSize(limit - inset.horizontal, pass)).usable
        case .button:
            let image = imageSize(pass)
            let lead = imageLead(pass)
            let text = textSize(limit - inset.horizontal - lead, pass)
            return inset.outside(
                Size(width: lead + text.width, height: max(image.height, text.height))
            ).usable
        }
    }

    /// The width and height of the symbol.
    func imageSize(_ pass: LayoutPass) -> Size {
        guard isSymbol else { return .zero }
        let side = symbolSize * pass.scale
        return Size(width: side, height: side)
    }

    /// Returns the size of a picture that is no symbol, smaller in proportion where there is less room.
    private func picture(within limit: Double) -> Size {
        guard image != nil else { return .zero }
        guard pictureSize.width > limit else { return pictureSize }
        let width = max(0, limit)
        // It is drawn for each size.
        if case .vector = image { return Size(width: width, height: pictureSize.height) }
        return Size(width: width, height: pictureSize.height * width / pictureSize.width)
    }

    /// The distance from the leading edge of a button's content to its title.
    func imageLead(_ pass: LayoutPass) -> Double {
        let image = imageSize(pass).width
        return image == 0 || !hasText(pass) ? image : image + imagePadding
    }

    /// The distance from the top of the view to the top of its text.
    func textTop(_ size: Size, _ text: Size) -> Double {
        guard kind != .text, kind != .input else { return inset.top }
        let room = size.height - inset.top - inset.bottom
        return inset.top + (room - text.height) / 2
    }

    /// The distance of the first or the last baseline from the top; none without text.
    func baseline(isFirst: Bool, _ size: Size, _ pass: LayoutPass) -> Double? {
        if kind == .input { return inputBaseline(isFirst: isFirst, size, pass) }
        let lead = kind == .button ? imageLead(pass) : 0
        let layout = layout(size.width - inset.horizontal - lead, pass)
        guard let line = isFirst ? layout.lines.first : layout.lines.last else { return nil }
        return textTop(size, layout.size) + line.baseline
    }
}

extension DirectionalEdgeInsets {
    var horizontal: Double { leading + trailing }
    var vertical: Double { top + bottom }

    /// Returns the distances from the start and the end of an axis.
    @inline(__always)
    func ends(of axis: Axis) -> (start: Double, end: Double) {
        axis == .horizontal ? (leading, trailing) : (top, bottom)
    }

    /// Returns a size plus the insets.
    func outside(_ size: Size) -> Size {
        Size(width: size.width + horizontal, height: size.height + vertical)
    }
}

extension LeafContent {
    /// Returns the width of the cursor behind a row of an edited text, in points.
    func cursorWidth(_ pass: LayoutPass) -> Double {
        pass.measurer is CellMeasurer ? CellMeasurer.cellWidth : cursorWidth
    }

    /// Returns the rows of an edited text within a width, which has room for the cursor, too.
    ///
    /// The placeholder of an empty text lies in rows as well.
    func rows(_ width: Double, _ pass: LayoutPass) -> TextRows {
        let room = width - cursorWidth(pass)
        let layout = layout(room, pass)
        return TextRows(
            spans(pass).map(\.text).joined(),
            layout: layout,
            measurer: pass.measurer,
            font: font.scaled(by: pass.scale),
            width: room
        )
    }

    /// Returns the size of an edited text, as many rows of which are shown as there may be.
    func inputSize(_ width: Double, _ pass: LayoutPass) -> Size {
        let rows = rows(width, pass)
        let count = numberOfLines > 0 ? min(rows.count, numberOfLines) : rows.count
        let size = textSize(width - cursorWidth(pass), pass)
        return Size(
            width: size.width + cursorWidth(pass),
            height: rows.count == count
                ? rows.height : Double(count) * rows.height / Double(rows.count)
        )
    }

    /// Returns the distance of the first or the last baseline of an edited text from the top of its view.
    func inputBaseline(isFirst: Bool, _ size: Size, _ pass: LayoutPass) -> Double {
        let metrics = pass.measurer.metrics(font.scaled(by: pass.scale))
        let first = inset.top + metrics.ascent
        guard !isFirst else { return first }
        return max(first, size.height - inset.bottom - metrics.lineHeight + metrics.ascent)
    }
}
