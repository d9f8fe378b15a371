import Components

/// The reason for which a source could not be loaded.
public enum ConversationError: Error, Sendable, Hashable {
    /// A document that is malformed JSON or violates its format.
    case malformed(file: String, line: Int, column: Int, path: String, expected: String)
    /// A file or folder that does not exist or cannot be read.
    case unreadable(file: String)
    /// A file with more bytes than the limit.
    case tooLarge(file: String, limit: Int)
    /// A link that leads out of its folder, which is followed only on request.
    case leadsOut(file: String)
    /// A source that no format recognizes, with the names of the formats.
    case unrecognized(file: String, formats: [String])
    /// A format that is not registered, with the names of those that are.
    case unknownFormat(name: String, formats: [String])
    /// A time zone that the system does not know.
    case unknownZone(name: String)
}

extension ConversationError: CustomStringConvertible {
    /// The problem, and on the next line the fix.
    public var description: String { "\(summary)\nTo fix, \(remedy)" }

    /// The problem, on one line.
    package var summary: String {
        switch self {
        case .malformed(let file, let line, let column, let path, let expected):
            "\(file.quoted) is malformed at line \(line), column \(column)"
                + (path.isEmpty ? "" : ", path \(path.quoted)")
                + ": expected \(expected.shown(upTo: 500))."
        case .unreadable(let file):
            "\(file.quoted) cannot be read."
        case .tooLarge(let file, let limit):
            "\(file.quoted) has more than \(limit / 1_000_000) MB."
        case .leadsOut(let file):
            "\(file.quoted) is a link that leads out of the folder, and was not followed."
        case .unrecognized(let file, let formats):
            "\(file.quoted) is in no known format; asked \(Self.list(formats))."
        case .unknownFormat(let name, let formats):
            "The format \(name.quoted) is not registered; there are \(Self.list(formats))."
        case .unknownZone(let name):
            "The time zone \(name.quoted) is not known."
        }
    }

    private var remedy: String {
        switch self {
        case .malformed:
            "correct the file there, or load what is whole with LoadOptions(isLenient: true)."
        case .unreadable:
            "check that it is there, is a file or a folder, and may be read."
        case .tooLarge:
            "load it in smaller parts."
        case .leadsOut:
            "load it with ConversationSource(path:followsLinks: true) if it may be read."
        case .unrecognized:
            "name its format, or register a ConversationFormat that recognizes it."
        case .unknownFormat:
            "use one of those, or register a ConversationFormat of that name."
        case .unknownZone:
            "use 'UTC', an offset such as '+05:30', or a name such as 'Europe/Berlin'."
        }
    }

    private static func list(_ names: [String]) -> String {
        names.isEmpty ? "none" : names.sorted().quotedList
    }
}
