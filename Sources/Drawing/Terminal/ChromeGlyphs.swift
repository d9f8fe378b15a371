import Views

/// The characters for frames, bars, brackets and lines.
struct ChromeGlyphs {
    let horizontal: CellCluster
    let vertical: CellCluster
    /// The bar of quotes, at the left and at the right.
    let bars: (left: CellCluster, right: CellCluster)
    /// The sign for truncated text.
    let ellipsis: CellCluster

    private let square: [CellCluster]
    private let round: [CellCluster]

    init(_ style: TerminalStyle) {
        func cluster(_ glyph: String) -> CellCluster { CellCluster(chrome: glyph) }
        switch style {
        case .unicode:
            horizontal = cluster("─")
            vertical = cluster("│")
            bars = (cluster("▏"), cluster("▕"))
            ellipsis = cluster("…")
            square = ["┌", "┐", "└", "┘"].map(cluster)
            round = ["╭", "╮", "╰", "╯"].map(cluster)
        case .ascii:
            horizontal = cluster("-")
            vertical = cluster("|")
            bars = (cluster("|"), cluster("|"))
            ellipsis = cluster("~")
            square = ["+", "+", "+", "+"].map(cluster)
            round = [".", ".", "'", "'"].map(cluster)
        }
    }

    /// Returns the corners of a frame: top left, top right, bottom left, bottom right.
    func corners(rounded: Corners) -> [CellCluster] {
        let all: [Corners] = [.topLeading, .topTrailing, .bottomLeading, .bottomTrailing]
        return all.indices.map { rounded.contains(all[$0]) ? round[$0] : square[$0] }
    }
}
