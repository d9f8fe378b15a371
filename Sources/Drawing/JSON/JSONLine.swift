/// JSON values, each on one line.
package enum JSONLine {
    /// Returns an object; the values are JSON already.
    package static func object(_ members: KeyValuePairs<String, String>) -> String {
        "{" + members.map { "\(JSONText.string($0)): \($1)" }.joined(separator: ", ") + "}"
    }

    /// Returns an array of values that are JSON already.
    package static func array(_ elements: [String]) -> String {
        "[" + elements.joined(separator: ", ") + "]"
    }

    /// Returns an array of texts.
    package static func strings(_ texts: [String]) -> String {
        array(texts.map(JSONText.string))
    }

    /// Returns a text, or `null` for nil.
    package static func string(_ text: String?) -> String {
        text.map(JSONText.string) ?? "null"
    }
}
