import Components

/// The reason for which a payload cannot be encoded or decoded.
public enum PayloadError: Error, Sendable, Hashable {
    /// A value that its type does not accept, at a path such as `options[2].votes`.
    case mismatch(path: String, expected: String, found: String)
    /// JSON of more bytes than ``byteLimit``.
    case tooLarge
    /// Lists, objects or values in each other, more than ``levelLimit``.
    case tooDeep
    /// A value whose type threw an error.
    case failed(path: String, reason: String)

    /// The number of bytes that a payload may have, as JSON without blanks.
    public static let byteLimit = 65_536

    /// The number of lists and objects that may be nested in a payload.
    public static let levelLimit = 32
}

extension PayloadError: CustomStringConvertible {
    /// The problem, and on the next line the fix.
    public var description: String {
        switch self {
        case .mismatch(let path, let expected, let found):
            "The payload is malformed\(place(path)): expected \(expected), found \(found).\n"
                + "To fix, send what its type decodes, or let the type accept this value."
        case .tooLarge:
            "The payload has more than \(Self.byteLimit) bytes.\n"
                + "To fix, send less, such as the address of what is large."
        case .tooDeep:
            "The payload has more than \(Self.levelLimit) levels.\n"
                + "To fix, nest less, and let no value contain itself."
        case .failed(let path, let reason):
            "The payload cannot be coded\(place(path)): \(reason.shown(upTo: 500)).\n"
                + "To fix, correct the value or the coding of its type."
        }
    }

    private func place(_ path: String) -> String {
        path.isEmpty ? "" : " at \(path.quoted)"
    }
}
