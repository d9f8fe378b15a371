/// Reads scalars of valid UTF-8 as entries of a `GlyphTable`.
struct PlainReader {
    private let bytes: BorrowedBytes
    private let table: GlyphTable

    /// Creates a reader of a text with at least one byte.
    init(_ bytes: BorrowedBytes, _ table: GlyphTable) {
        self.bytes = bytes
        self.table = table
    }

    /// The number of bytes.
    var count: Int { bytes.count }

    /// Moves an offset behind all ASCII bytes that have room and do not end a line, eight by eight and then
    /// one by one.
    @inline(__always)
    func skip(_ offset: inout Int, adding total: inout Int, upTo limit: Int) {
        let widths = table.byteWidths
        while offset &+ 8 <= bytes.count {
            // Eight times 2,047 and eight times `stop` fit in 32 bits.
            var sum: UInt32 = 0
            for place in 0..<8 {
                sum &+= UInt32(widths[Int(bytes[offset &+ place])])
            }
            let next = total &+ Int(sum)
            guard sum < GlyphTable.stop, next <= limit else { break }
            total = next
            offset &+= 8
        }
        while offset < bytes.count {
            let width = widths[Int(bytes[offset])]
            let next = total &+ Int(width)
            guard width < GlyphTable.stop, next <= limit else { return }
            total = next
            offset &+= 1
        }
    }

    /// Returns the entry of the scalar at an offset and its length in bytes.
    @inline(__always)
    func entry(at offset: Int) -> (entry: UInt16, length: Int) {
        let first = bytes[offset]
        if first < 0x80 { return (table.entries[Int(first)], 1) }
        let second = UInt32(bytes[offset &+ 1] & 0x3F)
        if first < 0xE0 { return (table.entries[Int(UInt32(first & 0x1F) << 6 | second)], 2) }
        guard first < 0xF0 else { return (GlyphTable.missing, 4) }
        let value = UInt32(first & 0x0F) << 12 | second << 6 | UInt32(bytes[offset &+ 2] & 0x3F)
        guard let index = GlyphTable.index(of: value) else { return (GlyphTable.missing, 3) }
        return (table.entries[index], 3)
    }

    /// The width of an ellipsis, if the table has one.
    var ellipsis: Int? { table.width(of: "…") }

    /// Returns where the newline at an offset ends.
    func endOfNewline(at offset: Int) -> Int {
        let end = offset + entry(at: offset).length
        return bytes[offset] == 13 && end < count && bytes[end] == 10 ? end + 1 : end
    }

    /// Returns the last offset, above one and up to another, before which a line may break, and the units
    /// of the scalars between them.
    @inline(__always)
    func lastOpportunity(upTo end: Int, after start: Int) -> (offset: Int, rest: Int)? {
        var offset = end
        var rest = 0
        var next = entry(at: offset).entry
        while offset > start {
            let before = place(before: offset)
            let previous = entry(at: before).entry
            let allowed = table.breaks[Int(previous >> GlyphTable.classShift)]
            if allowed >> UInt32(next >> GlyphTable.classShift) & 1 == 1 {
                let isHyphen = previous.breakClass == .hyphen
                if !isHyphen || followsLetter(before) { return (offset, rest) }
            }
            rest &+= Int(previous & GlyphTable.widthMask)
            next = previous
            offset = before
        }
        return nil
    }

    /// Whether a letter stands before the run of hyphens that a hyphen ends.
    private func followsLetter(_ hyphen: Int) -> Bool {
        var offset = hyphen
        while offset > 0 {
            offset = place(before: offset)
            let kind = entry(at: offset).entry.breakClass
            if kind != .hyphen { return kind == .letter }
        }
        return false
    }

    /// Moves the end of a line before its last spaces.
    @inline(__always)
    func trimSpaces(before end: inout Int, units: inout Int, after start: Int) {
        while end > start {
            let before = place(before: end)
            let entry = entry(at: before).entry
            guard entry.isSpace else { return }
            units &-= Int(entry & GlyphTable.widthMask)
            end = before
        }
    }

    /// Moves an offset before the scalar that ends there.
    func retreat(_ offset: inout Int, units: inout Int) {
        offset = place(before: offset)
        units &-= Int(entry(at: offset).entry & GlyphTable.widthMask)
    }

    /// Returns where the scalar begins that ends at an offset.
    @inline(__always)
    private func place(before offset: Int) -> Int {
        var before = offset &- 1
        while bytes[before] & 0xC0 == 0x80 { before &-= 1 }
        return before
    }
}

extension UInt16 {
    /// Whether an entry of a `GlyphTable` is that of a space.
    @inline(__always)
    var isSpace: Bool {
        self & ~GlyphTable.widthMask == GlyphTable.space
    }

    /// The break class that an entry of a `GlyphTable` holds.
    fileprivate var breakClass: BreakClass {
        BreakClass(rawValue: UInt8(self >> GlyphTable.classShift)) ?? .missing
    }
}
