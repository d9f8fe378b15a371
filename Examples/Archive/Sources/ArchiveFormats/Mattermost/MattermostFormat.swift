/// The bulk export of Mattermost: a file of JSON lines, with uploads in `data`.
public struct MattermostFormat: ArchiveFormat {
    /// Creates the format.
    public init() {}

    /// The name `mattermost`.
    public var name: String { "mattermost" }

    /// Returns 95 for a file of lines that begins with the line of its version.
    public func score(_ input: ArchiveInput) -> Int {
        Self.file(in: input) == nil ? 0 : 95
    }

    /// Reads the lines of channels and people.
    public func open(
        _ input: ArchiveInput,
        options: ArchiveOptions
    ) throws(ArchiveError) -> any ArchiveExport {
        guard let file = Self.file(in: input) ?? Self.candidates(in: input).first else {
            throw .unrecognized(file: input.path, formats: [name])
        }
        return try MattermostExport(input, file: file)
    }

    private static func candidates(in input: ArchiveInput) -> [String] {
        input.entries.map(\.name).filter {
            ($0.hasSuffix(".jsonl") || $0.hasSuffix(".json"))
                && $0.split(separator: "/").count <= 2
        }.prefix(16).map(\.self)
    }

    private static func file(in input: ArchiveInput) -> String? {
        candidates(in: input).first { name in
            guard let start = try? input.prefix(of: name) else { return false }
            let line = start.split(separator: UInt8(ascii: "\n")).first ?? []
            let piece = JSONPiece(file: name, line: 1, column: 1, path: "", bytes: Array(line))
            let type = try? piece.read { cursor in cursor.words("type") }
            return type == "version"
        }
    }
}
