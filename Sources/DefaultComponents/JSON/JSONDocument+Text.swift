extension JSONDocument {
    /// Returns the bytes of a value, with all that stands in it, as they were written.
    ///
    /// - Complexity: O(*n*) in the number of these bytes.
    func text(_ entry: Int) -> ArraySlice<UInt8> {
        let start = Int(entries[entry].start)
        let end =
            switch kind(entry) {
            case .array, .object: bracketEnd(from: start)
            case .null, .bool, .number, .string: scalarEnd(from: start)
            }
        return bytes[start..<end]
    }

    /// Returns the index behind the bracket that closes the one at an index.
    private func bracketEnd(from start: Int) -> Int {
        var (index, depth) = (start, 0)
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""):
                index = scalarEnd(from: index)
                continue
            case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            default: break
            }
            index += 1
            if depth == 0 { break }
        }
        return index
    }

    /// Returns the index behind the string, the number or the word at an index.
    private func scalarEnd(from start: Int) -> Int {
        guard bytes[start] == UInt8(ascii: "\"") else {
            return bytes[start...].firstIndex(where: Self.isBehindWord) ?? bytes.count
        }
        var index = start + 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index + 1, bytes.count)
    }

    private static func isBehindWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), 0x20, 0x0A, 0x0D, 0x09: true
        default: false
        }
    }
}
