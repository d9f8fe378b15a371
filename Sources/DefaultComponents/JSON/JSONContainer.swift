/// A list or an object whose closing bracket has not been read yet.
struct JSONContainer {
    let isObject: Bool
    /// The index of its entry.
    let entry: Int
    /// The number of values in it that were read.
    private(set) var count = 0
    /// The entry of the name whose value is read next, in an object.
    private(set) var name: Int?
    private var names = JSONNames()

    init(isObject: Bool, entry: Int) {
        self.isObject = isObject
        self.entry = entry
    }

    /// The closing bracket.
    var closing: Unicode.Scalar {
        isObject ? "}" : "]"
    }

    /// The characters that may follow a value in it, for an error message.
    var separators: String {
        "',' or '\(closing)'"
    }

    /// Begins the member whose name is the last of the entries, and returns whether the name is new.
    mutating func begin(
        _ name: Int,
        in entries: [JSONDocument.Entry],
        _ bytes: [UInt8]
    ) -> Bool {
        guard names.insert(name, after: entry, in: entries, bytes) else { return false }
        self.name = name
        return true
    }

    /// Counts the next element, or the value of the member that was begun.
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

/// The names in an object so far, compared scalar by scalar.
///
/// Up to ``few`` names are compared one by one; more are looked up by hash, which takes four to twelve bytes a name.
private struct JSONNames {
    private var count = 0
    /// The names' entries by hash; 0 in empty places.
    private var slots: [UInt32] = []

    /// The number of names that are compared one by one.
    private static let few = 8

    /// Adds a name, the last of the entries, and returns whether it is new.
    mutating func insert(
        _ name: Int,
        after object: Int,
        in entries: [JSONDocument.Entry],
        _ bytes: [UInt8]
    ) -> Bool {
        let text = JSONStrings.contents(at: Int(entries[name].start), in: bytes)
        if count < Self.few {
            var other = object + 1
            while other < name {
                if JSONStrings.isString(at: Int(entries[other].start), in: bytes, text) {
                    return false
                }
                other = Int(entries[other + 1].end)
            }
            count += 1
            return true
        }
        if slots.count < 2 * (count + 1) { grow(before: name, after: object, in: entries, bytes) }
        var slot = place(of: text)
        while slots[slot] != 0 {
            let other = Int(entries[Int(slots[slot])].start)
            if JSONStrings.isString(at: other, in: bytes, text) { return false }
            slot = (slot + 1) & (slots.count - 1)
        }
        slots[slot] = UInt32(name)
        count += 1
        return true
    }

    private mutating func grow(
        before name: Int,
        after object: Int,
        in entries: [JSONDocument.Entry],
        _ bytes: [UInt8]
    ) {
        slots = Array(repeating: 0, count: max(4 * Self.few, 2 * slots.count))
        var other = object + 1
        while other < name {
            let text = JSONStrings.contents(at: Int(entries[other].start), in: bytes)
            var slot = place(of: text)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = UInt32(other)
            other = Int(entries[other + 1].end)
        }
    }

    /// Returns the hash table's place for a name; the hash is seeded, so a document cannot be written to collide.
    private func place(of text: ArraySlice<UInt8>) -> Int {
        var hasher = Hasher()
        for byte in text { hasher.combine(byte) }
        return hasher.finalize() & (slots.count - 1)
    }
}
