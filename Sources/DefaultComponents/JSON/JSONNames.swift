/// The names in an object so far, compared scalar by scalar.
///
/// A few are looked through; many are found by hash, for which four to twelve bytes a name are enough.
struct JSONNames {
    private var count = 0
    /// The names' entries by hash; 0 where is none.
    private var slots: [UInt32] = []

    /// How many names are looked through.
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

    /// The place for a name, which nobody can foretell who wrote the document.
    private func place(of text: ArraySlice<UInt8>) -> Int {
        var hasher = Hasher()
        for byte in text { hasher.combine(byte) }
        return hasher.finalize() & (slots.count - 1)
    }
}
