import Components
import Testing
import Views

@Suite(.diagnosticsOfIssues)
struct GridTests {
    @Test func aGridIsAsWideAsItsWidestViewNeeds() {
        let tree = PlannedTree(
            TreePlan(
                root: .grid(
                    [.fixed(20), .fraction(1), .fraction(2)],
                    [.box("A", 90, 10), .box("B", 30, 10), .box("C", 80, 10)]
                )
            )
        )

        // The third column needs 40 points for each share, the second 30; the first is as wide as it is.
        #expect(tree.root.sizeThatFits() == Size(width: 20 + 8 + 40 + 8 + 80, height: 10))
        #expect(tree.root.sizeThatFits(width: 90) == Size(width: 90, height: 10))
        #expect(tree.root.sizeThatFits(width: 10) == Size(width: 36, height: 10))
    }

    @Test func aFillingColumnIsRepeatedAsOftenAsItFits() {
        let boxes = (0..<6).map { ViewPlan.box("b\($0)", 10, 10) }
        let tree = PlannedTree(TreePlan(root: .grid([.fixed(30), .filling(least: 42)], boxes)))

        let counts = [79, 80, 129, 130, 179, 180, 1000].map { (width: Double) in
            tree.root.layout(width: width)
            return Set(tree.root.subviews.map(\.frame.x)).count
        }

        #expect(counts == [2, 2, 2, 3, 3, 4, 6])
    }

    @Test func columnsDoNotMakeAColumnOfAStackAGrid() {
        let stack = ContainerStackView(axis: .vertical, arrangedSubviews: [BoxView(), BoxView()])
        stack.columns = [.fixed(10), .fixed(10)]
        stack.mount()

        stack.layout(width: 100)

        #expect(stack.subviews.map(\.frame.size.width) == [100, 100])
    }

    @Test func aSpanIsForgottenWhenTheViewLeaves() {
        let (stack, view) = (ContainerStackView(), View())
        stack.addArrangedSubview(view)
        stack.setColumnSpan(3, of: view)
        #expect(stack.columnSpan(of: view) == 3)

        stack.removeAllArrangedSubviews()
        stack.setColumnSpan(2, of: view)
        stack.addArrangedSubview(view)

        #expect(stack.columnSpan(of: view) == 1)
    }

    @Test func aMillionColumnsAreReportedAndChangeNothing() {
        let stack = ContainerStackView(arrangedSubviews: [BoxView(), BoxView()])
        let tree = stack.mount()
        stack.columns = Array(repeating: .fixed(1), count: 1000)

        stack.columns = Array(repeating: .fixed(1), count: 1_000_000)
        stack.setColumnSpan(.max, of: stack.subviews[0])
        stack.setColumnSpan(0, of: stack.subviews[1])
        stack.layout(width: 100)

        #expect(stack.columns.count == 1000)
        #expect(stack.subviews.map(\.frame.x) == [0, 9])
        let limits = [
            RejectedOperation.unusableNumber(
                of: "ContainerStackView",
                "columns",
                "1000000",
                limits: 0...1000
            ),
            .unusableNumber(
                of: "ContainerStackView",
                "columnSpan",
                "\(Int.max)",
                limits: 1...1000
            ),
            .unusableNumber(of: "ContainerStackView", "columnSpan", "0", limits: 1...1000),
        ]
        #expect(tree.diagnostics == limits.map { .refused($0) })
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, -5, 1e300])
    func numbersThatAreNoneAreReportedAndCountAsNothing(number: Double) {
        let stack = ContainerStackView(arrangedSubviews: [BoxView(), BoxView()])
        let tree = stack.mount()

        stack.columns = [.fixed(number), .fraction(number), .filling(least: number)]
        stack.layout(width: 100)

        #expect(stack.columns == [.fixed(0), .fraction(0), .filling(least: 0)])
        #expect(stack.subviews.map(\.frame.x) == [0, 8])
        #expect(!tree.diagnostics.isEmpty)
    }

    @Test func aColumnOfNoWidthIsRepeatedAThousandTimesAtMost() {
        let stack = ContainerStackView(spacing: 0, arrangedSubviews: [BoxView()])
        stack.columns = [.filling(least: 0)]
        stack.mount()

        stack.layout(width: 100_000)

        #expect(stack.subviews[0].frame.size.width == 100)
    }
}
