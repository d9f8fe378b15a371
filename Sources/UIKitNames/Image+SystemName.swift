public import Views

extension Image {
    /// Creates the built-in symbol that corresponds to a system symbol, or returns nil for other names.
    public init?(systemName: String) {
        guard let name = Self.symbols[systemName] else { return nil }
        self = .symbol(name)
    }

    private static let symbols = [
        "arrow.down": "arrow.down",
        "arrowshape.turn.up.left": "arrow.reply",
        "checkmark": "check",
        "clock": "clock",
        "doc": "file",
        "exclamationmark.circle": "error",
        "eye": "eye",
        "play": "play",
        "questionmark": "question",
        "square.and.arrow.up": "share",
    ]
}
