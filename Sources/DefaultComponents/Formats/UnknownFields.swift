/// The fields of one message that a format does not know, those of its parts included.
struct UnknownFields {
    /// The fields with their raw values; a part's field is named by its path in the message.
    private(set) var members: [JSONMember] = []

    private let root: JSONPath
    private let countedRoot: String

    /// Starts at a message, whose fields are counted under a path such as `messages[]`.
    init(of message: JSONCursor, countedUnder path: String) {
        root = message.path
        countedRoot = path
    }

    /// Keeps and counts the fields of the message, or of a part of it, that are not known.
    mutating func collect(from object: JSONCursor, known: FieldNames, in log: LoadLog) {
        for field in Self.fields(of: object, known) {
            let path = field.path.relative(to: root)
            members.append(JSONMember(path.description, field.value))
            Self.count(path.pattern, under: countedRoot, in: log)
        }
    }

    /// Counts the fields of what is no message that are not known, under a path such as `users[]`.
    static func count(
        of object: JSONCursor,
        known: FieldNames,
        under root: String,
        in log: LoadLog
    ) {
        for field in fields(of: object, known) {
            count(field.path.relative(to: object.path).pattern, under: root, in: log)
        }
    }

    private static func fields(
        of object: JSONCursor,
        _ known: FieldNames
    ) -> some Sequence<JSONCursor> {
        object.eachMember.lazy.filter { member in
            guard case .member(_, let key) = member.path else { return false }
            return !known.contains(key)
        }
    }

    private static func count(_ pattern: String, under root: String, in log: LoadLog) {
        let needsDot = !root.isEmpty && !pattern.hasPrefix("[")
        log.countUnknownField(root + (needsDot ? "." : "") + pattern)
    }
}
