/// The unknown fields of one message, including those of its parts.
struct UnknownFields {
    /// A list of the fields' names, each followed by its value, without the closing bracket.
    private var text: [UInt8] = []

    private let root: JSONPath
    private let countedRoot: String

    /// Creates the unknown fields of a message, counted under a path such as `messages[]`.
    init(of message: JSONCursor, countedUnder path: String) {
        root = message.path
        countedRoot = path
    }

    /// The fields with their values; a part's field is named by its path in the message.
    var kept: UnknownJSONFields {
        text.isEmpty
            ? UnknownJSONFields() : UnknownJSONFields(UnparsedJSON(text + [UInt8(ascii: "]")]))
    }

    /// Keeps and counts the unknown fields of the message or of a part of it.
    mutating func collect(from object: JSONCursor, known: FieldNames, in log: LoadLog) {
        for field in Self.fields(of: object, known) {
            let path = field.path.relative(to: root)
            keep(field, named: path.description)
            Self.count(path.pattern, under: countedRoot, in: log)
        }
    }

    private mutating func keep(_ field: JSONCursor, named name: String) {
        text.append(UInt8(ascii: text.isEmpty ? "[" : ","))
        text.append(UInt8(ascii: "\""))
        // A path has no control characters, as they are escaped.
        for byte in name.utf8 {
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
                text.append(UInt8(ascii: "\\"))
            }
            text.append(byte)
        }
        text.append(UInt8(ascii: "\""))
        text.append(UInt8(ascii: ","))
        text.append(contentsOf: field.text)
    }

    /// Counts the unknown fields of another object, under a path such as `users[]`.
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
