import Views

extension ScenePainter {
    /// A piece of a line as clusters.
    struct CleanPiece {
        var clusters: [CellCluster]
        var traits: CellTraits
        var color: Color?
        var background: Color?

        init(clusters: [CellCluster], traits: CellTraits = [], color: Color?) {
            self.clusters = clusters
            self.traits = traits
            self.color = color
        }

        /// Creates a piece in a terminal style, in a colour unless it has one of its own.
        fileprivate init(
            _ piece: PlacedPiece,
            clusters: [CellCluster],
            color: Color?,
            _ options: TerminalOptions
        ) {
            self.init(clusters: clusters, color: color)
            let style = piece.style
            if piece.font.weight == .bold || style.traits.contains(.bold) { traits.insert(.bold) }
            if piece.font.isItalic || style.traits.contains(.italic) { traits.insert(.italic) }
            if style.traits.contains(.strike) { traits.insert(.strike) }
            switch style.target {
            case .link:
                traits.insert(.underline)
                self.color = options.link
            case .user, .channel, .broadcast: self.color = options.mention
            case nil: break
            }
            if let own = style.color { self.color = own }
            background = style.background
        }
    }

    /// Returns the escaped clusters of a line.
    static func clusters(_ text: SceneText, _ options: TerminalOptions) -> [CleanPiece] {
        let pieces = Array(text.pieces)
        let clusters = TerminalText.clusters(of: pieces.map(\.text), makesRoom: text.makesRoom)
        return zip(pieces, clusters).map { piece, clusters in
            CleanPiece(piece, clusters: clusters, color: text.color, options)
        }
    }

    /// Draws a line of text, cut at the frame around it.
    mutating func draw(_ text: SceneText, _ item: SceneItem, _ place: Int) {
        guard let row = row(of: place) else { return }
        let column = CellBounds.column(item.bounds.left) + (scene.columnShifts[place] ?? 0)
        let pieces = Self.clusters(text, options)
        if let holder = item.holder, scene.items[holder].box?.form == .rule {
            let cells = pieces.reduce(0) { $0 + $1.clusters.cells }
            clear(row: row, column - 1..<column + cells + 1, nil, item)
        }
        draw(pieces, row, column, item)
    }

    /// Draws a button's title in brackets, as far as there is room.
    mutating func drawButton(_ text: SceneText, _ item: SceneItem, _ place: Int) {
        guard let row = row(of: place) else { return }
        var pieces = Self.clusters(text, options)
        let cells = pieces.reduce(0) { $0 + $1.clusters.cells }
        let clip = scene.clip(of: item)
        let own = item.bounds.columns
        let tint = CleanPiece(clusters: [], color: text.color)
        for padding in ["[ ", "["] {
            let width = cells + 2 * padding.utf8.count
            let first = own.lowerBound + max(0, (own.count - width) / 2)
            let columns = first..<first + width
            // Beyond its own frame a button takes only empty cells, in which nothing is drawn later.
            guard clip.contains(first), columns.upperBound <= clip.upperBound,
                grid.isBlank(row: row, columns: columns),
                width <= own.count || !scene.isLater(place, first - 1..<first + width + 1)
            else { continue }
            var before = tint
            before.clusters = TerminalText(padding).clusters
            var after = tint
            after.clusters = TerminalText(padding == "[ " ? " ]" : "]").clusters
            pieces = [before] + pieces + [after]
            draw(pieces, row, first, item)
            return
        }
        draw(pieces, row, own.lowerBound, item)
    }

    private mutating func draw(_ pieces: [CleanPiece], _ row: Int, _ start: Int, _ item: SceneItem)
    {
        let clip = scene.clip(of: item)
        let cells = pieces.reduce(0) { $0 + $1.clusters.cells }
        let end = start + cells > clip.upperBound ? clip.upperBound - 1 : clip.upperBound
        var column = start
        for piece in pieces {
            var look = Look(color: piece.color, opacity: item.opacity, clip: clip)
            look.traits = piece.traits
            for cluster in piece.clusters {
                let isCut = column + cluster.width > end
                let columns = column..<column + (isCut ? 1 : cluster.width)
                if let ground = piece.background { clear(row: row, columns, ground, item) }
                guard !isCut else {
                    return put(glyphs.ellipsis, row: row, column: column, look)
                }
                put(cluster, row: row, column: column, look)
                column += cluster.width
            }
        }
    }
}
