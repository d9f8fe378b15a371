import Components
import Testing
import Views

/// The minimum width of a stack is computed in another order after a size was requested.
@Suite(.diagnosticsOfIssues) struct AskedSizeTests {
    @Test func aStackWithConstraintsInItIsNeverNarrowerThanItsMargins() {
        let inner = ViewPlan.row(
            [.row([], margins: DirectionalEdgeInsets(all: 8), named: "a"), .box("b", 50, 20)],
            .leading,
            spacing: 0,
            named: "inner"
        )
        let plan = plan(.row([.cells("text", 12), inner], spacing: 0), ["b.width = a.width"])

        let frames = frames(of: plan, width: 89, asking: 15)

        #expect(frames["inner"]?.size.width == 16)
        #expect(frames == self.frames(of: plan, width: 89))
    }

    @Test func aViewThatAsksItselfHowLargeItIsEnds() {
        let view = SelfAskingView()
        let tree = view.mount(in: ComponentContext(Components()))

        #expect(view.sizeThatFits(width: 100) == Size(width: 10, height: 10))
        #expect(
            tree.diagnostics == [.callNeverEnds(call: "SelfAskingView.intrinsicContentSize")]
        )
    }

    @Test(arguments: [SelfRemovingView.Removal.own, .superview, .moved])
    func aViewThatIsTakenOutWhileItIsMeasuredIsReported(removal: SelfRemovingView.Removal) {
        let (root, row) = (View(), ContainerStackView())
        let view = SelfRemovingView(removal)
        row.addArrangedSubview(view)
        row.addArrangedSubview(Label())
        root.addSubview(row)
        let tree = root.mount(in: ComponentContext(Components()))
        root.layout(width: 100)
        row.layout(width: 100)

        #expect(
            tree.diagnostics == [
                .refused(
                    .neededViewRemoved(component: "SelfRemovingView", from: "ContainerStackView")
                )
            ]
        )
    }

    @Test func aWidthOfAStackCountsMoreThanAllInIt() {
        let inner = ViewPlan.row([.box("a", 10, 10)], .leading, named: "inner")
        let plan = plan(.column([inner]), ["inner.width = 40", "a.width = 80"])

        let frames = frames(of: plan, width: 200)

        #expect(frames["inner"]?.size.width == 40)
        #expect(frames == self.frames(of: plan, width: 200, asking: 60))
    }

    @Test func aHeightOfAStackCountsMoreThanAllInIt() {
        let inner = ViewPlan.column([.box("a", 10, 10)], .leading, named: "inner")
        let plan = plan(.row([inner]), ["inner.height = 40", "a.height = 80"])

        let frames = frames(of: plan, width: 200, height: 30)

        #expect(frames["inner"]?.size.height == 40)
    }

    @Test func aWidthThatFollowsFromAHeightIsWhatItIs() {
        let inner = ViewPlan.row(
            [.box("b", 70, 20, compression: 1000)],
            .leading,
            named: "inner"
        )
        let plan = plan(
            .row([.box("a", 50, 20), inner], .leading, spacing: 0),
            ["a.width >= 88", "inner.height >= 55", "inner.height = 2 * inner.width"]
        )

        let frames = frames(of: plan, width: 150)

        #expect(frames["inner"]?.size == Size(width: 62, height: 124))
        #expect(frames == self.frames(of: plan, width: 150, asking: 180))
    }

    private func plan(_ root: ViewPlan, _ constraints: [String]) -> TreePlan {
        TreePlan(root: root, constraints: constraints.compactMap { try? PlannedConstraint($0) })
    }

    private func frames(
        of plan: TreePlan,
        width: Double,
        height: Double? = nil,
        asking: Double? = nil
    ) -> [String: Rect] {
        let tree = PlannedTree(plan)
        if let asking { _ = tree.root.sizeThatFits(width: asking) }
        tree.root.layout(width: width, height: height)
        return tree.frames
    }
}

private final class SelfAskingView: View, Component {
    override var intrinsicContentSize: Size? {
        _ = sizeThatFits(width: 50)
        return Size(width: 10, height: 10)
    }
}

/// A view that leaves its place when it is asked for its size.
final class SelfRemovingView: View {
    /// The way in which it leaves.
    enum Removal {
        case own, superview, moved
    }

    private let removal: Removal

    init(_ removal: Removal) {
        self.removal = removal
        super.init()
    }

    required convenience init() {
        self.init(.own)
    }

    override var intrinsicContentSize: Size? {
        switch removal {
        case .own: removeFromSuperview()
        case .superview: superview?.removeFromSuperview()
        case .moved: superview?.superview?.addSubview(self)
        }
        return Size(width: 10, height: 10)
    }
}
