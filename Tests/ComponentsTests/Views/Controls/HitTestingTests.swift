import Testing
import Views

@Suite struct HitTestingTests {
    @Test func theDeepestViewIsHit() {
        let (root, middle, inner) = (view(0, 0, 100, 100), view(10, 10, 50, 50), view(5, 5, 10, 10))
        root.addSubview(middle)
        middle.addSubview(inner)

        #expect(root.hitTest(Point(x: 16, y: 16)) === inner)
        #expect(root.hitTest(Point(x: 40, y: 40)) === middle)
        #expect(root.hitTest(Point(x: 80, y: 80)) === root)
        #expect(root.hitTest(Point(x: 100, y: 100)) == nil)
    }

    @Test func edgesBelongToTheViewThatBeginsThere() {
        let (root, first, last) = (view(0, 0, 20, 10), view(0, 0, 10, 10), view(10, 0, 10, 10))
        root.addSubview(last)
        root.addSubview(first)

        #expect(root.hitTest(Point(x: 10, y: 0)) === last)
        #expect(root.hitTest(Point(x: 0, y: 0)) === first)
    }

    /// The avatars of vector S12: each covers half of the previous one.
    @Test(
        arguments: [(5, 0), (7.4, 0), (7.5, 1), (14.9, 1), (15, 2), (29.9, 2)] as [(Double, Int)]
    )
    func ofOverlappingViewsTheLastDrawnIsHit(x: Double, index: Int) {
        let root = view(0, 0, 30, 15)
        for place in 0..<3 {
            root.addSubview(view(Double(place) * 7.5, 0, 15, 15))
        }

        #expect(root.hitTest(Point(x: x, y: 7)) === root.subviews[index])
    }

    @Test(arguments: Unreachable.allCases)
    func whatCannotBeReachedIsPassedOverWithAllItHolds(_ reason: Unreachable) {
        let (root, below, above) = (view(0, 0, 50, 50), view(0, 0, 50, 50), view(0, 0, 50, 50))
        root.addSubview(below)
        root.addSubview(above)
        above.addSubview(view(0, 0, 50, 50))

        reason.apply(above)

        #expect(root.hitTest(Point(x: 1, y: 1)) === below)
    }

    @Test func whatLiesOutsideItsSuperviewIsNotHit() {
        let (content, bubble, reactions) = (view(0, 0, 100, 100), view(0, 20, 60, 60), button())
        reactions.frame = Rect(x: 50, y: -10, width: 30, height: 20)
        content.addSubview(bubble)
        bubble.addSubview(reactions)

        #expect(content.hitTest(Point(x: 70, y: 25)) === content)
        #expect(content.hitTest(Point(x: 55, y: 25)) === reactions)
    }

    @Test func reactionsOverTheBubbleAreHitBeforeIt() {
        let (content, bubble, reactions) = (view(0, 0, 100, 100), view(0, 20, 60, 60), button())
        reactions.frame = Rect(x: 50, y: 10, width: 30, height: 20)
        content.addSubview(bubble)
        content.addSubview(reactions)

        #expect(content.hitTest(Point(x: 70, y: 25)) === reactions)
        #expect(content.hitTest(Point(x: 55, y: 25)) === reactions)
        #expect(content.hitTest(Point(x: 55, y: 35)) === bubble)
    }

    @Test func whatNegativeMarginsPutOutsideIsHitThere() {
        let (root, plain, wide) = (view(0, 0, 100, 100), View(), View())
        let stack = ContainerStackView(axis: .vertical)
        stack.addArrangedSubviews([plain, wide])
        stack.directionalLayoutMargins = DirectionalEdgeInsets(leading: -10, trailing: -30)
        stack.setRespectsLayoutMargins(true, for: wide)
        root.addSubview(stack)
        stack.frame = Rect(x: 20, y: 0, width: 40, height: 40)
        plain.frame = Rect(x: -10, y: 0, width: 80, height: 20)
        wide.frame = Rect(x: -10, y: 20, width: 80, height: 20)

        #expect([12.0, 40, 88].allSatisfy { root.hitTest(Point(x: $0, y: 30)) === wide })
        #expect([12.0, 88].allSatisfy { root.hitTest(Point(x: $0, y: 10)) === root })
        #expect([8.0, 92].allSatisfy { root.hitTest(Point(x: $0, y: 30)) === root })
        stack.isUserInteractionEnabled = false
        #expect(root.hitTest(Point(x: 88, y: 30)) === root)
        stack.isUserInteractionEnabled = true
        stack.clipsToBounds = true
        #expect(root.hitTest(Point(x: 88, y: 30)) === root)
    }

    @Test func theNearestControlAroundTheHitRunsItsActions() {
        let (root, outer, inner, title) = (button(), button(), Control(), view(0, 0, 10, 10))
        inner.frame = Rect(width: 20, height: 20)
        root.addSubview(outer)
        outer.addSubview(inner)
        inner.addSubview(title)
        var taps = 0
        outer.addTarget("outer") { taps += 1 }

        // The inner control has no actions.
        #expect(root.tap(at: Point(x: 1, y: 1)) === outer)
        #expect(taps == 1)
    }

    @Test func aControlThatIsNotEnabledKeepsTheTap() {
        let (outer, inner) = (button(), button())
        outer.addSubview(inner)
        inner.isEnabled = false

        #expect(outer.tap(at: Point(x: 1, y: 1)) == nil)
    }

    @Test func aTapBesideEverythingRunsNothing() {
        let root = view(0, 0, 50, 50)
        root.addSubview(button())

        #expect(root.tap(at: Point(x: 40, y: 40)) == nil)
        #expect(root.tap(at: Point(x: .nan, y: 1)) == nil)
    }

    @Test func targetsBelowTheLimitAreListedInDrawingOrder() {
        let root = view(0, 0, 100, 100)
        let sizes: [(Double, Double)] = [(24, 24), (23.9, 40), (40, 10), (44, 44)]
        for (width, height) in sizes {
            let target = button()
            target.frame = Rect(width: width, height: height)
            root.addSubview(target)
        }

        #expect(
            identities(root.smallTargets()) == identities([root.subviews[1], root.subviews[2]])
        )
        #expect(root.smallTargets(below: 44).count == 3)
    }

    @Test(arguments: Unreachable.allCases)
    func targetsThatCannotBeTappedAreNotListed(_ reason: Unreachable) {
        let (root, inner) = (view(0, 0, 100, 100), view(0, 0, 100, 100))
        root.addSubview(inner)
        inner.addSubview(button())
        let silent = Control()
        root.addSubview(silent)

        reason.apply(inner)

        #expect(root.smallTargets().isEmpty)
    }

    @Test func deepTreesAreHitWithoutRecursion() {
        let last = view(0, 0, 10, 10)
        var root = last
        for _ in 0..<20_000 {
            let next = view(0, 0, 10, 10)
            next.addSubview(root)
            root = next
        }

        #expect(root.hitTest(Point(x: 5, y: 5)) === last)
        last.hitInsets = DirectionalEdgeInsets(all: -10)
        #expect(root.hitTest(Point(x: -5, y: 5)) === last)
        root = last
        for _ in 0..<20_000 {
            let next = ContainerStackView(arrangedSubviews: [root])
            next.frame = Rect(width: 10, height: 10)
            next.isLayoutMarginsRelativeArrangement = true
            next.directionalLayoutMargins = DirectionalEdgeInsets(all: -1)
            root = next
        }
        #expect(root.hitTest(Point(x: 30, y: 5)) == nil)
    }

    private func view(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> View {
        let view = View()
        view.frame = Rect(x: x, y: y, width: width, height: height)
        return view
    }

    /// Returns a control of 20 by 20 points with an action.
    private func button() -> Control {
        let control = Control()
        control.frame = Rect(width: 20, height: 20)
        control.addTarget("tap") {}
        return control
    }
}

/// The reason why a tap does not reach a view.
enum Unreachable: CaseIterable {
    case hidden, faint, closed

    func apply(_ view: View) {
        switch self {
        case .hidden: view.isHidden = true
        case .faint: view.alpha = 0.009
        case .closed: view.isUserInteractionEnabled = false
        }
    }
}
