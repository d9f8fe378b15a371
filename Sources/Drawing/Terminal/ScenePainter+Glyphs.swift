import Views

extension ScenePainter {
    /// Draws a symbol, the letters of a person without a picture, or a sign for a picture.
    mutating func draw(_ glyph: SceneGlyph, _ item: SceneItem, _ place: Int) {
        let rows = rows(of: place)
        guard !rows.isEmpty else { return }
        let row = (rows.lowerBound + rows.upperBound - 1) / 2
        let columns = item.bounds.columns.shifted(by: scene.columnShifts[place] ?? 0)
        switch glyph.image {
        case .symbol:
            let symbol = TerminalText(glyph.sign(options.style)).clusters
            draw(symbol, glyph, row, centered(symbol.cells, in: columns), item)
        case .initials(let letters):
            drawAvatar(TerminalText(letters).clusters, glyph, row, columns, item)
        case .remote, .vector:
            let sign = glyph.sign(options.style)
            if columns.count > 4 {
                let picture = TerminalText("[\(sign)]").clusters
                draw(picture, glyph, row, centered(picture.cells, in: columns), item)
            } else {
                let name = TerminalText(glyph.label ?? "").clusters
                let isPerson = name.first.map { $0.glyph != " " } ?? false
                let letters = isPerson ? name : TerminalText(sign).clusters
                drawAvatar(Array(letters.prefix(1)), glyph, row, columns, item)
            }
        }
    }

    /// Draws letters in brackets, or alone where there is no room for brackets.
    private mutating func drawAvatar(
        _ letters: [CellCluster],
        _ glyph: SceneGlyph,
        _ row: Int,
        _ columns: Range<Int>,
        _ item: SceneItem
    ) {
        guard !columns.isEmpty else { return }
        let hasBrackets = columns.count >= 3
        var room = max(1, hasBrackets ? columns.count - 2 : 1)
        var shown: [CellCluster] = []
        for letter in letters where letter.width <= room {
            shown.append(letter)
            room -= letter.width
        }
        if shown.isEmpty { shown = TerminalText("?").clusters }
        if hasBrackets {
            let brackets = glyph.isRound ? ("(", ")") : ("[", "]")
            shown.insert(CellCluster(chrome: brackets.0), at: 0)
            shown.append(CellCluster(chrome: brackets.1))
        }
        clear(row: row, columns, nil, item)
        // An odd cell is on the side away from the text beside it, where lines begin.
        let odd = (columns.count - shown.cells) % 2 == 1 && !glyph.isRightToLeft ? 1 : 0
        // Overlapping people are each visible at the leading side.
        let first = glyph.isRightToLeft ? columns.upperBound - shown.cells : columns.lowerBound
        let start = hasBrackets ? centered(shown.cells, in: columns) + odd : first
        clear(row: row, start..<start + shown.cells, glyph.fill, item)
        draw(shown, glyph, row, start, item)
    }

    private mutating func draw(
        _ clusters: [CellCluster],
        _ glyph: SceneGlyph,
        _ row: Int,
        _ start: Int,
        _ item: SceneItem
    ) {
        let clip = scene.clip(of: item)
        let look = Look(color: glyph.tint, opacity: item.opacity, clip: clip)
        var column = start
        for cluster in clusters {
            put(cluster, row: row, column: column, look)
            column += cluster.width
        }
    }

    /// Returns the start of an item that is centred.
    private func centered(_ cells: Int, in columns: Range<Int>) -> Int {
        columns.lowerBound + max(0, (columns.count - cells) / 2)
    }
}

extension Range where Bound == Int {
    /// Returns the range moved by an offset.
    fileprivate func shifted(by distance: Int) -> Range<Int> {
        lowerBound + distance..<upperBound + distance
    }
}
