import Components

extension JSONCursor {
    /// The string; throws if the value is none.
    public func string() throws(ConversationError) -> String {
        guard kind == .string else { throw malformed("a string") }
        return document.string(entry)
    }

    /// The string; throws if the value is none or empty.
    public func name() throws(ConversationError) -> String {
        guard kind == .string, case let name = document.string(entry), !name.isEmpty else {
            throw malformed("a string that is not empty")
        }
        return name
    }

    /// The strings of a list; throws if the value is no list of strings.
    public func strings() throws(ConversationError) -> [String] {
        var strings: [String] = []
        for element in try eachElement() {
            strings.append(try element.string())
        }
        return strings
    }

    /// The words `true` and `false`; throws if the value is neither.
    public func bool() throws(ConversationError) -> Bool {
        guard kind == .bool else { throw malformed("'true' or 'false'") }
        return document.bool(entry)
    }

    /// The whole number from 0 on; throws if the value is none or does not fit.
    public func count() throws(ConversationError) -> Int {
        guard kind == .number, let count = Int(document.spelling(entry)), count >= 0
        else { throw malformed("a whole number from 0 on") }
        return count
    }

    /// The number; throws if the value is none or does not fit.
    public func number() throws(ConversationError) -> Double {
        guard kind == .number, let number = Double(document.spelling(entry)), number.isFinite
        else { throw malformed("a number") }
        return number
    }

    /// An error that says what was expected here and what was found.
    public func malformed(_ expected: String) -> ConversationError {
        error("\(expected), found \(found)")
    }

    /// An error at this value.
    func error(_ expected: String) -> ConversationError {
        let position = document.position(entry)
        return .malformed(
            file: file,
            line: position.line,
            column: position.column,
            path: path.description,
            expected: expected
        )
    }

    private var found: String {
        switch kind {
        case .null: "'null'"
        case .bool: "'\(document.bool(entry))'"
        case .number: "the number \(document.spelling(entry).quoted)"
        case .string: "the string \(document.string(entry).quoted)"
        case .array: "a list"
        case .object: "an object"
        }
    }
}
