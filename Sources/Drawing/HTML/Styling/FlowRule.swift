import Views

/// The declarations of a class in a page that flows: literals and numbers, so that nothing in it is hostile.
struct FlowRule: FastHashable {
    private(set) var declarations = ""

    var mixed: UInt64 {
        declarations.utf8.reduce(14_695_981_039_346_656_037) {
            ($0 ^ UInt64($1)) &* 1_099_511_628_211
        }
    }

    /// Whether there are no declarations.
    var isEmpty: Bool { declarations.isEmpty }

    /// Adds literal declarations.
    mutating func add(_ words: StaticString) {
        declarations += "\(words)"
    }

    /// Adds a literal, a number with at most four decimals, and what follows it.
    mutating func add(_ property: StaticString, _ value: Double, _ end: StaticString = "px;") {
        let bounded = value.isFinite ? max(-10_000_000, min(value, 10_000_000)) : 0
        let rounded = (bounded * 10_000).rounded() / 10_000
        let isWhole = rounded == rounded.rounded()
        declarations += "\(property)\(isWhole ? "\(Int(rounded))" : "\(rounded)")\(end)"
    }

    /// Adds a length that grows with the reader's letters.
    mutating func add(text property: StaticString, _ length: Double) {
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

extension HTMLWriter {
    /// Writes the rule of a class.
    mutating func rule(of rule: FlowRule, _ number: Int) {
        markup(".")
        plain(upTo: 9) { $0.flowName(UInt(number)) }
        markup("{")
        text(rule.declarations)
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
