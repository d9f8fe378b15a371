/// The unknown fields of one message, including those of its parts.
struct UnknownFields {
    /// A list of the fields' names, each followed by its value, without the closing bracket.
    private var text: [UInt8] = []

    private let root: JSONPath
    private let countedRoot: String

    /// The notes, among which the fields are counted.
    let log: LoadLog

    /// Creates the unknown fields of a message, counted under a path such as `messages[]`.
    init(of message: JSONCursor, countedUnder path: String, in log: LoadLog) {
        root = message.path
        countedRoot = path
        self.log = log
    }

    /// The fields with their values; a part's field is named by its path in the message.
    var kept: UnknownJSONFields {
        text.isEmpty
            ? UnknownJSONFields() : UnknownJSONFields(UnparsedJSON(text + [UInt8(ascii: "]")]))
    }

    /// Keeps and counts the unknown fields of the message or of a part of it.
    mutating func collect(from object: JSONCursor, known: FieldNames) {
        for field in object.members(besides: known) {
            let path = field.path.relative(to: root)
            text += "\(text.isEmpty ? "[" : ",")\(path.description.json),".utf8
            text += field.text
            log.countUnknownField(path.pattern, under: countedRoot)
        }
    }
}

extension LoadLog {
    /// Counts the unknown fields of an object that is no message, under a path such as `users[]`.
    func count(_ object: JSONCursor, known: FieldNames, under root: String) {
        for field in object.members(besides: known) {
            countUnknownField(field.path.relative(to: object.path).pattern, under: root)
        }
    }
}

extension JSONCursor {
    fileprivate func members(besides known: FieldNames) -> some Sequence<JSONCursor> {
        eachMember.lazy.filter { member in
            guard case .member(_, let key) = member.path else { return false }
            return !known.contains(key)
        }
    }
}

/// The known fields of one kind of object.
struct FieldNames {
    private let names: Set<String>
    private let prefixes: [String]

    /// Creates names from those that are used and those that are ignored on purpose.
    init(used: [String], excluded: [String] = [], excludedPrefixes: [String] = []) {
        names = Set(used).union(excluded)
        prefixes = excludedPrefixes
    }

    /// Returns whether the format knows a field.
    func contains(_ name: String) -> Bool {
        names.contains(name) || prefixes.contains { name.hasPrefix($0) }
    }
}
