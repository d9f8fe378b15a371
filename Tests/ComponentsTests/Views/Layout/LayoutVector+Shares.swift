import Views

extension LayoutVector {
    /// Rows of every other distribution.
    static let distributions = [
        LayoutVector(
            "S14",
            .row([.a, .b, .c], .top, .fillEqually, spacing: 10),
            width: 320,
            "A 0,0 100x40; B 110,0 100x20; C 220,0 100x30"
        ),
        LayoutVector(
            "S15",
            .row(
                [.box("A", 40, 40), .box("B", 60, 20), .box("C", 20, 30)],
                .top,
                .fillEqually,
                spacing: 10
            ),
            "S 0,0 200x40; A 0,0 60x40; B 70,0 60x20; C 140,0 60x30"
        ),
        LayoutVector(
            "S16",
            .row(low(50, 100, 150), .fill, .fillProportionally, spacing: 0),
            width: 600,
            "A 0,0 100x10; B 100,0 200x10; C 300,0 300x10"
        ),
        LayoutVector(
            "S17",
            .row(low(50, 100, 150), .fill, .fillProportionally, spacing: 10),
            width: 640,
            "A 0,0 100x10; B 110,0 200x10; C 320,0 320x10"
        ),
        LayoutVector(
            "S18",
            .row(low(40, 60, 20), .fill, .equalSpacing),
            width: 300,
            "A 0,0 40x10; B 130,0 60x10; C 280,0 20x10"
        ),
        LayoutVector(
            "S19",
            .row(low(40, 60, 20), .fill, .equalCentering),
            width: 300,
            "A 0,0 40x10; B 125,0 60x10; C 280,0 20x10"
        ),
        LayoutVector(
            "S20",
            .row(low(40, 60, 20), .fill, .equalSpacing),
            "S 0,0 136x10; B 48,0 60x10; C 116,0 20x10"
        ),
        LayoutVector(
            "S31",
            .row(
                [
                    .box("A", 10, 10).spaced(40), .box("B", 10, 10), .box("C", 10, 10),
                    .box("D", 10, 10).hidden,
                ],
                .top,
                .equalSpacing
            ),
            width: 100,
            "A 0,0 10x10; B 50,0 10x10; C 90,0 10x10"
        ),
    ]

    /// Columns, and a message as a column in a row.
    static let columns = [
        LayoutVector(
            "S21",
            .column([.a, .b, .c], .leading),
            "S 0,0 60x98; A 0,0 40x40; B 0,44 60x20; C 0,68 20x30"
        ),
        LayoutVector(
            "S22",
            .column([.a, .b, .c], .trailing),
            width: 100,
            "A 60,0 40x40; B 40,44 60x20; C 80,68 20x30"
        ),
        LayoutVector(
            "S23",
            .column([.a, .b, .c], .center),
            width: 100,
            "A 30,0 40x40; B 20,44 60x20; C 40,68 20x30"
        ),
        LayoutVector(
            "S24",
            .column([.a, .b, .c]),
            width: 100,
            height: 110,
            "A 0,0 100x40; B 0,44 100x32; C 0,80 100x30"
        ),
        LayoutVector(
            "S28",
            .row([avatar, .column([bubble, facts], .leading, named: "C")], .bottom),
            "S 0,0 164x56; A 0,24 32x32; C 40,0 124x56; U 40,0 120x36 in S; "
                + "I 40,40 124x16 in S; N 40,40 in S; D 114,40 in S"
        ),
        LayoutVector(
            "S29",
            .row([avatar, .column([facts, bubble], .leading, named: "C")], .top),
            "A 0,0 32x32; C 40,0 124x56; I 40,0 124x16 in S; U 40,20 120x36 in S"
        ),
        LayoutVector(
            "S30",
            .row([.column([bubble, facts], .trailing, named: "C"), avatar], .bottom),
            direction: .rightToLeft,
            "C 40,0 124x56; A 0,24 32x32; U 40,0 120x36 in S"
        ),
    ]

    private static let avatar = ViewPlan.box("A", 32, 32)
    private static let bubble = ViewPlan.box("U", 120, 36)
    private static let facts = ViewPlan.row(
        [.box("N", 70, 16), .box("D", 50, 16)],
        spacing: 4,
        named: "I"
    )

    private static func low(_ first: Double, _ second: Double, _ third: Double) -> [ViewPlan] {
        [
            .box("A", first, 10, hugging: 251), .box("B", second, 10, hugging: 251),
            .box("C", third, 10, hugging: 251),
        ]
    }
}
