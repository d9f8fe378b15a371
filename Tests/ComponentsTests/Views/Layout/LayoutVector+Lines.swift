import Views

extension LayoutVector {
    private static let margins = DirectionalEdgeInsets(top: 4, leading: 16, bottom: 12, trailing: 8)

    /// Rows that wrap.
    static let lines = [
        LayoutVector(
            "W01",
            .wrap([.a, .b, .c]),
            width: 120,
            "S 0,0 120x78; A 0,0 40x40; B 48,0 60x20; C 0,48 20x30"
        ),
        LayoutVector(
            "W02",
            .wrap([.a, .b, .c], .center, lineSpacing: 2),
            width: 120,
            "S 0,0 120x72; A 0,0 40x40; B 48,10 60x20; C 0,42 20x30"
        ),
        LayoutVector(
            "W03",
            .wrap([.a, .b, .c], .fill, margins: margins),
            width: 132,
            "S 0,0 132x94; A 16,4 40x40; B 64,4 60x40; C 16,52 20x30"
        ),
        LayoutVector(
            "W04",
            .wrap([.a, .b.hidden, .c], .bottom),
            width: 70,
            "S 0,0 70x40; A 0,0 40x40; C 48,10 20x30"
        ),
        LayoutVector(
            "W05",
            .wrap([.a, .cells("T", 30), .c]),
            width: 200,
            "S 0,0 200x126; A 0,0 40x40; T 0,48 200x40; C 0,96 20x30"
        ),
        LayoutVector(
            "W06",
            .wrap([.a, .plain("P", []), .c, .b], .top),
            width: 120,
            "S 0,0 120x68; A 0,0 40x40; P 48,0 44x0; C 100,0 20x30; B 0,48 60x20"
        ),
        LayoutVector(
            "W07",
            .wrap([.a, .b, .c], .top, .equalSpacing),
            width: 120,
            "S 0,0 120x78; A 0,0 40x40; B 60,0 60x20; C 0,48 20x30"
        ),
        LayoutVector(
            "W08",
            .wrap([.a, .b, .c], .top, .fillEqually),
            width: 120,
            "S 0,0 120x78; A 0,0 56x40; B 64,0 56x20; C 0,48 120x30"
        ),
        LayoutVector(
            "W09",
            .wrap([.a, .b, .c], .fill),
            width: 120,
            height: 98,
            "S 0,0 120x98; A 0,0 40x50; B 48,0 60x50; C 0,58 20x40"
        ),
        LayoutVector(
            "W10",
            .wrap([.a, .b, .c], .bottom),
            width: 120,
            height: 98,
            "A 0,20 40x40; B 48,40 60x20; C 0,68 20x30"
        ),
        LayoutVector(
            "W11",
            .wrap(
                [
                    .box("A", 50, 20, baseline: 15), .box("B", 70, 26, baseline: 20),
                    .box("C", 60, 20, baseline: 15), .box("D", 40, 30, baseline: 10),
                ],
                .firstBaseline,
                spacing: 4
            ),
            width: 130,
            "S 0,0 130x65; A 0,5 50x20; B 54,0 70x26; C 0,30 60x20; D 64,35 40x30"
        ),
        LayoutVector(
            "W12",
            .column([.wrap([.a, .b, .c]), .box("D", 10, 10)], .leading, named: "R"),
            width: 115,
            "S 0,0 108x78; A 0,0 40x40; B 48,0 60x20; C 0,48 20x30; D 0,82 10x10"
        ),
        LayoutVector(
            "W13",
            .wrap([.a.spaced(0), .b.spaced(30), .c]),
            width: 115,
            "S 0,0 115x78; A 0,0 40x40; B 40,0 60x20; C 0,48 20x30"
        ),
    ]
}
