import Views

extension LayoutVector {
    /// Plain views whose subviews are placed by constraints.
    static let anchors = [
        LayoutVector(
            "A01",
            .plain("R", [.box("T", 90, 16)]),
            constraints: [
                "T.leading = R.leading + 24", "T.trailing = R.trailing - 24",
                "T.top = R.top + 8", "T.bottom = R.bottom - 8",
            ],
            "R 0,0 138x32; T 24,8 90x16"
        ),
        LayoutVector(
            "A02",
            .plain("R", [.plain("a", []), .box("t", 80, 16), .plain("b", [])]),
            constraints: [
                "t.top = R.top + 3", "t.bottom = R.bottom - 3", "t.centerX = R.centerX",
                "a.height = 0.333333333333333", "b.height = 0.333333333333333",
                "a.centerY = t.centerY", "b.centerY = t.centerY",
                "a.leading = R.leading + 9", "a.trailing = t.leading - 9",
                "b.leading = t.trailing + 9", "b.trailing = R.trailing - 9",
            ],
            width: 320,
            "R 0,0 320x22; t 120,3 80x16; a 9,10.8333 102x0.3333; b 209,10.8333 102x0.3333"
        ),
        LayoutVector(
            "A03",
            threeQuarters(50),
            constraints: atMost,
            width: 400,
            "R 0,0 400x40; T 0,0 300x40"
        ),
        LayoutVector(
            "A04",
            threeQuarters(12),
            constraints: atMost,
            width: 400,
            "R 0,0 400x20; T 0,0 120x20"
        ),
        LayoutVector(
            "A06",
            .plain("R", [.box("M", 500, 20, compression: 1000)]),
            constraints: [
                "M.trailing = R.trailing @999", "M.leading >= R.leading",
                "M.top = R.top", "M.bottom = R.bottom",
            ],
            width: 320,
            "M 0,0 500x20"
        ),
        LayoutVector(
            "A07",
            .plain("R", [.plain("a", []), .plain("b", [])]),
            constraints: [
                "a.width = 2 * b.width", "a.leading = R.leading", "b.leading = a.trailing + 10",
                "b.trailing = R.trailing", "a.top = R.top", "b.top = R.top", "a.bottom = R.bottom",
                "a.height = 20", "b.height = 20",
            ],
            width: 310,
            "a 0,0 200x20; b 210,0 100x20"
        ),
        LayoutVector(
            "A08",
            .plain("R", [.plain("a", [])]),
            constraints: [
                "a.centerX = R.centerX", "a.top = R.top", "a.bottom = R.bottom", "a.height = 20",
                "a.width = R.width - 40 @900", "a.width <= 200",
            ],
            width: 320,
            "a 60,0 200x20"
        ),
    ]

    private static let atMost = [
        "T.leading = R.leading", "T.top = R.top", "T.bottom = R.bottom",
        "T.width <= 0.75 * R.width",
    ]

    private static func threeQuarters(_ cells: Int) -> ViewPlan {
        .plain("R", [.cells("T", cells)])
    }
}
