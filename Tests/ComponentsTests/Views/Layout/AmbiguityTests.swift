import Testing
import Views

@Suite struct AmbiguityTests {
    @Test(arguments: [
        (["a.top = R.top", "a.height = 10"], ["a horizontal"]),
        (["a.leading = R.leading", "a.width = 10"], ["a vertical"]),
        (["a.leading = R.leading", "a.top = R.top", "a.height = 10"], ["a horizontal"]),
        (
            ["a.leading >= R.leading", "a.width = 10", "a.top = R.top", "a.bottom = R.bottom"],
            ["a horizontal"]
        ),
        (["a.leading = R.leading", "a.width = 10", "a.top = R.top", "a.bottom = R.bottom"], []),
        (
            ["a.centerX = R.centerX", "a.width = 10 @1", "a.centerY = R.centerY", "a.height = 1"],
            []
        ),
    ])
    func whatNothingDecidesIsFound(constraints: [String], expected: [String]) throws {
        let tree = try laidOut(.plain("R", [.plain("a", [])]), constraints)

        #expect(found(in: tree) == expected)
    }

    @Test func aViewThatNothingPlacesIsAmbiguousUntilItHasAFrame() {
        let (root, view) = (View(), View())
        root.addSubview(view)
        root.layout(width: 100, height: 100)
        #expect(root.layoutAmbiguities().map(\.axis) == [.horizontal, .vertical])

        view.frame = Rect(x: 1, y: 2, width: 3, height: 4)
        root.layout(width: 100, height: 100)

        #expect(root.layoutAmbiguities().isEmpty)
        #expect(view.frame == Rect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func aViewThatNothingPlacesIsReportedWhateverItIsAndHolds() {
        let (root, card, label, inner) = (View(), View(), Label(), View())
        label.text = "A label without a place"
        root.addSubview(card)
        root.addSubview(label)
        card.addSubview(inner)
        inner.topAnchor.constraint(equalTo: card.topAnchor).isActive = true

        root.layout(width: 100)

        let found = root.layoutAmbiguities()
        for view in [card, label] {
            #expect(found.filter { $0.view === view }.map(\.axis) == [.horizontal, .vertical])
        }
    }

    @Test func aViewOfWhichOnlyTheSizeIsConstrainedHasItAndNoPlace() throws {
        let tree = try laidOut(.plain("R", [.plain("a", [])]), ["a.width = 24", "a.height = 10"])
        tree.views["a"]?.frame = .zero

        tree.root.layout(width: 100, height: 100)

        #expect(tree.views["a"]?.frame == Rect(x: 0, y: 0, width: 24, height: 10))
        #expect(found(in: tree) == ["a horizontal", "a vertical"])
    }

    @Test func contentDecidesLengths() throws {
        let tree = try laidOut(
            .plain("R", [.box("a", 10, 10)]),
            ["a.leading = R.leading", "a.top = R.top"]
        )

        #expect(found(in: tree) == [])
    }

    @Test func stacksDecideEverything() throws {
        let tree = try laidOut(.row([.plain("a", []), .cells("t", 3)], .top), [])

        #expect(found(in: tree) == [])
    }

    @Test func anAmbiguityTellsHowToFixIt() throws {
        let tree = try laidOut(
            .plain("R", [.plain("a", [])]),
            ["a.top = R.top", "a.height = 10"]
        )

        #expect(
            tree.root.layoutAmbiguities().map(\.description) == [
                "The horizontal place or length of 'View' is decided by nothing. To fix, constrain "
                    + "its leading, trailing, centerX or width, or put it into a stack."
            ]
        )
    }

    private func laidOut(_ root: ViewPlan, _ constraints: [String]) throws -> PlannedTree {
        let plan = TreePlan(root: root, constraints: try constraints.map(PlannedConstraint.init))
        let tree = PlannedTree(plan)
        tree.root.layout(width: 100, height: 100)
        return tree
    }

    private func found(in tree: PlannedTree) -> [String] {
        tree.root.layoutAmbiguities().map { ambiguity in
            let name = tree.views.first { $0.value === ambiguity.view }?.key ?? "stranger"
            return "\(name) \(ambiguity.axis)"
        }
    }
}
