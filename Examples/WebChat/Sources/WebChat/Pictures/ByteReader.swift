/// A reader of the bytes of a file, which never reads beyond its end.
struct ByteReader {
    let bytes: [UInt8]
    var place = 0

    /// Whether all bytes are read.
    var isAtEnd: Bool { place >= bytes.count }

    /// Takes a number of bytes; nil if there are fewer.
    mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
        guard count >= 0, count <= bytes.count - place else { return nil }
        defer { place += count }
        return bytes[place..<place + count]
    }

    /// Takes one byte.
    mutating func byte() -> UInt8? {
        take(1)?.first
    }

    /// Takes a number whose highest byte comes first.
    mutating func big(_ count: Int) -> Int? {
        take(count)?.reduce(0) { $0 << 8 | Int($1) }
    }

    /// Takes a number whose lowest byte comes first.
    mutating func little(_ count: Int) -> Int? {
        take(count)?.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}

extension Sequence<UInt8> {
    /// Whether the bytes begin with those of a text.
    func begins(with text: StaticString) -> Bool {
        starts(with: text.description.utf8)
    }
}
