/// A file of an input.
public struct ArchiveEntry: Sendable, Hashable {
    /// The path in the input, with `/` between its parts.
    public let name: String
    /// The size in bytes, as far as the input states it.
    public let bytes: Int

    /// Creates an entry.
    public init(name: String, bytes: Int) {
        self.name = name
        self.bytes = bytes
    }

    /// Whether a path stays in the input and has no parts that a system reads differently.
    static func isSafe(_ name: String) -> Bool {
        guard !name.isEmpty, name.utf8.count <= 4_096,
            !name.unicodeScalars.contains(where: { $0.value < 32 || $0.value == 0xFFFD })
        else { return false }
        return name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
            !part.isEmpty && part != "." && part != ".." && !part.contains("\\")
                && !(part.count == 2 && part.hasSuffix(":"))
        }
    }
}

/// The bytes of an entry, read in pieces.
public final class ByteStream {
    private let read: () throws(ArchiveError) -> [UInt8]

    /// Creates a stream; the closure returns the next bytes, and none at the end.
    public init(_ read: @escaping () throws(ArchiveError) -> [UInt8]) {
        self.read = read
    }

    /// Creates a stream of bytes in memory.
    public convenience init(_ bytes: [UInt8]) {
        var rest = bytes
        self.init { () throws(ArchiveError) in
            defer { rest = [] }
            return rest
        }
    }

    /// Returns the next bytes; none at the end.
    public func next() throws(ArchiveError) -> [UInt8] {
        try read()
    }
}
