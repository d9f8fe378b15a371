import Views

/// The declarations of a class in a page that flows: literals and numbers, so that nothing in it is hostile.
struct FlowRule: FastHashable {
    /// Their characters, all of ASCII.
    private(set) var declarations: [UInt8] = []

    var mixed: UInt64 {
        // Multiplying each time would take longer than all else.
        declarations.reduce(UInt64(declarations.count)) { ($0 << 7 | $0 >> 57) ^ UInt64($1) }
    }

    /// Whether there are no declarations.
    var isEmpty: Bool { declarations.isEmpty }

    /// Adds literal declarations.
    mutating func add(_ words: FlowWords) {
        declarations += words.text.utf8
    }

    /// Adds a literal, a number with at most four decimals, and what follows it.
    mutating func add(_ property: FlowWords, _ value: Double, _ end: FlowWords = "px;") {
        add(property)
        let bounded = value.isFinite ? max(-10_000_000, min(value, 10_000_000)) : 0
        let scaled = Int((bounded * 10_000).rounded())
        if scaled < 0 { declarations.append(UInt8(ascii: "-")) }
        let (whole, fraction) = scaled.magnitude.quotientAndRemainder(dividingBy: 10_000)
        add(digitsOf: whole, from: 1)
        if fraction > 0 {
            declarations.append(UInt8(ascii: "."))
            add(digitsOf: fraction, from: 1_000)
            while declarations.last == UInt8(ascii: "0") { declarations.removeLast() }
        }
        add(end)
    }

    /// Adds the digits of a number, at least from a power of ten on.
    private mutating func add(digitsOf number: UInt, from power: UInt) {
        var power = power
        while number / power >= 10 { power *= 10 }
        while power > 0 {
            declarations.append(UInt8(ascii: "0") + UInt8(number / power % 10))
            power /= 10
        }
    }

    /// Adds a length that grows with the reader's letters.
    mutating func add(text property: FlowWords, _ length: Double) {
        add(property, length / 16, "rem;")
    }

    /// Adds insets that are counted along the reading direction.
    mutating func addPadding(_ insets: DirectionalEdgeInsets, isMirrored: Bool) {
        guard insets != .zero else { return }
        add("padding:", insets.top, "px ")
        add("", isMirrored ? insets.leading : insets.trailing, "px ")
        add("", insets.bottom, "px ")
        add("", isMirrored ? insets.trailing : insets.leading)
    }

    /// Adds the declarations of another rule.
    mutating func add(_ other: FlowRule) {
        declarations += other.declarations
    }

    /// Returns the declarations that keep an element at a frame.
    static func fixed(_ frame: Rect) -> FlowRule {
        var rule = FlowRule()
        rule.add("position:absolute;")
        rule.add("left:", frame.x)
        rule.add("top:", frame.y)
        rule.add("width:", max(0, frame.size.width))
        rule.add("height:", max(0, frame.size.height))
        return rule
    }
}

/// A literal in declarations.
struct FlowWords: ExpressibleByStringLiteral {
    fileprivate let text: String

    init(stringLiteral text: String) {
        self.text = text
    }
}

extension HTMLWriter {
    /// Writes the rule of a class.
    mutating func rule(of rule: FlowRule, _ number: Int) {
        markup(".")
        plain(upTo: 9) { $0.flowName(UInt(number)) }
        markup("{")
        text(String(decoding: rule.declarations, as: UTF8.self))
        markup("}\n")
    }
}

extension ByteCursor {
    /// Writes the short name of a class: a capital, with which no other class begins, and digits.
    mutating func flowName(_ number: UInt) {
        append(UInt64(UInt8(ascii: "A")) + UInt64(number % 26), count: 1)
        if number >= 26 { integer(number / 26 - 1) }
    }
}
