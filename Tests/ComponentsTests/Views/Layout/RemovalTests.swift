import Testing
import Views

@Suite struct RemovalTests {
    @Test func aViewThatIsTakenOutLeavesNoGap() throws {
        let tree = PlannedTree(TreePlan(root: .row([.a, .b, .c], .top)))
        tree.root.layout(width: 136)

        tree.views["B"]?.removeFromSuperview()
        tree.root.layout(width: tree.root.sizeThatFits().width)

        #expect(tree.root.frame.size == Size(width: 68, height: 40))
        #expect(tree.views["C"]?.frame == Rect(x: 48, y: 0, width: 20, height: 30))
    }

    @Test func constraintsThatCrossTheCutHaveNoEffectAnyMore() throws {
        let tree = try pair()
        tree.root.layout(width: 100)
        #expect(tree.root.frame.size.height == 60)

        tree.views["b"]?.removeFromSuperview()
        tree.root.layout(width: 100)

        #expect(tree.root.frame.size.height == 30)
        #expect(tree.views["a"]?.frame == Rect(x: 0, y: 0, width: 100, height: 30))
    }

    /// The documentation's thread replies add the label again between two lines.
    @Test func aViewThatIsPutBackIsPlacedByItsNewConstraints() throws {
        let tree = try pair()
        tree.root.layout(width: 100)
        let view = try #require(tree.views["b"])

        view.removeFromSuperview()
        tree.root.addSubview(view)
        for text in ["b.trailing = a.trailing", "b.centerY = a.centerY"] {
            tree.activate(try PlannedConstraint(text))
        }
        tree.root.layout(width: 100)

        #expect(view.frame == Rect(x: 80, y: 0, width: 20, height: 30))
        #expect(tree.root.frame.size.height == 30)
    }

    @Test func aViewThatMovesToAnotherTreeIsMeasuredThere() throws {
        let (small, large) = (
            PlannedTree(TreePlan(root: .row([.cells("t", 3)], .top))),
            PlannedTree(TreePlan(root: .row([.a], .top)), textScale: 2)
        )
        small.root.layout(width: 100)
        let text = try #require(small.views["t"])

        large.root.addSubview(text)
        large.root.layout(width: 200)

        #expect(text.frame.size.height == 40)
    }

    @Test(arguments: [LeavingView.Moment.measured, .laidOut])
    func aViewMayEndTheStackThatItIsInDuringALayout(_ moment: LeavingView.Moment) {
        let root = ContainerStackView(axis: .vertical, spacing: 0)
        root.addArrangedSubviews([View(), LeavingView.stack(leavingWhen: moment), View()])

        root.layout(width: 100)
        root.layout(width: 100)

        #expect(root.subviews.count == 2)
        #expect(root.frame.size == Size(width: 100, height: 0))
    }

    /// Returns a view of 30 above one of 30, both as high as their boxes.
    private func pair() throws -> PlannedTree {
        let constraints = [
            "a.leading = R.leading", "a.trailing = R.trailing", "a.top = R.top",
            "a.bottom = R.bottom @100", "b.leading = R.leading", "b.top = a.bottom",
            "b.bottom = R.bottom",
        ]
        return PlannedTree(
            TreePlan(
                root: .plain("R", [.box("a", 10, 30), .box("b", 20, 30)]),
                constraints: try constraints.map(PlannedConstraint.init)
            )
        )
    }
}

/// A view that removes its neighbours from their stack and that from its own, so that all of them end.
final class LeavingView: View {
    var moment = Moment.measured

    enum Moment {
        case measured
        case laidOut
    }

    /// Returns the only reference to a row with such a view between others.
    static func stack(leavingWhen moment: Moment) -> View {
        let view = LeavingView()
        view.moment = moment
        return ContainerStackView(arrangedSubviews: [BoxView(), view, BoxView()])
    }

    override var intrinsicContentSize: Size? {
        if moment == .measured { leave() }
        return Size(width: 10, height: 10)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if moment == .laidOut { leave() }
    }

    private func leave() {
        let stack = superview as? ContainerStackView
        stack?.removeAllArrangedSubviews()
        stack?.removeFromSuperview()
    }
}
