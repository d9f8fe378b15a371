import Components
import Testing
import Views

/// Gestures of a pointer that is not pressed, and of the keyboard's focus in its place.
@Suite(.diagnosticsOfIssues)
struct GestureHoveringTests {
    @Test(arguments: [false, true])
    func thePointerHoversOverAllViewsAroundIt(isMirrored: Bool) {
        let stage = Self.stage(isMirrored: isMirrored)

        stage.hover(100, 100)
        stage.hover(50, 60)
        stage.hover(52, 60)
        #expect(stage.heard == ["outer begun", "inner begun"])
        stage.hover(100, 100)
        #expect(stage.heard.suffix(1) == ["inner ended"])
        stage.tracker?.hover(at: nil)

        #expect(stage.heard.suffix(1) == ["outer ended"])
        let positions = stage.changes.map(\.change.position)
        #expect(positions[1] == Point(x: 10, y: 20) && positions[2] == Point(x: 12, y: 20))
        #expect(stage.changes.allSatisfy { $0.change.isCrossed })
        #expect(stage.changes.allSatisfy { $0.change.translation == .zero })
    }

    @Test func hoveringTellsWhetherAnythingBeganOrEnded() {
        let stage = Self.stage()
        let points: [Point?] = [
            Point(x: 5, y: 5), Point(x: 50, y: 50), Point(x: 51, y: 50), Point(x: .nan, y: 0), nil,
        ]

        let changes = points.map { stage.tracker?.hover(at: $0) }

        #expect(changes == [false, true, false, true, false])
    }

    @Test func whatElseIsThereIsNotKept() {
        let stage = Self.stage()
        weak var gone: View?
        do {
            let view = ScrolledView()
            gone = view
            stage.outer.addSubview(view)
            view.frame = Rect(x: 100, y: 100, width: 40, height: 40)
            stage.root.layoutIfNeeded()
            stage.hover(130, 130)
            view.removeFromSuperview()
        }

        #expect(stage.heard == ["outer begun"])
        #expect(gone == nil)
    }

    @Test func pressesAreNoneOfIts() {
        let stage = Self.stage()
        stage.add(Gesture("tap", .tap, title: ""), to: stage.inner)
        stage.add(Gesture("drag", .drag(nil), title: ""), to: stage.inner)

        stage.hover(50, 50)
        stage.tap(50, 50)
        stage.press(50, 50)
        stage.move(90, 90)
        stage.release()

        #expect(
            stage.heard == [
                "outer begun", "inner begun", "tap begun", "tap ended", "drag begun",
                "drag crossed",
                "drag ended",
            ]
        )
        let targets = stage.tracker?.targets(in: stage.root).map(\.gesture.name)
        #expect(targets == ["tap", "drag"])
    }

    private static let ends: [(loss: String, cause: @Sendable (GestureStage) -> Void)] = [
        ("removed", { $0.inner.removeGesture("inner", from: $0.inner) }),
        ("removed", { $0.inner.removeFromSuperview() }),
        ("removed", { $0.root.mount() }),
        ("cancelled", { $0.tracker?.cancel() }),
        ("cancelled", { $0.dropTracker() }),
    ]

    @Test(arguments: ends.indices)
    func itIsLostOnceWithAReason(number: Int) {
        let stage = Self.stage()
        stage.hover(50, 50)

        Self.ends[number].cause(stage)
        stage.root.layoutIfNeeded()
        stage.tracker?.hover(at: nil)

        let inner = stage.heard.filter { $0.hasPrefix("inner") }
        #expect(inner == ["inner begun", "inner \(Self.ends[number].loss)"])
    }

    @Test func theFocusHoversOverItsViewAndAllAroundIt() {
        let stage = Self.stage()
        let focus = FocusTracker(in: stage.root)

        focus.focusNext()
        #expect(focus.view === stage.outer && stage.heard == ["outer begun"])
        focus.focusNext()
        #expect(focus.view === stage.inner && stage.heard.suffix(1) == ["inner begun"])
        focus.focusPrevious()
        #expect(stage.heard.suffix(1) == ["inner ended"])
        stage.outer.isHidden = true
        stage.root.layoutIfNeeded()

        #expect(focus.view == nil && stage.heard.suffix(1) == ["outer ended"])
        #expect(stage.heard.count == 4)
    }

    @Test func ofPointerAndFocusTheOneThatMovedLastCounts() {
        let stage = Self.stage()
        let focus = FocusTracker(in: stage.root)

        focus.focus(on: stage.inner)
        stage.hover(5, 5)
        #expect(stage.heard.suffix(2) == ["inner ended", "outer ended"])
        stage.root.layoutIfNeeded()
        #expect(stage.heard.count == 4)
        focus.focus(on: stage.outer)

        #expect(stage.heard.suffix(1) == ["outer begun"])
    }

    @Test func theFocusHoversOnceAHandlerThatMovedItIsOver() {
        let stage = Self.stage()
        let focus = FocusTracker(in: stage.root)
        stage.root.addGesture(Gesture("tap", .tap, title: ""), to: stage.root) { [stage] _, _ in
            stage.inner.takeFocus()
        }

        stage.tap(5, 5)
        stage.root.layoutIfNeeded()

        #expect(focus.view === stage.inner)
        #expect(stage.heard == ["outer begun", "inner begun"])
    }

    @Test func theFocusThatAHoveringMovesHoversWhereItIs() {
        let stage = Self.stage()
        let focus = FocusTracker(in: stage.root)
        stage.root.addGesture(Gesture("mover", .hover, title: ""), to: stage.outer) {
            [stage] _, change in
            if change.phase == .begun { stage.inner.takeFocus() }
        }

        focus.focus(on: stage.outer)
        stage.root.layoutIfNeeded()

        #expect(focus.view === stage.inner)
        #expect(stage.heard == ["outer begun", "inner begun"])
    }

    @Test func thePlaceOfThePointerIsAskedForOnlyWhereSomethingHovers() {
        let stage = GestureStage()
        stage.add(Gesture("tap", .tap, title: ""), to: stage.inner)
        #expect(stage.tracker?.awaitsHovering == false)

        stage.add(Gesture("inner", .hover, title: ""), to: stage.inner)
        #expect(stage.tracker?.awaitsHovering == true)
        stage.inner.removeGesture("inner", from: stage.inner)

        #expect(stage.tracker?.awaitsHovering == false)
    }

    /// Two nested squares over which the pointer can hover.
    private static func stage(isMirrored: Bool = false) -> GestureStage {
        let stage = GestureStage(isMirrored: isMirrored)
        stage.add(Gesture("outer", .hover, title: ""), to: stage.outer)
        stage.add(Gesture("inner", .hover, title: ""), to: stage.inner)
        return stage
    }
}
