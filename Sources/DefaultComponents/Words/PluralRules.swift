/// A category of numbers that some language puts into words of a form of its own, as CLDR names it.
public enum PluralCategory: String, Sendable, Hashable, CaseIterable {
    /// Numbers such as 0.
    case zero
    /// Numbers such as 1.
    case one
    /// Numbers such as 2.
    case two
    /// Few things.
    case few
    /// Many things.
    case many
    /// All other numbers; each language has this category.
    case other
}

/// A number as plural rules see it, which distinguish 1 from 1.0.
struct PluralNumber: Sendable {
    /// The digits before the decimal separator (`i`).
    let integer: UInt
    /// The digits after it (`f`), and how many there are (`v`).
    let fraction: UInt
    let fractionDigits: Int
    /// The exponent of a compact number (`e`), such as 6 for 1 million.
    var exponent = 0

    /// Creates a number of so many units of its last digit; 15 with one fraction digit is 1.5.
    init(_ units: Int, fractionDigits: Int = 0) {
        self.fractionDigits = max(0, min(fractionDigits, 18))
        let scale = (0..<self.fractionDigits).reduce(UInt(1)) { scale, _ in scale * 10 }
        (integer, fraction) = units.magnitude.quotientAndRemainder(dividingBy: scale)
    }

    /// Returns the value of an operand; nil for one that is no whole number.
    fileprivate func value(of operand: Character) -> UInt? {
        switch operand {
        case "n": fraction == 0 ? integer : nil
        case "i": integer
        case "f": fraction
        case "t": trimmed.value
        case "v": UInt(fractionDigits)
        case "w": UInt(trimmed.digits)
        default: UInt(exponent)
        }
    }

    /// The fraction without zeros at its end.
    private var trimmed: (value: UInt, digits: Int) {
        guard fraction != 0 else { return (0, 0) }
        var (value, digits) = (fraction, fractionDigits)
        while value % 10 == 0 { (value, digits) = (value / 10, digits - 1) }
        return (value, digits)
    }
}

/// The plural rules of a language.
struct PluralRules: Sendable {
    /// A comparison such as `n % 100 != 11..19`.
    private struct Comparison: Sendable {
        let operand: Character
        let modulus: UInt?
        let isEqual: Bool
        let ranges: [ClosedRange<UInt>]

        /// Creates a comparison from its text in CLDR's syntax.
        init?(_ text: Substring) {
            let words = text.split(separator: " ")
            guard words.count >= 3, let operand = words[0].first else { return nil }
            self.operand = operand
            modulus = words[1] == "%" ? UInt(words[2]) : nil
            isEqual = words[words.count - 2] == "="
            ranges = words[words.count - 1].split(separator: ",").compactMap { range in
                let ends = range.split(separator: ".").compactMap { UInt($0) }
                guard let first = ends.first, let last = ends.last, first <= last else {
                    return nil
                }
                return first...last
            }
        }

        func holds(for number: PluralNumber) -> Bool {
            guard let value = number.value(of: operand) else { return !isEqual }
            let compared = modulus.map { value % max(1, $0) } ?? value
            return ranges.contains { $0.contains(compared) } == isEqual
        }
    }

    private let conditions: [(category: PluralCategory, comparisons: [Comparison])]

    /// Creates the rules of a language; those of the undetermined language for one that CLDR does not have.
    init(of language: LanguageTag) {
        let names = language.fallbacks.map(\.identifier) + ["und"]
        let line = names.lazy.compactMap { LocaleTable.pluralLines.line(of: $0) }.first
        conditions = (line ?? []).dropFirst().compactMap { condition in
            guard let colon = condition.firstIndex(of: ":"),
                let category = PluralCategory(rawValue: String(condition[..<colon]))
            else { return nil }
            let text = condition[condition.index(after: colon)...]
            return (category, text.split(separator: " and ").compactMap { Comparison($0) })
        }
    }

    /// The categories that the language distinguishes.
    var categories: Set<PluralCategory> { Set(conditions.map(\.category)).union([.other]) }

    /// Returns the category of a number.
    func category(of number: PluralNumber) -> PluralCategory {
        conditions.first { $0.comparisons.allSatisfy { $0.holds(for: number) } }?.category ?? .other
    }
}

extension [[Substring]] {
    /// Returns the line of a table whose first field lists a name.
    func line(of name: String) -> [Substring]? {
        first { $0[0].split(separator: " ").contains { $0 == name } }
    }
}
