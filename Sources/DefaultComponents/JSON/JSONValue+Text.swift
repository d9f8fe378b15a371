extension JSONValue {
    /// Returns the JSON without blanks; throws `tooLarge` or `tooDeep` above the limits of ``PayloadError``.
    public func payloadText() throws(PayloadError) -> String {
        guard isNested(atMost: PayloadError.levelLimit) else { throw .tooDeep }
        let text = text
        guard text.utf8.count <= PayloadError.byteLimit else { throw .tooLarge }
        return text
    }

    /// Returns whether at most a number of lists and objects are nested.
    private func isNested(atMost levels: Int) -> Bool {
        guard let parts = elements ?? members?.map(\.value) else { return true }
        return levels > 0 && parts.allSatisfy { $0.isNested(atMost: levels - 1) }
    }

    private var text: String {
        switch self {
        case .null: "null"
        case .bool(let bool): "\(bool)"
        // Numbers that were decoded from elsewhere may be any text.
        case .number(let digits): Double(digits) == nil ? "null" : digits
        case .string(let string): string.json
        case .array(let elements): "[\(elements.map(\.text).joined(separator: ","))]"
        case .object(let members):
            "{\(members.map { "\($0.key.json):\($0.value.text)" }.joined(separator: ","))}"
        }
    }
}

extension String {
    /// The string in quotation marks, with control characters as escapes.
    fileprivate var json: String {
        let pieces = unicodeScalars.map { scalar -> String in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case "\0"..<" ":
                (scalar.value < 16 ? "\\u000" : "\\u00") + String(scalar.value, radix: 16)
            default: String(scalar)
            }
        }
        return "\"" + pieces.joined() + "\""
    }
}
