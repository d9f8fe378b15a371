/// Breaks a text of one font whose scalars are all in a `GlyphTable`, byte by byte.
///
/// The same rules as `ClusterLines`, without looking at characters: most texts of a chat take this path.
struct PlainLines {
    /// What became of a text.
    enum Outcome {
        /// All lines are set.
        case done
        /// A scalar is not in the table.
        case unknown
        /// There are more lines than wanted; the last one wanted begins at the offset.
        case overfull(Int)
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private let entries: UnsafeBufferPointer<UInt16>
    private let scale: Double
    /// How far the lines reach.
    let heights: TextHeights
    private let limit: Int
    private let maxLines: Int
    /// The lines set so far.
    private(set) var stack = LineStack()

    // The line being filled: where it begins, its units up to the current scalar.
    private var start = 0
    private var total = 0
    // Where the visible part ends before the last run of spaces, and its units.
    private var visibleEnd = 0
    private var visible = 0
    // The last opportunity: the line would end at `cut` with `cutUnits`, the next begin at `resume`, which
    // lies behind `passedUnits`. None if the next would begin where this line does.
    private var cut = 0
    private var cutUnits = 0
    private var resume = 0
    private var passedUnits = 0

    /// Creates a breaker of a text with at least one byte.
    init(
        _ bytes: UnsafeBufferPointer<UInt8>,
        entries: UnsafeBufferPointer<UInt16>,
        scale: Double,
        heights: TextHeights,
        limits: TextLimits
    ) {
        self.bytes = bytes
        self.entries = entries
        self.scale = scale
        self.heights = heights
        maxLines = limits.maxLines > 0 ? limits.maxLines : .max
        let units = (limits.tolerantWidth / scale).rounded(.down)
        limit = units < 1e15 ? Int(units) : .max
    }

    /// Sets the lines.
    mutating func run() -> Outcome {
        var offset = 0
        var previous = UInt16(BreakClass.newline.rawValue) << GlyphTable.classShift
        var total = 0
        while offset < bytes.count {
            let (entry, length) = entry(at: offset)
            if entry < GlyphTable.firstSpecial {
                let units = Int(entry & GlyphTable.widthMask)
                total += units
                if total > limit {
                    self.total = total
                    guard overflow(at: offset, units: units) else { return .overfull(start) }
                    total = self.total
                }
                offset += length
                previous = entry
                continue
            }
            self.total = total
            let end = offset + length
            switch BreakClass(entry) {
            case .space:
                offset = space(from: offset, after: previous)
            case .newline:
                let isPair = bytes[offset] == 13 && end < bytes.count && bytes[end] == 10
                guard newline(at: offset, next: isPair ? end + 1 : end, after: previous) else {
                    return .overfull(start)
                }
                offset = isPair ? end + 1 : end
            case .missing:
                return .unknown
            default:
                guard mark(entry, at: offset, next: end, after: previous) else {
                    return .overfull(start)
                }
                offset = end
            }
            total = self.total
            previous = entry
        }
        self.total = total
        let isSpace = BreakClass(previous) == .space
        add(to: isSpace ? visibleEnd : bytes.count, units: isSpace ? visible : total)
        return .done
    }

    /// Returns the entry of the scalar at an offset and its length in bytes.
    @inline(__always)
    private func entry(at offset: Int) -> (UInt16, Int) {
        let first = bytes[offset]
        return first < 0x80 ? (entries[Int(first)], 1) : wideEntry(first, at: offset)
    }

    @inline(__always)
    private func wideEntry(_ first: UInt8, at offset: Int) -> (UInt16, Int) {
        let second = UInt32(bytes[offset + 1] & 0x3F)
        if first < 0xE0 {
            return (entries[Int(UInt32(first & 0x1F) << 6 | second)], 2)
        }
        guard first < 0xF0 else { return (GlyphTable.missing, 4) }
        let value = UInt32(first & 0x0F) << 12 | second << 6 | UInt32(bytes[offset + 2] & 0x3F)
        guard let index = GlyphTable.index(of: value) else { return (GlyphTable.missing, 3) }
        return (entries[index], 3)
    }

    /// Hangs a run of spaces behind the line and returns where it ends.
    private mutating func space(from offset: Int, after previous: UInt16) -> Int {
        if BreakClass(previous) != .space {
            visibleEnd = offset
            visible = total
        }
        var end = offset
        while end < bytes.count {
            let (entry, length) = entry(at: end)
            guard BreakClass(entry) == .space else { break }
            total += Int(entry & GlyphTable.widthMask)
            end += length
        }
        setOpportunity(cut: visibleEnd, units: visible, resume: end)
        return end
    }

    /// Adds a mark beside which the line may break; false if there are no lines left.
    private mutating func mark(
        _ entry: UInt16,
        at offset: Int,
        next: Int,
        after previous: UInt16
    ) -> Bool {
        let before = BreakClass(previous)
        let kind = BreakClass(entry)
        // Beside a special one the opportunity is already set.
        if previous < GlyphTable.firstSpecial, before.allowsBreak(before: kind) {
            setOpportunity(cut: offset, units: total, resume: offset)
        }
        let units = Int(entry & GlyphTable.widthMask)
        total += units
        if total > limit {
            guard overflow(at: offset, units: units) else { return false }
        }
        guard next < bytes.count else { return true }
        let upcoming = BreakClass(self.entry(at: next).0)
        if kind.following(before).allowsBreak(before: upcoming) {
            setOpportunity(cut: next, units: total, resume: next)
        }
        return true
    }

    private mutating func setOpportunity(cut: Int, units: Int, resume: Int) {
        self.cut = cut
        cutUnits = units
        self.resume = resume
        passedUnits = total
    }

    /// Ends lines until the scalar at an offset fits, or stands alone; false if there are no lines left.
    @inline(never)
    private mutating func overflow(at offset: Int, units: Int) -> Bool {
        if resume > start {
            guard stack.count + 1 < maxLines else { return false }
            add(to: cut, units: cutUnits)
            total -= passedUnits
            start = resume
        }
        // What has no width stays with the character before it.
        if total > limit, offset > start, units > 0 {
            guard stack.count + 1 < maxLines else { return false }
            add(to: offset, units: total - units)
            total = units
            start = offset
        }
        resume = start
        return true
    }

    /// Ends a line at a line feed; false if there are no lines left for what follows.
    private mutating func newline(at offset: Int, next: Int, after previous: UInt16) -> Bool {
        let isSpace = BreakClass(previous) == .space
        if stack.count + 1 == maxLines { return false }
        add(to: isSpace ? visibleEnd : offset, units: isSpace ? visible : total)
        start = next
        resume = next
        total = 0
        return true
    }

    private mutating func add(to end: Int, units: Int) {
        stack.add(start..<end, width: Double(units) * scale, heights: heights)
    }
}

extension BreakClass {
    /// Creates the class that an entry of a `GlyphTable` holds.
    @inline(__always)
    fileprivate init(_ entry: UInt16) {
        self = BreakClass(rawValue: UInt8(entry >> GlyphTable.classShift)) ?? .missing
    }
}
