public import DefaultComponents

extension AttachmentKind {
    /// A ``Code``.
    public static let code: Self = "code"
}

/// The payload of an attachment: lines of code.
public struct Code: Codable, Sendable, Hashable {
    /// The language, which is also shown where no plugin shows code.
    public var title: String
    /// The lines.
    public var text: String

    /// Creates code.
    public init(_ text: String, language: String = "") {
        (title, self.text) = (language, text)
    }

    /// Creates code from text between two lines that begin with three backticks; `nil` for other text.
    public init?(fenced text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count > 2, lines[0].hasPrefix("```"), lines.last == "```" else { return nil }
        let language = String(lines[0].dropFirst(3))
        self.init(lines.dropFirst().dropLast().joined(separator: "\n"), language: language)
    }
}
