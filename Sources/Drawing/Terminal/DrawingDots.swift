import Views

/// A drawing as dots, two beside each other and four below each other in each cell.
///
/// A dot is set if a shape covers its middle; a line is at least as thick as a dot. What is less than half opaque covers
/// nothing, shadows and dashes are left out, and a gradient is its first colour. A shape that covers nine tenths is the
/// ground of all cells, on which no dot is set yet, unless it is the last.
struct DrawingDots: Sendable {
    /// One cell.
    struct Cell: Sendable {
        /// The dots that are set, as the bits of a Braille pattern.
        var dots: UInt8 = 0
        /// The place of the command that drew one of them last.
        fileprivate var command = -1
        /// The colour of that command.
        fileprivate(set) var color: Color?
    }

    /// The cells, row by row from the top.
    private(set) var rows: [[Cell]] = []
    /// The colour behind all cells.
    private(set) var ground: Color?

    /// The maximum number of cells, and of pieces of lines times dots.
    private static let (cellLimit, workLimit) = (20_000, 20_000_000)

    /// Creates the dots of a drawing, mirrored or not; nil if there is too little room, or it takes too much work.
    init?(
        _ drawing: VectorImage,
        columns: Int,
        rows: Int,
        scheme: TreeScheme,
        isMirrored: Bool = false
    ) {
        let (width, height) = (columns * 2, rows * 4)
        let (across, down) = (
            drawing.size.width / Double(width), drawing.size.height / Double(height)
        )
        guard columns > 1, rows > 0, across > 0, down > 0, columns <= Self.cellLimit / rows else {
            return nil
        }
        // The places of the commands that set the dots.
        let noDots = [Int?](repeating: nil, count: width * height)
        var (dots, covered) = (noDots, noDots)
        var groups: [(clips: [DrawnShape], alpha: Double)] = [([], 1)]
        var work = 0
        for (place, command) in drawing.commands.enumerated() {
            let (clips, alpha) = groups[groups.count - 1]
            let shape: DrawnShape
            switch command {
            case .fill(let path, _): shape = DrawnShape(path)
            case .stroke(let path, _, let style):
                shape = DrawnShape(path, radius: max(style.width, across, down) / 2)
            case .beginGroup(let group):
                let clip = group.clip.map { DrawnShape($0) }
                groups.append((clips + (clip.map { [$0] } ?? []), alpha * group.alpha))
                continue
            case .endGroup:
                if groups.count > 1 { groups.removeLast() }
                continue
            }
            guard let color = command.color, color.isSeen(in: scheme, alpha), shape.count > 0 else {
                continue
            }
            let shapes = [shape] + clips
            work += dots.count * shapes.reduce(0) { $0 + $1.count }
            guard work <= Self.workLimit else { return nil }
            var count = 0
            for dot in dots.indices {
                let point = Point(
                    x: (Double(dot % width) + 0.5) * across,
                    y: (Double(dot / width) + 0.5) * down
                )
                guard shapes.allSatisfy({ $0.covers(point) }) else { continue }
                dots[dot] = place
                count += 1
            }
            if count * 10 >= dots.count * 9 { (ground, covered, dots) = (color, dots, noDots) }
        }
        if dots == noDots { (ground, dots) = (nil, covered) }
        var cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
        for (dot, place) in dots.enumerated() {
            guard let place else { continue }
            let x = isMirrored ? width - 1 - dot % width : dot % width
            let bits: [UInt8] = x % 2 == 0 ? [1, 2, 4, 64] : [8, 16, 32, 128]
            cells[dot / width / 4][x / 2].dots |= bits[dot / width % 4]
            if place > cells[dot / width / 4][x / 2].command {
                cells[dot / width / 4][x / 2].command = place
                cells[dot / width / 4][x / 2].color = drawing.commands[place].color
            }
        }
        self.rows = cells
    }
}

extension VectorImage.Command {
    /// The colour, of a gradient the first.
    fileprivate var color: Color? {
        switch self {
        case .fill(_, let paint), .stroke(_, let paint, _): paint.colors.first
        case .beginGroup, .endGroup: nil
        }
    }
}

extension Color {
    /// Whether the colour covers at least half of what lies behind it.
    fileprivate func isSeen(in scheme: TreeScheme, _ alpha: Double) -> Bool {
        Double((scheme == .light ? light : dark).alpha) / 255 * alpha >= 0.5
    }
}
