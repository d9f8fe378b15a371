/// The fonts of a text of several spans.
struct FontRuns<Face> {
    /// A stretch in one font.
    struct Run {
        /// The end, as an offset in the UTF-8 of the whole text.
        var end: Int
        /// The data of the font, looked up once.
        var face: Face
        /// The heights of its lines.
        var heights: TextHeights
    }

    private let runs: [Run]
    private var current = 0

    /// Creates runs; there is at least one, and none is empty.
    init(_ runs: [Run]) {
        self.runs = runs
    }

    /// Returns the font at an offset, the last one at the end; asked for in rising order this takes constant
    /// time.
    @inline(__always)
    mutating func face(at offset: Int) -> Face {
        if runs.count > 1 { move(to: offset) }
        return runs[current].face
    }

    private mutating func move(to offset: Int) {
        while offset >= runs[current].end, current + 1 < runs.count {
            current += 1
        }
        while current > 0, offset < runs[current - 1].end {
            current -= 1
        }
    }

    /// Returns the heights of a line: those of its highest font, or of the font where it lies if it is
    /// empty.
    mutating func heights(in range: Range<Int>) -> TextHeights {
        move(to: range.lowerBound)
        var heights = runs[current].heights
        while runs[current].end < range.upperBound, current + 1 < runs.count {
            current += 1
            heights.grow(to: runs[current].heights)
        }
        return heights
    }
}
