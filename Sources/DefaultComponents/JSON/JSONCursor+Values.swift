extension JSONCursor {
    /// The string; throws if the value is none.
    public func string() throws(ConversationError) -> String {
        guard case .string(let string) = node.content else { throw malformed("a string") }
        return string
    }

    /// The string; throws if the value is none or empty.
    public func name() throws(ConversationError) -> String {
        guard case .string(let string) = node.content, !string.isEmpty else {
            throw malformed("a string that is not empty")
        }
        return string
    }

    /// The strings of a list; throws if the value is no list of strings.
    public func strings() throws(ConversationError) -> [String] {
        var strings: [String] = []
        for element in try elements() {
            strings.append(try element.string())
        }
        return strings
    }

    /// The words `true` and `false`; throws if the value is neither.
    public func bool() throws(ConversationError) -> Bool {
        guard case .bool(let bool) = node.content else { throw malformed("'true' or 'false'") }
        return bool
    }

    /// The whole number from 0 on; throws if the value is none or does not fit.
    public func count() throws(ConversationError) -> Int {
        guard case .number(let spelling) = node.content, let count = Int(spelling), count >= 0
        else { throw malformed("a whole number from 0 on") }
        return count
    }

    /// The number; throws if the value is none or does not fit.
    public func number() throws(ConversationError) -> Double {
        guard case .number(let spelling) = node.content, let number = Double(spelling),
            number.isFinite
        else { throw malformed("a number") }
        return number
    }

    /// An error that says what was expected here and what was found.
    public func malformed(_ expected: String) -> ConversationError {
        error("\(expected), found \(found)")
    }

    /// An error at this value.
    func error(_ expected: String) -> ConversationError {
        .malformed(
            file: file,
            line: node.position.line,
            column: node.position.column,
            path: path.description,
            expected: expected
        )
    }

    private var found: String {
        switch node.content {
        case .null: "'null'"
        case .bool(let bool): "'\(bool)'"
        case .number(let spelling): "the number \(spelling.quoted)"
        case .string(let string): "the string \(string.quoted)"
        case .array: "a list"
        case .object: "an object"
        }
    }
}
