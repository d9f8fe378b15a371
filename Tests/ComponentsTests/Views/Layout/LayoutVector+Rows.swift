import Views

extension LayoutVector {
    private static let margins = DirectionalEdgeInsets(top: 4, leading: 16, bottom: 12, trailing: 8)

    /// Rows that share their width, and rows that fit.
    static let rows = [
        LayoutVector(
            "S01",
            .row([.a, .b, .c]),
            width: 300,
            height: 50,
            "A 0,0 40x50; B 48,0 224x50; C 280,0 20x50"
        ),
        LayoutVector(
            "S02",
            .row([.a, .b, .c], .center),
            width: 300,
            "S 0,0 300x40; A 0,0 40x40; B 48,10 224x20; C 280,5 20x30"
        ),
        LayoutVector(
            "S03",
            .row([.a, .b, .c], .bottom),
            width: 300,
            "S 0,0 300x40; A 0,0 40x40; B 48,20 224x20; C 280,10 20x30"
        ),
        LayoutVector(
            "S04",
            .row([.a, .b, .c], .top),
            "S 0,0 136x40; A 0,0 40x40; B 48,0 60x20; C 116,0 20x30"
        ),
        LayoutVector(
            "S05",
            .row([.a, .b, .c], margins: margins),
            "S 0,0 160x56; A 16,4 40x40; B 64,4 60x40; C 132,4 20x40"
        ),
        LayoutVector(
            "S06",
            .row([.a, .b, .c], margins: margins),
            direction: .rightToLeft,
            "S 0,0 160x56; A 104,4 40x40; B 36,4 60x40; C 8,4 20x40"
        ),
        LayoutVector(
            "S07",
            .row([.a, .b.hidden, .c], .top),
            "S 0,0 68x40; A 0,0 40x40; C 48,0 20x30"
        ),
        LayoutVector(
            "S08",
            .row([.a.hidden, .b, .c.hidden], .top),
            "S 0,0 60x20; B 0,0 60x20"
        ),
        LayoutVector("S09", .row([.a.hidden, .b.hidden], margins: margins), "S 0,0 24x16"),
        LayoutVector(
            "S10",
            .row([.a.spaced(20), .b, .c], .top),
            "S 0,0 148x40; A 0,0 40x40; B 60,0 60x20; C 128,0 20x30"
        ),
        LayoutVector(
            "S11",
            .row([.a.spaced(20), .b.hidden, .c], .top),
            "S 0,0 80x40; C 60,0 20x30"
        ),
        LayoutVector(
            "S12",
            .row([.box("A", 15, 15), .box("B", 15, 15), .box("C", 15, 15)], spacing: -7.5),
            "S 0,0 30x15; A 0,0 15x15; B 7.5,0 15x15; C 15,0 15x15"
        ),
        LayoutVector(
            "S13",
            .row(
                [.box("A", 80, 20, compression: 749), .box("B", 60, 20, compression: 751)],
                spacing: 10
            ),
            width: 100,
            "A 0,0 30x20; B 40,0 60x20"
        ),
        LayoutVector(
            "S25",
            .row(
                [.box("A", 50, 20, baseline: 15), .box("B", 70, 26, baseline: 20)],
                .firstBaseline,
                spacing: 4
            ),
            "S 0,0 124x26; A 0,5 50x20; B 54,0 70x26"
        ),
        LayoutVector(
            "S26",
            .row([.box("A", 40, 40, compression: 1000), .cells("T", 30)], .bottom),
            width: 200,
            "S 0,0 200x40; A 0,0 40x40; T 48,0 152x40"
        ),
        LayoutVector(
            "S27",
            .row([.box("A", 40, 40, compression: 1000), .cells("T", 31)], .bottom),
            width: 200,
            "S 0,0 200x60; A 0,20 40x40; T 48,0 152x60"
        ),
    ]

    /// Project rules: of equals the first stretches and the last shrinks.
    static let ties = [
        LayoutVector(
            "first stretches",
            .row([label("A", cells: 2), label("B", cells: 2)], spacing: 0),
            width: 100,
            "A 0,0 80x20; B 80,0 20x20"
        ),
        LayoutVector(
            "last shrinks",
            .row([label("A", cells: 8), label("B", cells: 8)], spacing: 0),
            width: 100,
            "A 0,0 80x20; B 80,0 20x20"
        ),
    ]

    private static func label(_ name: String, cells: Int) -> ViewPlan {
        let text = String(repeating: "x", count: cells)
        var plan = ViewPlan(name: name, kind: .label(text, size: 16, lines: 1))
        plan.hugging = AxisPriorities(251, 251)
        return plan
    }
}
