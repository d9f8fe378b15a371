import Components
import DefaultComponents
import Testing

@testable import Views

/// Unusable points, views and trees that are gone, and trackers that are replaced are harmless.
@Suite(.diagnosticsOfIssues)
struct GestureMisuseTests {
    private static let unusable = [Double.nan, .infinity, -.infinity, 1e308]

    @Test(arguments: unusable)
    func unusablePointsAndDistancesAreIgnored(length: Double) throws {
        let list = ScrolledView()
        let stage = GestureStage(outer: list)
        stage.add(Gesture("drag", .drag(.horizontal), title: ""), to: stage.root)

        stage.press(length, length)
        stage.move(80, 50)
        stage.release()
        #expect(stage.heard == [])
        stage.press(50, 50)
        stage.move(length, 50)
        stage.move(80, 50)
        stage.move(80, length)
        stage.release()
        #expect(stage.heard == ["drag begun", "drag ended"])
        stage.press(50, 50)
        stage.move(50, 90)
        stage.move(50, length)
        stage.release()
        let tracker = try #require(stage.tracker)

        #expect(!tracker.wheel(by: length, at: Point(x: 50, y: 50)))
        #expect(list.offset == -40)
    }

    @Test(arguments: unusable)
    func anUnusableThresholdIsTheUsualOne(length: Double) throws {
        let stage = GestureStage()
        var gesture = Gesture("reply", .swipe(.trailing), title: "", threshold: length)
        #expect(gesture.threshold == 48)
        gesture.threshold = -1
        #expect(gesture.threshold == 0)
        gesture.threshold = length
        stage.add(gesture, to: stage.inner)
        let tracker = try #require(stage.tracker)

        tracker.perform(try #require(tracker.targets(in: stage.root).first))

        #expect(stage.changes.last?.change.translation == Size(width: 48, height: 0))
    }

    @Test func aPressInAViewOrATreeThatIsGoneIsNoTap() {
        let ways: [(GestureStage, View) -> Void] = [
            { $1.removeFromSuperview() },
            { stage, _ in stage.root.mount() },
        ]
        for way in ways {
            for isLong in [false, true] {
                let view = CountingResponder()
                let stage = GestureStage(outer: view)

                stage.tracker?.press(at: Point(x: 5, y: 5), in: view, beyondFrames: false)
                way(stage, view)
                stage.root.layoutIfNeeded()
                if isLong { stage.advance(1_000) }
                stage.release()

                #expect(view.count == 0)
            }
        }
    }

    @Test func aTapThatWaitsIsLostWithItsTree() {
        let view = CountingResponder()
        let stage = GestureStage(outer: view)
        stage.add(Gesture("like", .doubleTap, title: ""), to: stage.inner)

        stage.tap(50, 50)
        stage.root.mount()
        stage.tap(5, 5)

        #expect(view.count == 0)
    }

    @Test func theKeyboardPerformsOnlyOnViewsThatTakeTaps() throws {
        let ways: [(GestureStage) -> Void] = [
            { $0.inner.isHidden = true },
            { $0.outer.isUserInteractionEnabled = false },
            { $0.outer.removeFromSuperview() },
        ]
        for way in ways {
            let stage = GestureStage()
            stage.add(Gesture("like", .tap, title: ""), to: stage.inner)
            let tracker = try #require(stage.tracker)
            let target = try #require(tracker.targets(in: stage.root).first)

            way(stage)
            tracker.perform(target)

            #expect(stage.heard == [])
        }
    }

    @Test func theTrackerDoesNotKeepItsRootAlive() {
        var root: View? = View()
        root?.mount()
        let tracker = root.map { GestureTracker(in: $0) }
        weak let remaining = root

        root = nil
        tracker?.press(at: Point(x: 5, y: 5))
        tracker?.release()

        #expect(remaining == nil)
    }

    @Test func aTrackerThatEndsLeavesTheWorkOfTheNextOne() {
        let stage = GestureStage()
        stage.add(Gesture("menu", .hold, title: ""), to: stage.inner)
        var earlier: GestureTracker? = GestureTracker(in: stage.root)
        earlier?.press(at: Point(x: 5, y: 5))
        earlier?.cancel()

        stage.press(50, 50)
        earlier = nil
        stage.advance(500)

        #expect(stage.heard == ["menu begun"])
    }
}

private final class CountingResponder: View, TapResponder {
    var count = 0

    func respond(to tap: Tap) -> EventReply {
        count += 1
        return .handled
    }
}
