/// Breaks a text of any fonts and characters into lines.
///
/// Greedy: a line is filled and broken at its last opportunity. Opportunities are those of `BreakClass`,
/// after spaces, which hang, and at line feeds. A word longer than a line is broken between
/// characters; every line has one at least.
struct ClusterLines<Advances: ClusterAdvances> {
    private let text: String
    private let bytes: BorrowedBytes
    private let advances: Advances
    private let limit: Double
    private let maxLines: Int
    private var runs: FontRuns<Advances.Face>
    private var stack: LineStack

    // The line being filled: where it begins, its width up to the current character.
    private var start = 0
    private var total = 0.0
    // Where the visible part ends before the last run of spaces, and its width.
    private var visibleEnd = 0
    private var visible = 0.0
    // The last opportunity: the line would end at `cut` with `cutWidth`, the next begin at `resume` and be
    // `rest` wide so far. None if the next would begin where this line does. Sums begin at zero with every
    // line, so that a line's width does not depend on the lines before it.
    private var cut = 0
    private var cutWidth = 0.0
    private var resume = 0
    private var rest = 0.0

    /// Creates a breaker of a text with at least one byte, given after the lines that it already has.
    init(
        _ text: String,
        bytes: BorrowedBytes,
        advances: Advances,
        runs: FontRuns<Advances.Face>,
        limits: TextLimits,
        after stack: LineStack = LineStack()
    ) {
        self.text = text
        self.bytes = bytes
        self.advances = advances
        self.runs = runs
        self.stack = stack
        limit = limits.tolerantWidth
        maxLines = limits.maxLines > 0 ? limits.maxLines : .max
    }

    /// Returns the lines.
    mutating func layout() -> TextLayout {
        var cursor = self.cursor()
        var previous = BreakClass.newline
        while let cluster = cursor.next() {
            let offset = cluster.range.lowerBound
            let kind = cluster.breakClass
            let isSpaceBefore = previous == .space
            if kind == .newline {
                let isFull = stack.count + 1 == maxLines
                if isFull { return lastLine(from: start) }
                add(to: isSpaceBefore ? visibleEnd : offset, isSpaceBefore ? visible : total)
                start = cluster.range.upperBound
                resume = start
                total = 0
                previous = .newline
                continue
            }
            if kind == .space {
                if !isSpaceBefore {
                    visibleEnd = offset
                    visible = total
                }
            } else if previous != .newline, previous.allowsBreak(before: kind) {
                cut = isSpaceBefore ? visibleEnd : offset
                cutWidth = isSpaceBefore ? visible : total
                resume = offset
                rest = 0
            }
            let advance = advance(of: cluster)
            total += advance
            rest += advance
            if total > limit, kind != .space, !overflow(at: offset, advance: advance) {
                return lastLine(from: start)
            }
            previous = kind.following(previous)
        }
        let isSpace = previous == .space
        add(to: isSpace ? visibleEnd : bytes.count, isSpace ? visible : total)
        return stack.layout()
    }

    /// Ends lines until the character at an offset fits, or stands alone; false if there are no lines left.
    private mutating func overflow(at offset: Int, advance: Double) -> Bool {
        if resume > start {
            guard stack.count + 1 < maxLines else { return false }
            add(to: cut, cutWidth)
            total = rest
            start = resume
        }
        // A character without width stays with the one before it.
        if total > limit, offset > start, advance > 0 {
            guard stack.count + 1 < maxLines else { return false }
            add(to: offset, total - advance)
            total = advance
            start = offset
        }
        resume = start
        return true
    }

    private mutating func add(_ range: Range<Int>, _ width: Double, isTruncated: Bool = false) {
        stack.add(
            range,
            width: width,
            heights: runs.heights(in: range),
            isTruncated: isTruncated
        )
    }

    private mutating func add(to end: Int, _ width: Double) {
        add(start..<end, width)
    }

    /// Returns all lines, where the last one that is wanted begins at an offset and text remains behind it.
    ///
    /// If anything of that text can be seen, the line ends with an ellipsis; spaces before it are dropped.
    mutating func lastLine(from start: Int) -> TextLayout {
        self.start = start
        if let whole = wholeLine() {
            add(to: whole.end, whole.width)
            return stack.layout()
        }
        var best = (end: start, width: ellipsis(at: start))
        var width = 0.0
        var cursor = self.cursor(from: start)
        while let cluster = cursor.next(), cluster.breakClass != .newline {
            width += advance(of: cluster)
            if width > limit { break }
            if cluster.breakClass == .space { continue }
            let truncated = width + ellipsis(at: cluster.range.lowerBound)
            if truncated <= limit {
                best = (cluster.range.upperBound, truncated)
            }
        }
        add(start..<best.end, best.width, isTruncated: true)
        return stack.layout()
    }

    /// Returns where the visible part of the line ends and its width, if only spaces and line feeds follow
    /// the line and it fits.
    private mutating func wholeLine() -> (end: Int, width: Double)? {
        var end = start
        var width = 0.0
        var visible = 0.0
        var isOver = false
        var cursor = self.cursor(from: start)
        while let cluster = cursor.next() {
            switch cluster.breakClass {
            case .newline: isOver = true
            case .space: width += advance(of: cluster)
            default:
                width += advance(of: cluster)
                if isOver || width > limit { return nil }
                end = cluster.range.upperBound
                visible = width
            }
        }
        return (end, visible)
    }

    private func cursor(from start: Int = 0) -> ClusterCursor {
        ClusterCursor(
            text,
            bytes: bytes,
            from: start,
            joinsCharacters: Advances.joinsCharacters
        )
    }

    private mutating func advance(of cluster: TextCluster) -> Double {
        advances.advance(of: cluster, face: runs.face(at: cluster.range.lowerBound))
    }

    private mutating func ellipsis(at offset: Int) -> Double {
        let scalar: Unicode.Scalar = "…"
        let cluster = TextCluster(scalar: scalar, range: 0..<0, breakClass: .other)
        return advances.advance(of: cluster, face: runs.face(at: offset))
    }
}
