/// Why a source could not be loaded.
public enum ConversationError: Error, Sendable, Hashable {
    /// A document that breaks the rules of JSON or of its format.
    case malformed(file: String, line: Int, column: Int, path: String, expected: String)
    /// A file or folder that is not there or cannot be read.
    case unreadable(file: String)
    /// A source that no format recognizes, with the names of the formats asked.
    case unrecognized(file: String, formats: [String])
    /// A format that is not registered, with the names of those that are.
    case unknownFormat(name: String, formats: [String])
}
