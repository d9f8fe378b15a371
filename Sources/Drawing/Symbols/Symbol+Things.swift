extension Symbol {
    /// Sharing.
    static let share = Symbol(
        "share",
        "↑",
        "^",
        [
            SymbolPath([
                .move(12, 15), .line(12, 2.5),
                .move(7.5, 7), .line(12, 2.5), .line(16.5, 7),
                .move(8, 10.5), .line(5.5, 10.5), .line(5.5, 21), .line(18.5, 21),
                .line(18.5, 10.5),
                .line(16, 10.5),
            ])
        ]
    )

    /// An answer.
    static let arrowReply = Symbol(
        "arrow.reply",
        "↩",
        "<",
        [
            SymbolPath([
                .move(10, 4.5), .line(4, 10.5), .line(10, 16.5),
                .move(4, 10.5), .line(13, 10.5), .curve(17.5, 10.5, 20, 13, 20, 19.5),
            ])
        ]
    )

    /// Forward.
    static let arrow = Symbol(
        "arrow",
        "→",
        ">",
        [
            SymbolPath([
                .move(4, 12), .line(20, 12),
                .move(13.5, 5.5), .line(20, 12), .line(13.5, 18.5),
            ])
        ]
    )

    /// Down.
    static let arrowDown = Symbol(
        "arrow.down",
        "↓",
        "v",
        [
            SymbolPath([
                .move(12, 4), .line(12, 20),
                .move(5.5, 13.5), .line(12, 20), .line(18.5, 13.5),
            ])
        ]
    )

    /// A person who is typing.
    static let typing = Symbol(
        "typing",
        "⋯",
        ".",
        [SymbolPath([.dot(5, 12), .dot(12, 12), .dot(19, 12)], width: 4)]
    )

    /// A file.
    static let file = Symbol(
        "file",
        "▤",
        "#",
        [
            SymbolPath([
                .move(14, 2.5), .line(7, 2.5), .curve(5.9, 2.5, 5, 3.4, 5, 4.5), .line(5, 19.5),
                .curve(5, 20.6, 5.9, 21.5, 7, 21.5), .line(17, 21.5),
                .curve(18.1, 21.5, 19, 20.6, 19, 19.5), .line(19, 7.5), .close,
                .move(14, 2.5), .line(14, 7.5), .line(19, 7.5),
                .move(9, 13), .line(15, 13),
                .move(9, 17), .line(13, 17),
            ])
        ]
    )

    /// A sound.
    static let audio = Symbol(
        "audio",
        "♪",
        "%",
        [
            SymbolPath([
                .move(3, 10), .line(3, 14),
                .move(7.5, 6.5), .line(7.5, 17.5),
                .move(12, 3), .line(12, 21),
                .move(16.5, 7.5), .line(16.5, 16.5),
                .move(21, 10), .line(21, 14),
            ])
        ]
    )

    /// A video.
    static let play = Symbol(
        "play",
        "▸",
        ">",
        [
            SymbolPath([.move(8, 5), .line(19, 12), .line(8, 19), .close], isFilled: true)
        ]
    )

    /// A picture.
    static let picture = Symbol(
        "picture",
        "▦",
        "*",
        [
            SymbolPath([
                .move(5.5, 4), .line(18.5, 4), .curve(19.9, 4, 21, 5.1, 21, 6.5), .line(21, 17.5),
                .curve(21, 18.9, 19.9, 20, 18.5, 20), .line(5.5, 20),
                .curve(4.1, 20, 3, 18.9, 3, 17.5), .line(3, 6.5), .curve(3, 5.1, 4.1, 4, 5.5, 4),
                .close,
                .move(3.5, 17.5), .line(9, 12), .line(13, 16), .line(16, 13), .line(20.5, 17.5),
            ]),
            SymbolPath([.dot(15.5, 8.5)], width: 3),
        ]
    )

    /// A person.
    static let person = Symbol(
        "person",
        "☺",
        "@",
        [
            SymbolPath([
                .circle(12, 8, 4.5),
                .move(3.5, 21), .curve(4, 17, 7.5, 15.5, 12, 15.5),
                .curve(16.5, 15.5, 20, 17, 20.5, 21),
            ])
        ]
    )

    /// A favourite.
    static let star = Symbol(
        "star",
        "★",
        "*",
        [
            SymbolPath([
                .move(12, 2.5), .line(14.9, 8.6), .line(21.5, 9.5), .line(16.7, 14.1),
                .line(17.9, 20.8), .line(12, 17.5), .line(6.1, 20.8), .line(7.3, 14.1),
                .line(2.5, 9.5), .line(9.1, 8.6), .close,
            ])
        ]
    )
}
