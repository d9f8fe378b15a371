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
        // A number may be made of any text, such as "nan".
        case .number(let digits): JSONReader.isNumber(digits) ? digits : "null"
        case .string(let string): string.json
        case .array(let elements): "[\(elements.map(\.text).joined(separator: ","))]"
        case .object(let members):
            "{\(members.map { "\($0.key.json):\($0.value.text)" }.joined(separator: ","))}"
        }
    }
}

extension String {
    /// The string in quotation marks, with control characters as escapes.
    var json: String {
        var json = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"", "\\": json += "\\\(scalar)"
            case "\0"..<" ":
                json += (scalar.value < 16 ? "\\u000" : "\\u00") + String(scalar.value, radix: 16)
            default: json.unicodeScalars.append(scalar)
            }
        }
        return json + "\""
    }
}
