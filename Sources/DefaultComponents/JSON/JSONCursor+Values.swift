import Components

extension JSONCursor {
    /// Returns the string; throws if the value is no string.
    public func string() throws(ConversationError) -> String {
        guard kind == .string else { throw malformed("a string") }
        return document.string(entry)
    }

    /// Returns the string; throws if the value is no string or is empty.
    public func name() throws(ConversationError) -> String {
        guard kind == .string, case let name = document.string(entry), !name.isEmpty else {
            throw malformed("a string that is not empty")
        }
        return name
    }

    /// Returns the strings of a list; throws if the value is no list of strings.
    public func strings() throws(ConversationError) -> [String] {
        var strings: [String] = []
        for element in try eachElement() {
            strings.append(try element.string())
        }
        return strings
    }

    /// Returns the Boolean; throws if the value is neither `true` nor `false`.
    public func bool() throws(ConversationError) -> Bool {
        guard kind == .bool else { throw malformed("'true' or 'false'") }
        return document.bool(entry)
    }

    /// Returns the whole number; throws if the value is none, is negative or does not fit.
    public func count() throws(ConversationError) -> Int {
        guard kind == .number, let count = Int(document.spelling(entry)), count >= 0
        else { throw malformed("a whole number from 0 on") }
        return count
    }

    /// Returns the number; throws if the value is no number or does not fit.
    public func number() throws(ConversationError) -> Double {
        guard kind == .number, let number = Double(document.spelling(entry)), number.isFinite
        else { throw malformed("a number") }
        return number
    }

    /// Returns an error at this value that says what was expected and what was found.
    public func malformed(_ expected: String) -> ConversationError {
        error("\(expected), found \(found)")
    }

    /// Returns an error at this value.
    func error(_ expected: String) -> ConversationError {
        position.malformed(expected, at: path, of: file)
    }

    private var found: String {
        switch kind {
        case .array: JSONValue.array([]).found
        case .object: JSONValue.object([]).found
        case .null, .bool, .number, .string: value.found
        }
    }
}

extension JSONValue {
    /// The value in an error.
    var found: String {
        switch self {
        case .null: "'null'"
        case .bool(let bool): "'\(bool)'"
        case .number(let digits): "the number \(digits.quoted)"
        case .string(let string): "the string \(string.quoted)"
        case .array: "a list"
        case .object: "an object"
        }
    }
}
