import Components
import Testing
import Views

@Suite(.diagnosticsOfIssues)
struct AnimatingTests {
    private let root = View()

    @Test func propertyIsSetAtOnceAndDrawnInSteps() {
        let (view, tree) = mounted()
        view.animate(.alpha(to: 0), over: .milliseconds(100), curve: .linear)

        let shown = [0, 25, 75, 100].map { millisecond in
            tree.advance(to: .millisecond(millisecond))
            return view.shown.alpha
        }

        #expect(view.alpha == 0)
        #expect(shown == [1, 0.75, 0.25, 0])
    }

    @Test func hostIsWokenForEachFrameUntilTheEnd() {
        let (view, tree) = mounted()
        view.animate(.cornerRadius(to: 8), over: .milliseconds(100))

        var frames: [Timestamp] = []
        while let next = tree.nextDue {
            frames.append(next)
            tree.advance(to: next)
        }

        #expect(frames == [40, 80, 120].map(Timestamp.millisecond))
        #expect(view.animations.isEmpty)
    }

    @Test func interruptedAnimationGoesOnFromWhatIsShown() {
        let (view, tree) = mounted()
        view.animate(.alpha(to: 0), over: .milliseconds(100), curve: .linear)
        tree.advance(to: .millisecond(50))

        view.animate(.alpha(to: 1), over: .milliseconds(100), curve: .linear)
        let shown = [50, 100, 150].map { millisecond in
            tree.advance(to: .millisecond(millisecond))
            return view.shown.alpha
        }

        #expect(shown == [0.5, 0.75, 1])
    }

    @Test func interruptedColourGoesOnFromWhatIsShown() {
        let (view, tree) = mounted()
        view.animate(.backgroundColor(to: .white), over: .milliseconds(100), curve: .linear)
        tree.advance(to: .millisecond(50))

        view.animate(.backgroundColor(to: nil), over: .milliseconds(100), curve: .linear)

        #expect(view.backgroundColor == nil)
        #expect(view.shown.backgroundColor?.light == RGBA(0xFFFFFF, alpha: 128))
    }

    @Test func anotherValueEndsTheAnimation() {
        let (view, tree) = mounted()
        view.animate(.alpha(to: 0), over: .seconds(1))
        view.alpha = 0.5

        #expect(view.shown.alpha == 0.5)
        #expect(view.animations.isEmpty)
        tree.advance(to: .millisecond(40))
        #expect(tree.nextDue == nil)
    }

    @Test func propertiesAreAnimatedByThemselves() {
        let (view, tree) = mounted()
        view.animate(.alpha(to: 0), over: .milliseconds(100), curve: .linear)
        view.animate(.cornerRadius(to: 10), over: .milliseconds(200), curve: .linear)

        tree.advance(to: .millisecond(100))

        #expect(view.shown.layer.cornerRadius == 5)
        #expect(view.animations.map(\.change) == [.cornerRadius(from: 0, to: 10)])
    }

    @Test func animationCanStartLater() {
        let (view, tree) = mounted()
        view.animate(
            .alpha(from: 0.25, to: 1),
            over: .seconds(1),
            curve: .linear,
            startingAt: .millisecond(7_000)
        )

        #expect(tree.nextDue == .millisecond(7_000))
        tree.advance(to: .millisecond(6_999))
        #expect(view.shown.alpha == 0.25)
        tree.advance(to: .millisecond(7_000))
        #expect(tree.nextDue == .millisecond(7_040))
        tree.advance(to: .millisecond(8_000))
        #expect(view.shown.alpha == 1)
        #expect(tree.nextDue == nil)
    }

    @Test func readersWhoWantLessMotionSeeTheEnd() {
        let (view, tree) = mounted(reducesMotion: true)

        view.animate(.alpha(to: 0), over: .seconds(1))
        var shares: [Double] = []
        view.animate(steps: "count", over: .seconds(1)) { shares.append($1) }

        #expect(view.shown.alpha == 0)
        #expect(shares == [1])
        #expect(tree.nextDue == nil)
    }

    @Test func askingForLessMotionEndsWhatIsRunning() {
        let (view, tree) = mounted()
        var shares: [Double] = []
        view.animate(.alpha(to: 0), over: .seconds(1))
        view.animate(steps: "count", over: .seconds(1)) { shares.append($1) }
        var components = Components()
        components[.reducesMotion] = true

        tree.advance(to: .millisecond(10))
        root.updateComponents(components)
        let shown = view.shown.alpha
        tree.advance(to: .millisecond(40))

        #expect(shown == 0)
        #expect(shares == [0, 1])
        #expect(tree.nextDue == nil)
    }

    @Test func animationEndsWhenTheViewLeavesItsTree() {
        let (view, tree) = mounted()
        view.animate(.alpha(to: 0), over: .seconds(1))

        view.removeFromSuperview()
        let shown = view.shown.alpha
        tree.advance(to: .millisecond(40))
        root.addSubview(view)

        #expect(shown == 0)
        #expect(view.animations.isEmpty)
        #expect(tree.nextDue == nil)
    }

    @Test func viewThatShowsAnotherMessageKeepsNothing() {
        let row = OwnedRow()
        row.ownerOfState = StateOwner(kind: "message", id: "m1")
        root.addSubview(row)
        let tree = root.mount(in: ComponentContext(Components()))
        row.animate(.alpha(from: 0, to: 1), over: .seconds(1))
        tree.advance(to: .millisecond(500))

        row.ownerOfState = StateOwner(kind: "message", id: "m2")

        #expect(row.animations.isEmpty)
        #expect(row.shown.alpha == 1)
        tree.advance(to: .millisecond(520))
        #expect(tree.nextDue == nil)
    }

    @Test func outsideOfATreeThePropertyIsSet() {
        let view = View()

        view.animate(.alpha(from: 0, to: 0.5), over: .seconds(1))

        #expect(view.shown.alpha == 0.5)
        #expect(view.animations.isEmpty)
    }

    @Test func unusableNumberIsReportedAndNotAnimated() {
        let (view, tree) = mounted()

        view.animate(.alpha(to: .nan), over: .seconds(1))
        view.animate(.cornerRadius(from: .infinity, to: 4), over: .seconds(1))

        #expect(view.alpha == 1)
        #expect(view.animations.map(\.change) == [.cornerRadius(from: 0, to: 4)])
        #expect(tree.diagnostics.count == 1)
    }

    @Test func stepsAreCalledInEachFrameAndLastWithTheWhole() {
        let (view, tree) = mounted()
        var shares: [Double] = []
        view.animate(steps: "count", over: .milliseconds(100), curve: .linear) {
            shares.append($1)
        }

        while let next = tree.nextDue { tree.advance(to: next) }

        #expect(shares == [0, 0.4, 0.8, 1])
    }

    @Test func jumpCallsTheLastStepOnce() {
        let (view, tree) = mounted()
        var shares: [Double] = []
        view.animate(steps: "count", over: .milliseconds(100)) { shares.append($1) }

        tree.advance(to: Timestamp(seconds: 86_400))

        #expect(shares == [0, 1])
        #expect(tree.nextDue == nil)
    }

    private func mounted(reducesMotion: Bool = false) -> (View, ComponentTree) {
        var components = Components()
        components[.reducesMotion] = reducesMotion
        let view = View()
        root.addSubview(view)
        return (view, root.mount(in: ComponentContext(components)))
    }
}

extension Timestamp {
    fileprivate static func millisecond(_ number: Int) -> Timestamp {
        Timestamp(microseconds: Int64(number) * 1_000)
    }
}

private final class OwnedRow: View, StateOwning {
    var ownerOfState: StateOwner?
}
