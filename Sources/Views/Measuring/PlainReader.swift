/// Reads scalars of valid UTF-8 as entries of a `GlyphTable`.
struct PlainReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let entries: UnsafeBufferPointer<UInt16>
    private let byteWidths: UnsafeBufferPointer<UInt16>

    /// Creates a reader; the buffers are those of a `GlyphTable`.
    init(
        _ bytes: UnsafeBufferPointer<UInt8>,
        entries: UnsafeBufferPointer<UInt16>,
        byteWidths: UnsafeBufferPointer<UInt16>
    ) {
        self.bytes = bytes
        self.entries = entries
        self.byteWidths = byteWidths
    }

    /// How many bytes there are.
    var count: Int { bytes.count }

    /// Moves an offset behind as many eights of ASCII bytes as have room and do not end a line.
    @inline(__always)
    func skip(_ offset: inout Int, adding total: inout Int, upTo limit: Int) {
        while offset + 8 <= bytes.count, bytes[offset] < 0x80 {
            // Eight times 2,047 and eight times `stop` fit in 32 bits.
            var sum: UInt32 = 0
            for place in 0..<8 {
                sum &+= UInt32(byteWidths[Int(bytes[offset &+ place])])
            }
            let next = total &+ Int(sum)
            guard sum < GlyphTable.stop, next <= limit else { return }
            total = next
            offset &+= 8
        }
    }

    /// Returns the entry of the scalar at an offset and its length in bytes.
    @inline(__always)
    func entry(at offset: Int) -> (entry: UInt16, length: Int) {
        let first = bytes[offset]
        if first < 0x80 { return (entries[Int(first)], 1) }
        let second = UInt32(bytes[offset + 1] & 0x3F)
        if first < 0xE0 { return (entries[Int(UInt32(first & 0x1F) << 6 | second)], 2) }
        guard first < 0xF0 else { return (GlyphTable.missing, 4) }
        let value = UInt32(first & 0x0F) << 12 | second << 6 | UInt32(bytes[offset + 2] & 0x3F)
        guard let index = GlyphTable.index(of: value) else { return (GlyphTable.missing, 3) }
        return (entries[index], 3)
    }

    /// Returns where the newline at an offset ends.
    func endOfNewline(at offset: Int) -> Int {
        let end = offset + entry(at: offset).length
        return bytes[offset] == 13 && end < count && bytes[end] == 10 ? end + 1 : end
    }

    /// Returns the units of the scalars in a range.
    func units(in range: Range<Int>) -> Int {
        var total = 0
        var offset = range.lowerBound
        while offset < range.upperBound {
            let (entry, length) = entry(at: offset)
            total += Int(entry & GlyphTable.widthMask)
            offset += length
        }
        return total
    }

    /// Returns the last offset, above one and up to another, before which a line may break.
    func lastOpportunity(upTo end: Int, after start: Int) -> Int? {
        var offset = end
        while offset > start {
            let before = place(before: offset)
            let previous = entry(at: before).entry
            let next = entry(at: offset).entry
            if previous >= GlyphTable.firstSpecial || next.breakClass == .emDash {
                let kind = previous.breakClass
                let isAllowed = kind.allowsBreak(before: next.breakClass)
                if isAllowed, kind != .hyphen || followsLetter(before) { return offset }
            }
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
            guard entry.breakClass == .space else { return }
            units -= Int(entry & GlyphTable.widthMask)
            end = before
        }
    }

    /// Returns where the scalar begins that ends at an offset.
    private func place(before offset: Int) -> Int {
        var before = offset - 1
        while bytes[before] & 0xC0 == 0x80 { before -= 1 }
        return before
    }
}

extension UInt16 {
    /// The break class that an entry of a `GlyphTable` holds.
    @inline(__always)
    var breakClass: BreakClass {
        BreakClass(rawValue: UInt8(self >> GlyphTable.classShift)) ?? .missing
    }
}
