import Views

extension LayoutVector {
    /// Grids.
    static let grids = [
        LayoutVector(
            "G01",
            .grid([.fixed(50), .fraction(1), .fraction(2)], [.a, .b, .c, .box("D", 10, 10)]),
            width: 246,
            "S 0,0 246x58; A 0,0 50x40; B 58,0 60x20; C 126,0 120x30; D 0,48 50x10"
        ),
        LayoutVector(
            "G02",
            .grid([.filling(least: 50)], [.a, .b, .c, .box("D", 10, 10)], lineSpacing: 2),
            width: 190,
            "S 0,0 190x52; A 0,0 58x40; B 66,0 58x20; C 132,0 58x30; D 0,42 58x10"
        ),
        LayoutVector(
            "G03",
            .grid([.fraction(1), .fraction(1)], [.a.spanning(2), .b.hidden, .c, .cells("T", 8)]),
            width: 108,
            "S 0,0 108x88; A 0,0 108x40; C 0,48 50x30; T 58,48 50x40"
        ),
        LayoutVector(
            "G04",
            .grid([.fixed(30), .fixed(30)], [.a, .b.spanning(2), .c.spanning(9)]),
            "S 0,0 68x106; A 0,0 30x40; B 0,48 68x20; C 0,76 68x30"
        ),
        LayoutVector(
            "G05",
            .grid(
                [.fraction(1), .fraction(1)],
                [
                    .box("A", 50, 20, baseline: 15), .box("B", 70, 26, baseline: 20),
                    .box("C", 60, 20, baseline: 15),
                ],
                .firstBaseline
            ),
            width: 168,
            "S 0,0 168x54; A 0,5 80x20; B 88,0 80x26; C 0,34 80x20"
        ),
        LayoutVector(
            "G06",
            .grid(
                [.fraction(1), .fixed(20)],
                [.a, .c, .b],
                .fill,
                margins: DirectionalEdgeInsets(top: 4, leading: 16, bottom: 12, trailing: 8)
            ),
            width: 132,
            height: 104,
            "S 0,0 132x104; A 16,4 80x50; C 104,4 20x50; B 16,62 80x30"
        ),
        LayoutVector(
            "G07",
            .grid([.fixed(20), .fraction(1), .fraction(3)], [.c, .b, .a]),
            "S 0,0 276x40; C 0,0 20x30; B 28,0 60x20; A 96,0 180x40"
        ),
        LayoutVector(
            "G08",
            .grid([.filling(least: 50)], [.a, .b.spanning(2), .c]),
            "S 0,0 224x40; A 0,0 50x40; B 58,0 108x20; C 174,0 50x30"
        ),
        LayoutVector(
            "G09",
            .grid([.filling(least: 50)], [.a, .b]),
            width: 30,
            "S 0,0 30x68; A 0,0 30x40; B 0,48 30x20"
        ),
        LayoutVector(
            "G10",
            .grid([.fraction(0.25), .fraction(0.25)], [.a, .b]),
            width: 108,
            "S 0,0 108x40; A 0,0 25x40; B 33,0 25x20"
        ),
    ]
}
