extension Symbol {
    /// Waiting.
    static let clock = Symbol(
        "clock",
        "◷",
        "~",
        [
            SymbolPath([
                .circle(12, 12, 9),
                .move(12, 7), .line(12, 12.5), .line(15.5, 14.5),
            ])
        ]
    )

    /// Sent.
    static let check = Symbol(
        "check",
        "✓",
        "v",
        [
            SymbolPath([.move(5, 12.5), .line(10, 17.5), .line(19.5, 7)])
        ]
    )

    /// Received.
    static let checks = Symbol(
        "checks",
        "✓",
        "w",
        [
            SymbolPath(twoChecks)
        ]
    )

    /// Read: bolder, so that it differs not only in colour.
    static let checksRead = Symbol(
        "checks.read",
        "✔",
        "W",
        [
            SymbolPath(twoChecks, width: 3)
        ]
    )

    /// Visible to the reader only.
    static let eye = Symbol(
        "eye",
        "◉",
        "o",
        [
            SymbolPath([
                .move(2, 12), .curve(4.5, 7.5, 8, 5.5, 12, 5.5), .curve(16, 5.5, 19.5, 7.5, 22, 12),
                .curve(19.5, 16.5, 16, 18.5, 12, 18.5), .curve(8, 18.5, 4.5, 16.5, 2, 12), .close,
                .circle(12, 12, 3),
            ])
        ]
    )

    /// An error.
    static let error = Symbol(
        "error",
        "!",
        "!",
        [
            SymbolPath([.circle(12, 12, 10), .move(12, 7), .line(12, 12.5)]),
            SymbolPath([.dot(12, 16.75)], width: 2.5),
        ]
    )

    /// An unknown kind.
    static let question = Symbol(
        "question",
        "?",
        "?",
        [
            SymbolPath([
                .circle(12, 12, 10),
                .move(9, 9.5), .curve(9, 7.8, 10.3, 6.8, 12, 6.8),
                .curve(13.7, 6.8, 15, 7.9, 15, 9.5), .curve(15, 11.6, 12, 11.9, 12, 13.7),
            ]),
            SymbolPath([.dot(12, 17)], width: 2.5),
        ]
    )

    private static let twoChecks: [SymbolStep] = [
        .move(1.5, 12.5), .line(6.5, 17.5), .line(15.5, 7),
        .move(11, 16), .line(12.5, 17.5), .line(22, 7),
    ]
}
