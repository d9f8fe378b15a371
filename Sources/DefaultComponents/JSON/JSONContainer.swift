/// A list or an object whose closing bracket has not been read yet.
struct JSONContainer {
    let isObject: Bool
    /// The index of its entry.
    let entry: Int
    /// The number of values in it that were read.
    private(set) var count = 0
    /// The entry of the name whose value is read next, in an object.
    fileprivate(set) var name: Int?
    /// The number of different names so far.
    fileprivate var nameCount = 0
    /// The names' entries by hash; 0 in empty places.
    fileprivate var places: [UInt32] = []

    /// The number of names that are compared one by one.
    fileprivate static let few = 8

    init(isObject: Bool, entry: Int) {
        self.isObject = isObject
        self.entry = entry
    }

    /// The closing bracket.
    var closing: Unicode.Scalar { isObject ? "}" : "]" }

    /// The characters that may follow a value in it, for an error message.
    var separators: String { "',' or '\(closing)'" }

    /// Counts the next element, or the value of the member that was begun.
    mutating func append() {
        count += 1
        name = nil
    }
}

extension JSONReader {
    /// The innermost container.
    var container: JSONContainer {
        get { open[open.count - 1] }
        _modify { yield &open[open.count - 1] }
    }

    /// Begins the member whose name is the last of the entries, and returns whether the name is new in its object, scalar
    /// by scalar.
    ///
    /// Few names are compared one by one; more are looked up by hash, which takes four to twelve bytes a name.
    mutating func beginMember() -> Bool {
        let name = entries.count - 1
        let text = contents(name)
        if container.nameCount < JSONContainer.few {
            var other = container.entry + 1
            while other < name {
                if isName(other, text) { return false }
                other = Int(entries[other + 1].end)
            }
        } else {
            if container.places.count < 2 * (container.nameCount + 1) { growPlaces(before: name) }
            let place = place(of: text)
            guard container.places[place] == 0 else { return false }
            container.places[place] = UInt32(name)
        }
        container.nameCount += 1
        container.name = name
        return true
    }

    private mutating func growPlaces(before name: Int) {
        let count = max(4 * JSONContainer.few, 2 * container.places.count)
        container.places = Array(repeating: 0, count: count)
        var other = container.entry + 1
        while other < name {
            let place = place(of: contents(other))
            container.places[place] = UInt32(other)
            other = Int(entries[other + 1].end)
        }
    }

    /// Returns the hash table's place of a name, or the empty one where it belongs; the hash is seeded, so a document
    /// cannot be written to collide.
    private func place(of text: ArraySlice<UInt8>) -> Int {
        let places = container.places
        var hasher = Hasher()
        for byte in text { hasher.combine(byte) }
        var place = hasher.finalize() & (places.count - 1)
        while places[place] != 0, !isName(Int(places[place]), text) {
            place = (place + 1) & (places.count - 1)
        }
        return place
    }

    private func contents(_ entry: Int) -> ArraySlice<UInt8> {
        JSONStrings.contents(at: Int(entries[entry].start), in: bytes.bytes)
    }

    private func isName(_ entry: Int, _ text: ArraySlice<UInt8>) -> Bool {
        JSONStrings.isString(at: Int(entries[entry].start), in: bytes.bytes, text)
    }

    /// Returns the path of the value that is read next in a container.
    func pathOfNext(in container: JSONContainer, _ parent: JSONPath) -> JSONPath {
        if let name = container.name {
            let start = Int(entries[name].start)
            return .member(of: parent, key: JSONStrings.string(at: start, in: bytes.bytes))
        }
        return container.isObject ? parent : .element(of: parent, index: container.count)
    }
}
