/// The widths and break classes of the scalars that most texts consist of, for a font at any size.
///
/// Every scalar in the table is a character of its own unless a scalar outside the table follows; a carriage
/// return before a line feed is the exception.
///
/// Tables are made once for a process and stay, so that looking into one counts no references.
struct GlyphTable: Sendable {
    /// A width in the lower eleven bits, in units, and a break class in the upper five.
    let entries: StaticTable<UInt16>
    /// The widths of bytes, or `stop` for those that end a line, begin a longer scalar or are not in the table.
    let byteWidths: StaticTable<UInt16>
    /// For every break class, a bit for each class before which it lets a line break.
    let breaks: StaticTable<UInt32>

    /// The bits of the width.
    static let widthMask: UInt16 = 0x7FF
    /// The first bit of the break class.
    static let classShift: UInt16 = 11
    /// The lowest entry of a space, and what spaces have above their widths.
    static let space = UInt16(BreakClass.space.rawValue) << classShift
    /// The first entry that ends a line or is not in the table.
    static let firstStop = UInt16(BreakClass.newline.rawValue) << classShift
    /// More than the widths of eight bytes together.
    static let stop: UInt16 = 0x8000
    /// The entry of scalars that the table does not have.
    static let missing = UInt16(BreakClass.missing.rawValue) << classShift

    /// The number of scalars, from zero on, that are in the table.
    private static let direct = 0x800
    /// The scalars above those that are in the table: Vietnamese, Greek with accents, punctuation, arrows
    /// and mathematics.
    private static let upper = 0x1E00..<0x2300

    /// Creates a table; scalars without a width are left to the slower path.
    init(width: (Unicode.Scalar) -> Int?) {
        let scalars = [0..<Self.direct, Self.upper].joined()
        let entries = scalars.map { value -> UInt16 in
            guard
                let scalar = Unicode.Scalar(UInt32(value)), scalar.standsAlone,
                let units = width(scalar), (0...Int(Self.widthMask)).contains(units)
            else { return Self.missing }
            return UInt16(BreakClass(scalar).rawValue) << Self.classShift | UInt16(units)
        }
        self.entries = StaticTable(entries)
        byteWidths = StaticTable(
            (0..<256).map { byte in
                guard byte < 0x80, entries[byte] < Self.firstStop else { return Self.stop }
                return entries[byte] & Self.widthMask
            }
        )
        breaks = StaticTable(
            (0..<32).map { kind in
                (0..<32).reduce(0) { $0 | (BreakClass.allowsBreak(kind, before: $1) ? 1 << $1 : 0) }
            }
        )
    }

    /// Returns the entry's place, if the table goes so far.
    @inline(__always)
    static func index(of value: UInt32) -> Int? {
        let value = Int(value)
        if value < direct { return value }
        return upper.contains(value) ? value - upper.lowerBound + direct : nil
    }

    /// Returns the width of a scalar, if it is in the table.
    func width(of scalar: Unicode.Scalar) -> Int? {
        guard let index = Self.index(of: scalar.value), entries[index] != Self.missing else {
            return nil
        }
        return Int(entries[index] & Self.widthMask)
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is a character of its own if another such scalar or none follows (UAX #29), and
    /// its break class needs no neighbours beyond the next.
    fileprivate var standsAlone: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark, .format: false
        default: !isShownAsEmoji
        }
    }
}
