extension [GridColumn] {
    /// Returns the places of these columns, without gaps, in a width; none for no columns.
    package func places(in width: Double) -> [(start: Double, end: Double)] {
        let stack = StackContent(spacing: 0)
        stack.columns = prefix(ContainerStackView.columnLimit).map(\.usable)
        return GridTracks(stack, within: width).places(in: width)
    }
}

/// The columns of a grid, with a filling one as often as there is room for it.
struct GridTracks {
    private(set) var columns: [GridColumn]
    private let gap: Double

    /// Repeats a filling column as often as fits into a width, once at least.
    init(_ stack: StackContent, within room: Double) {
        (columns, gap) = (stack.columns, stack.spacing)
        guard let place = columns.firstIndex(where: \.isFilling) else { return }
        let step = max(1, columns[place].least + gap)
        fill(1 + (room - leastWidth + lengthTolerance) / step)
    }

    /// Repeats the filling column, if there is one, so often, as far as a grid may have as many columns.
    mutating func fill(_ count: Double) {
        guard let place = columns.firstIndex(where: \.isFilling) else { return }
        let most = Double(ContainerStackView.columnLimit - columns.count + 1)
        let more = Int(max(1, min(count, most)).rounded(.down)) - 1
        columns.insert(contentsOf: Array(repeating: columns[place], count: more), at: place)
    }

    /// The width of all columns where none has more than it needs.
    var leastWidth: Double { width(columns.indices, share: 0) }

    /// The width of adjacent columns, where each has the width that it has at least, or shares of another one.
    func width(_ places: Range<Int>, share: Double) -> Double {
        places.reduce(gap * Double(places.count - 1)) {
            $0 + columns[$1].least + share * columns[$1].fraction
        }
    }

    /// Returns the places of the columns in a room.
    func places(in room: Double) -> [(start: Double, end: Double)] {
        var widths = columns.map { $0.isFilling ? min($0.least, max(0, room)) : $0.least }
        var isOpen = columns.map { $0.share > 0 }
        var isDone = false
        while !isDone {
            var (rest, shares) = (room - gap * Double(columns.count - 1), 0.0)
            for place in columns.indices {
                if isOpen[place] { shares += columns[place].share } else { rest -= widths[place] }
            }
            let part = max(0, rest) / max(1, shares)
            isDone = true
            // What is wider than its share takes no part in sharing.
            for place in columns.indices
            where isOpen[place] && part * columns[place].share < widths[place] {
                (isOpen[place], isDone) = (false, false)
            }
            guard isDone else { continue }
            for place in columns.indices where isOpen[place] {
                widths[place] = part * columns[place].share
            }
        }
        var start = 0.0
        return widths.map { width in
            defer { start += width + gap }
            return (start, start + width)
        }
    }
}
