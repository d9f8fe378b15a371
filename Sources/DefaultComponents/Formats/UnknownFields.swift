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
        guard object.kind == .object else { return }
        let document = object.document
        for name in document.names(object.entry) {
            let key = document.string(name)
            guard !known.contains(key) else { continue }
            let path = JSONPath.member(of: object.path, key: key).relative(to: root)
            members.append(JSONMember(path.description, document.value(name + 1)))
            let pattern = path.pattern
            let needsDot = !countedRoot.isEmpty && !pattern.hasPrefix("[")
            log.countUnknownField(countedRoot + (needsDot ? "." : "") + pattern)
        }
    }
}
