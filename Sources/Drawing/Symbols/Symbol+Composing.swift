extension Symbol {
    /// Removing.
    static let cross = Symbol(
        "cross",
        "×",
        "x",
        [SymbolPath([.move(6, 6), .line(18, 18), .move(18, 6), .line(6, 18)])]
    )

    /// Sending.
    static let send = Symbol(
        "send",
        "➤",
        ">",
        [
            SymbolPath(
                [
                    .move(3, 3.5), .line(21.5, 12), .line(3, 20.5), .line(6.5, 12), .close,
                ],
                isFilled: true
            )
        ]
    )
}
