/// A list or an object that has been opened and not closed yet.
struct JSONContainer {
    let isObject: Bool
    /// Its entry.
    let entry: Int
    /// How many values in it are finished.
    private(set) var count = 0
    /// The entry of the name whose value is read next, in an object.
    private(set) var name: Int?
    private var names = JSONNames()

    init(isObject: Bool, entry: Int) {
        self.isObject = isObject
        self.entry = entry
    }

    /// The bracket that ends it.
    var closing: Unicode.Scalar {
        isObject ? "}" : "]"
    }

    /// What may follow a value in it.
    var separators: String {
        "',' or '\(closing)'"
    }

    /// Announces the next member, the last of the entries, and returns whether its name is new.
    mutating func begin(
        _ name: Int,
        in entries: [JSONDocument.Entry],
        _ bytes: [UInt8]
    ) -> Bool {
        guard names.insert(name, after: entry, in: entries, bytes) else { return false }
        self.name = name
        return true
    }

    /// Counts the next element, or the value of the announced member.
    mutating func append() {
        count += 1
        name = nil
    }

    /// The path of the value that is read next.
    func pathOfNext(
        in parent: JSONPath,
        _ entries: [JSONDocument.Entry],
        _ bytes: [UInt8]
    ) -> JSONPath {
        if let name {
            .member(
                of: parent,
                key: JSONStrings.string(at: Int(entries[name].start), in: bytes)
            )
        } else if isObject {
            parent
        } else {
            .element(of: parent, index: count)
        }
    }
}
