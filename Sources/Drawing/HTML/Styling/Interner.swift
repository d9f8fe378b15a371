import Views

/// Numbers for values, one after the other, in the order of their first use.
struct Interner<Value: FastHashable> {
    /// The number of the first value, chosen before there are any.
    var first = 0
    private(set) var values: [Value] = []
    /// The number of values that were there when it was sealed.
    private var sealedCount = 0
    private var indices: [Value: Int] = [:]
    /// The most recent indices, in slots chosen by a fast hash, which is quicker than a full hash table; empty without values.
    private var recent: [Int] = []

    /// Returns the number of a value.
    mutating func number(of value: Value) -> Int {
        let place = Int((value.mixed &* 0x9E37_79B9_7F4A_7C15) >> 58)
        if place < recent.count {
            let index = recent[place]
            if index < values.count, values[index] == value { return first + index }
        }
        return first + slowIndex(of: value, place)
    }

    /// The values since it was sealed, each with its number.
    var added: Zip2Sequence<PartialRangeFrom<Int>, ArraySlice<Value>> {
        zip((first + sealedCount)..., values[sealedCount...])
    }

    /// Whether there are values since it was sealed.
    var hasAdded: Bool { values.count > sealedCount }

    /// Considers the values so far as known.
    mutating func seal() {
        sealedCount = values.count
    }

    private mutating func slowIndex(of value: Value, _ place: Int) -> Int {
        let index = indices[value] ?? values.count
        if values.isEmpty { recent = Array(repeating: 0, count: 64) }
        if index == values.count {
            indices[value] = index
            values.append(value)
        }
        recent[place] = index
        return index
    }
}

extension Interner: Sendable where Value: Sendable {}

/// A value with a fast hash.
protocol FastHashable: Hashable {
    /// A fast hash: equal for equal values, and seldom equal for others.
    var mixed: UInt64 { get }
}

extension ColorPair: FastHashable {
    var mixed: UInt64 { bits }
}

extension FontStyle: FastHashable {
    var mixed: UInt64 {
        size.bitPattern ^ (isBold ? 1 : 0) ^ (isItalic ? 2 : 0) ^ (isMonospaced ? 4 : 0)
            ^ UInt64(family.map { $0.number + 1 } ?? 0) << 3
    }
}

extension LineStyle: FastHashable {
    var mixed: UInt64 {
        font.mixed ^ lineHeight.bitPattern >> 8 ^ (color?.mixed ?? 0)
    }
}

extension BoxStyle: FastHashable {
    var mixed: UInt64 {
        radius.bitPattern ^ UInt64(corners) ^ (background?.mixed ?? 0)
            ^ (borderColor?.mixed ?? 0) >> 16
    }
}
