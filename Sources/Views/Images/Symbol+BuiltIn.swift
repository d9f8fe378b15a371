public import Components

extension Symbol {
    /// Creates a built-in symbol.
    fileprivate init(_ characters: String, _ plain: String, _ paths: SymbolPath...) {
        (outline, viewBox) = (.builtIn(paths), Rect(width: 24, height: 24))
        (self.characters, plainCharacters, label) = (characters, plain, nil)
    }
}

extension ValueSlotFamily<Symbol> {
    /// The symbols that images name; an empty box for other names.
    public static let symbol = ValueSlotFamily(
        "symbol",
        fallback: Symbol("?", "?", "M4 4L20 4L20 20L4 20z"),
        members: [
            "arrow": Symbol("→", ">", "M4 12L20 12M13.5 5.5L20 12L13.5 18.5"),
            "arrow.down": Symbol("↓", "v", "M12 4L12 20M5.5 13.5L12 20L18.5 13.5"),
            "arrow.reply": Symbol(
                "↳",
                "->",
                "M10 4.5L4 10.5L10 16.5M4 10.5L13 10.5C17.5 10.5 20 13 20 19.5"
            ),
            "audio": Symbol(
                "♪",
                "~",
                "M3 10L3 14M7.5 6.5L7.5 17.5M12 3L12 21M16.5 7.5L16.5 16.5M21 10L21 14"
            ),
            "check": Symbol("✓", "v", "M5 12.5L10 17.5L19.5 7"),
            "checks": Symbol("✓✓", "vv", "M1.5 12.5L6.5 17.5L15.5 7M11 16L12.5 17.5L22 7"),
            // Bold letters would differ from `checks` in colour only.
            "checks.read": Symbol(
                "✔✔",
                "VV",
                SymbolPath("M1.5 12.5L6.5 17.5L15.5 7M11 16L12.5 17.5L22 7", width: 3)
            ),
            "clock": Symbol(
                "◷",
                "..",
                "M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0zM12 7L12 12.5L15.5 14.5"
            ),
            "cross": Symbol("×", "x", "M6 6L18 18M18 6L6 18"),
            "error": Symbol(
                "!",
                "!",
                "M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM12 7L12 12.5",
                SymbolPath("M12 16.75h0.01", width: 2.5)
            ),
            "eye": Symbol(
                "◉",
                "@",
                """
                M2 12C4.5 7.5 8 5.5 12 5.5C16 5.5 19.5 7.5 22 12C19.5 16.5 16 18.5 12 18.5\
                C8 18.5 4.5 16.5 2 12zM9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z
                """
            ),
            "file": Symbol(
                "▤",
                "#",
                """
                M14 2.5L7 2.5C5.9 2.5 5 3.4 5 4.5L5 19.5C5 20.6 5.9 21.5 7 21.5L17 21.5\
                C18.1 21.5 19 20.6 19 19.5L19 7.5zM14 2.5L14 7.5L19 7.5M9 13L15 13M9 17L13 17
                """
            ),
            "person": Symbol(
                "☺",
                "@",
                """
                M7.5 8a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0zM3.5 21C4 17 7.5 15.5 12 15.5\
                C16.5 15.5 20 17 20.5 21
                """
            ),
            "picture": Symbol(
                "▨",
                "%",
                """
                M5.5 4L18.5 4C19.9 4 21 5.1 21 6.5L21 17.5C21 18.9 19.9 20 18.5 20L5.5 20\
                C4.1 20 3 18.9 3 17.5L3 6.5C3 5.1 4.1 4 5.5 4zM3.5 17.5L9 12L13 16L16 13L20.5 17.5
                """,
                SymbolPath("M15.5 8.5h0.01", width: 3)
            ),
            "play": Symbol("▷", ">", SymbolPath("M8 5L19 12L8 19z", isFilled: true)),
            "question": Symbol(
                "?",
                "?",
                """
                M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM9 9.5C9 7.8 10.3 6.8 12 6.8\
                C13.7 6.8 15 7.9 15 9.5C15 11.6 12 11.9 12 13.7
                """,
                SymbolPath("M12 17h0.01", width: 2.5)
            ),
            "send": Symbol("➤", ">", SymbolPath("M3 3.5L21.5 12L3 20.5L6.5 12z", isFilled: true)),
            "share": Symbol(
                "⇪",
                "^",
                """
                M12 15L12 2.5M7.5 7L12 2.5L16.5 7M8 10.5L5.5 10.5L5.5 21L18.5 21L18.5 10.5L16 10.5
                """
            ),
            "star": Symbol(
                "★",
                "*",
                """
                M12 2.5L14.9 8.6L21.5 9.5L16.7 14.1L17.9 20.8L12 17.5L6.1 20.8L7.3 14.1L2.5 9.5\
                L9.1 8.6z
                """
            ),
            "typing": Symbol("⋯", "..", SymbolPath("M5 12h0.01M12 12h0.01M19 12h0.01", width: 4)),
        ]
    )
}
