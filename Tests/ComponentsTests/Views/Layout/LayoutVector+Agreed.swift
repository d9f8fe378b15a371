import Views

extension LayoutVector {
    /// The smallest cases in which other implementations have found other frames.
    static let agreed = agreedScopes + agreedStacks

    private static let agreedScopes = [
        LayoutVector(
            "G01",
            .plain("R", [.plain("card", [.box("t", 60, 18)])]),
            constraints: [
                "card.leading = R.leading", "card.top = R.top", "card.height = 44",
                "t.leading = card.leading", "t.centerY = card.centerY",
            ],
            width: 200,
            "card 0,0 0x44; t 0,13 60x18"
        ),
        LayoutVector(
            "G02",
            .plain("R", [.box("t", 60, 18)]),
            constraints: ["R.height = 44", "t.leading = R.leading", "t.centerY = R.centerY"],
            width: 200,
            "R 0,0 200x44; t 0,13 60x18"
        ),
        LayoutVector(
            "G03",
            .column([.plain("card", [.box("t", 60, 18)])]),
            constraints: [
                "card.height = 0.5 * card.width", "t.leading = card.leading",
                "t.centerY = card.centerY",
            ],
            width: 100,
            "S 0,0 100x50; card 0,0 100x50; t 0,16 60x18"
        ),
        LayoutVector(
            "G04",
            .plain("R", [.box("button", 50, 30)]),
            constraints: [
                "button.leading = R.margins.leading @999",
                "button.trailing = R.margins.trailing @999",
                "button.top = R.margins.top @999", "button.bottom = R.margins.bottom @999",
                "R.height >= 80",
            ],
            width: 100,
            "R 0,0 100x80; button 8,8 84x64"
        ),
        LayoutVector(
            "G05",
            .plain("R", [.plain("i", [])]),
            constraints: [
                "i.leading = R.leading", "i.trailing = R.trailing", "i.top = R.top",
                "i.bottom = R.bottom", "i.width = 1.7777777777777777 * i.height",
            ],
            width: 320,
            "R 0,0 320x180; i 0,0 320x180"
        ),
        LayoutVector(
            "G06",
            .plain("R", [.plain("a", [])]),
            constraints: [
                "a.leading = R.leading", "a.top = R.top", "a.width = a.height", "a.width >= 40",
                "a.height = 60",
            ],
            width: 320,
            "a 0,0 60x60"
        ),
        LayoutVector(
            "G07",
            .plain("R", [.plain("a", []), .plain("b", [])]),
            constraints: [
                "a.leading = R.leading", "b.leading = a.trailing", "b.trailing = R.trailing",
                "a.top = R.top", "b.top = R.top", "a.width = b.height", "a.height = 9",
                "b.height = 0.5 * b.width", "b.bottom = R.bottom",
            ],
            width: 320,
            "R 0,0 320x106.6667; a 0,0 106.6667x9; b 106.6667,0 213.3333x106.6667"
        ),
        LayoutVector(
            "G08",
            .plain("R", [.box("a", 200, 20), .plain("gap", []), .box("b", 200, 20)]),
            constraints: [
                "a.leading = R.leading", "gap.leading = a.trailing", "b.leading = gap.trailing",
                "b.trailing = R.trailing", "a.top = R.top", "b.top = R.top", "gap.top = R.top",
                "a.width = 200 @800",
            ],
            width: 300,
            "a 0,0 200x20; gap 200,0 0x0; b 200,0 100x20"
        ),
        LayoutVector(
            "G09",
            .plain("R", [.plain("a", []), .box("b", 30, 20)]),
            constraints: [
                "a.leading = R.leading", "a.width = R.width - 200 @999", "b.leading = a.trailing",
                "a.top = R.top", "b.top = R.top",
            ],
            width: 100,
            "a 0,0 0x0; b 0,0 30x20"
        ),
        LayoutVector(
            "G10",
            .plain("R", [.box("a", 20, 20), .plain("b", [])]),
            constraints: [
                "a.leading = R.leading", "a.top = R.top", "b.leading = R.leading",
                "b.top = R.top + 4", "b.lastBaseline = a.lastBaseline",
            ],
            width: 100,
            "a 0,0 20x20; b 0,4 0x16"
        ),
    ]

    private static let agreedStacks = [
        LayoutVector(
            "G11",
            .column([.box("a", 300, 20)], .trailing),
            width: 200,
            "a 0,0 200x20"
        ),
        LayoutVector(
            "G12",
            .column(
                [.row([.column([.box("a", 300, 20)], .center, named: "inner")], named: "row")],
                .trailing
            ),
            width: 200,
            "row 0,0 200x20; inner 0,0 200x20; a 0,0 200x20"
        ),
        LayoutVector(
            "G13",
            .column(
                [
                    .row(
                        [
                            .box("a", 60, 10),
                            .column(
                                [.box("b", 60, 10), .cells("t", 10)],
                                .leading,
                                spacing: 0,
                                named: "inner"
                            ),
                        ],
                        spacing: 0,
                        named: "row"
                    )
                ],
                .leading
            ),
            width: 100,
            "row 0,0 100x70; inner 60,0 40x70; b 0,0 40x10; t 0,10 40x60"
        ),
        LayoutVector(
            "G14",
            .row(
                [
                    .box("a", 60, 10, compression: 900),
                    .row(
                        [.box("b", 30, 10)],
                        margins: DirectionalEdgeInsets(leading: 8, trailing: 2),
                        named: "inner"
                    ),
                ],
                spacing: 0
            ),
            width: 50,
            "a 0,0 40x10; inner 40,0 10x10; b 8,0 0x10"
        ),
        LayoutVector(
            "G15",
            .column([.box("a", 70, 10, compression: 1000)], .leading),
            constraints: ["a.width >= 68"],
            width: 60,
            "a 0,0 70x10"
        ),
        LayoutVector(
            "G16",
            .column([.box("a", 20, 20)]),
            constraints: ["a.width = 0 @200"],
            width: 60,
            "a 0,0 60x20"
        ),
        LayoutVector(
            "G17",
            .row([.box("a", 10, 10), .box("b", 10, 10)], .fill, .fillEqually, spacing: 0),
            constraints: ["a.width >= 80"],
            width: 100,
            "a 0,0 80x10; b 80,0 20x10"
        ),
        LayoutVector(
            "G18",
            .row([.box("a", 10, 10)], .center),
            constraints: ["a.height = 24 @999", "a.height = 0 @999"],
            width: 60,
            "a 0,0 60x10"
        ),
        LayoutVector(
            "G19",
            .plain(
                "R",
                [
                    .box("a", 60, 10, compression: 900),
                    .row(
                        [.box("b", 30, 10)],
                        margins: DirectionalEdgeInsets(leading: 8, trailing: 2),
                        named: "inner"
                    ),
                ]
            ),
            constraints: [
                "a.leading = R.leading", "a.top = R.top", "inner.leading = a.trailing",
                "inner.top = R.top", "inner.trailing = R.trailing",
            ],
            width: 50,
            "a 0,0 40x10; inner 40,0 10x10; b 8,0 0x10"
        ),
        LayoutVector(
            "G20",
            .row([.box("a", 10, 10), .box("b", 10, 10)], .fill, .fillProportionally, spacing: 0),
            constraints: ["a.width <= 15"],
            width: 100,
            "a 0,0 15x10; b 15,0 85x10"
        ),
        LayoutVector(
            "G21",
            .row([.box("a", 70, 10, compression: 1000), .box("b", 10, 10)], .top, spacing: 0),
            constraints: ["b.height = a.height"],
            width: 60,
            "a 0,0 70x10; b 70,0 0x10"
        ),
        LayoutVector(
            "G22",
            .column(
                [.row([.box("a", 10, 10)], .fill, .fillEqually, spacing: 0, named: "row")],
                .leading
            ),
            constraints: ["a.width = 80"],
            width: 60,
            "row 0,0 80x10; a 0,0 80x10"
        ),
    ]
}
