/// Breaks a text of one font whose scalars are all in a `GlyphTable`, byte by byte.
///
/// The same rules as `ClusterLines`, without looking at characters: most texts of a chat take this path. It
/// adds widths up until a line overflows, eight bytes at a time where it can, and only then looks back for the
/// last opportunity.
struct PlainLines {
    /// The result of breaking a text.
    enum Outcome {
        /// All lines are set.
        case done
        /// A scalar is not in the table.
        case unknown
        /// Text is left behind the last line that is wanted; that line begins at the offset.
        case overfull(Int)
    }

    private let reader: PlainReader
    private let scale: Double
    private let limit: Int
    private let maxLines: Int
    /// The heights of the lines.
    let heights: TextHeights
    /// The lines set so far.
    private(set) var stack = LineStack()
    /// The start of the line that is being filled.
    private var start = 0

    /// Creates a breaker of a text with at least one byte.
    init(_ reader: PlainReader, scale: Double, heights: TextHeights, limits: TextLimits) {
        self.reader = reader
        self.scale = scale
        self.heights = heights
        maxLines = limits.maxLines > 0 ? limits.maxLines : .max
        let units = (limits.tolerantWidth / scale).rounded(.down)
        limit = units < 1e15 ? Int(units) : .max
    }

    /// Moves the lines into a layout.
    mutating func layout() -> TextLayout { stack.layout() }

    /// Sets the lines.
    mutating func run() -> Outcome {
        let reader = reader
        let limit = limit
        var offset = 0
        var total = 0
        while true {
            reader.skip(&offset, adding: &total, upTo: limit)
            guard offset < reader.count else { break }
            let (entry, length) = reader.entry(at: offset)
            if entry >= GlyphTable.firstStop {
                guard entry < GlyphTable.missing else { return .unknown }
                if stack.count + 1 == maxLines { return .overfull(start) }
                add(to: offset, units: total)
                offset = reader.endOfNewline(at: offset)
                start = offset
                total = 0
                continue
            }
            let units = Int(entry & GlyphTable.widthMask)
            if total &+ units > limit, !entry.isSpace {
                guard overflow(at: offset, units: units, total: &total) else {
                    return truncate(at: offset, units: total) ? .done : .overfull(start)
                }
            }
            total &+= units
            offset &+= length
        }
        add(to: reader.count, units: total)
        return .done
    }

    /// Ends lines until the scalar at an offset fits, or stands alone; false if there are no lines left.
    @inline(__always)
    private mutating func overflow(at offset: Int, units: Int, total: inout Int) -> Bool {
        if let (resume, rest) = reader.lastOpportunity(upTo: offset, after: start) {
            guard stack.count + 1 < maxLines else { return false }
            if start == 0 { stack.reserve(4) }
            add(to: resume, units: total &- rest)
            start = resume
            total = rest
        }
        // What has no width stays with the character before it.
        if total &+ units > limit, offset > start, units > 0 {
            guard stack.count + 1 < maxLines else { return false }
            add(to: offset, units: total)
            start = offset
            total = 0
        }
        return true
    }

    /// Sets the last line that is wanted, of which the text up to an offset fits, so that it ends in an
    /// ellipsis; false if there is none in the table.
    ///
    /// The scalar at the offset is in the table, so that a character ends before each one up to it.
    private mutating func truncate(at offset: Int, units: Int) -> Bool {
        guard let ellipsis = reader.ellipsis else { return false }
        var end = offset
        var units = units
        reader.trimSpaces(before: &end, units: &units, after: start)
        while end > start, units + ellipsis > limit {
            reader.retreat(&end, units: &units)
            reader.trimSpaces(before: &end, units: &units, after: start)
        }
        stack.add(
            start..<end,
            width: Double(units + ellipsis) * scale,
            heights: heights,
            isTruncated: true
        )
        return true
    }

    /// Adds a line that ends at an offset, but for spaces.
    private mutating func add(to end: Int, units: Int) {
        var end = end
        var units = units
        reader.trimSpaces(before: &end, units: &units, after: start)
        stack.add(start..<end, width: Double(units) * scale, heights: heights)
    }
}
