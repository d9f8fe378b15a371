import Components
import Testing
import Views

@Suite(.diagnosticsOfIssues) struct GestureTrackerTests {
    private let reply = Gesture("reply", .swipe(.trailing), title: "Reply")

    @Test func aSwipeBeginsCrossesItsThresholdAndEnds() throws {
        let stage = GestureStage()
        stage.add(reply, to: stage.inner)

        stage.press(50, 50)
        stage.move(58, 50)
        #expect(stage.heard == [])
        stage.move(70, 52)
        #expect(stage.heard == ["reply begun"])
        stage.move(98, 52)
        stage.move(90, 52)
        stage.release()

        #expect(
            stage.heard == [
                "reply begun", "reply moved", "reply crossed", "reply moved", "reply crossed",
                "reply ended",
            ]
        )
        let crossed = stage.changes[2].change
        #expect(crossed.isCrossed && crossed.translation == Size(width: 48, height: 2))
        #expect(crossed.position == Point(x: 58, y: 12))
        #expect(stage.changes.last?.change.isCrossed == false)
    }

    @Test(arguments: Gesture.Direction.allCases)
    func aSwipeHasADirection(direction: Gesture.Direction) {
        let stage = GestureStage()
        for direction in Gesture.Direction.allCases {
            stage.add(Gesture("\(direction)", .swipe(direction), title: ""), to: stage.inner)
        }
        let ways = ["leading": (-30, 0), "trailing": (30, 0), "up": (0, -30), "down": (0, 30)]
        let way = ways["\(direction)"] ?? (0, 0)

        stage.press(60, 60)
        stage.move(60 + Double(way.0), 60 + Double(way.1))
        stage.release()

        #expect(stage.heard == ["\(direction) begun", "\(direction) ended"])
    }

    @Test func aHoldBeginsAtItsInstant() {
        let stage = GestureStage()
        stage.add(
            Gesture("menu", .hold, title: "", duration: .milliseconds(300)),
            to: stage.inner
        )

        stage.press(50, 50)
        #expect(stage.tree.nextDue == Timestamp(microseconds: 300_000))
        stage.advance(299)
        #expect(stage.heard == [])
        stage.advance(1)
        #expect(stage.heard == ["menu begun"])
        #expect(stage.changes[0].change.isCrossed)
        stage.release()

        #expect(stage.heard == ["menu begun", "menu ended"])
        #expect(stage.tree.nextDue == nil)
    }

    @Test func aPressThatMovesIsNoHold() {
        let stage = GestureStage()
        stage.add(Gesture("menu", .hold, title: ""), to: stage.inner)

        stage.press(50, 50)
        stage.move(50, 61)
        stage.advance(1_000)
        stage.release()

        #expect(stage.heard == [])
    }

    @Test func aTapWaitsForASecondOneOnlyWhereThatIsAGesture() {
        let stage = GestureStage()
        stage.add(Gesture("one", .tap, title: ""), to: stage.inner)
        stage.add(Gesture("two", .doubleTap, title: ""), to: stage.outer)
        stage.add(Gesture("outside", .tap, title: ""), to: stage.root)

        stage.tap(5, 5)
        #expect(stage.heard == ["outside begun", "outside ended"])
        stage.tap(50, 50)
        stage.advance(299)
        #expect(stage.heard.count == 2)
        stage.advance(1)

        #expect(
            stage.heard.dropFirst(2) == ["one begun", "outside lost to one", "one ended"]
        )
    }

    @Test func aDoubleTapTakesPlaceInPlaceOfTwoTaps() {
        let stage = GestureStage()
        stage.add(Gesture("one", .tap, title: ""), to: stage.inner)
        stage.add(Gesture("two", .doubleTap, title: ""), to: stage.outer)

        stage.tap(50, 50)
        stage.advance(200)
        stage.tap(52, 50)
        stage.advance(1_000)

        #expect(stage.heard == ["two begun", "one lost to two", "two ended"])
    }

    @Test func aDragAfterATapKeepsTheTap() {
        let stage = GestureStage()
        stage.add(Gesture("one", .tap, title: ""), to: stage.inner)
        stage.add(Gesture("two", .doubleTap, title: ""), to: stage.inner)
        stage.add(Gesture("drag", .drag(nil), title: ""), to: stage.inner)

        stage.tap(50, 50)
        stage.press(50, 50)
        stage.move(70, 70)
        stage.release()

        #expect(stage.heard == ["one begun", "one ended", "drag begun", "drag ended"])
    }

    @Test func whatIsNoGestureIsATapOrALongPress() {
        let view = AnsweringView()
        let stage = GestureStage(outer: view)

        stage.tap(50, 50)
        #expect(view.kinds == [.tap])
        stage.press(50, 50)
        stage.advance(499)
        #expect(view.kinds == [.tap])
        stage.advance(1)
        stage.release()

        #expect(view.kinds == [.tap, .longPress])
    }

    @Test func whatIsUnderWayIsLostWithItsViewItsGestureItsPointerAndItsTree() {
        let ways: [(String, (GestureStage) -> Void)] = [
            ("cancelled", { $0.tracker?.cancel() }),
            ("cancelled", { $0.press(5, 5) }),
            ("cancelled", { $0.dropTracker() }),
            ("removed", { $0.inner.removeGesture("reply", from: $0.inner) }),
            ("removed", { $0.outer.removeFromSuperview() }),
            ("removed", { $0.root.mount() }),
        ]
        for (loss, way) in ways {
            let stage = GestureStage()
            stage.add(reply, to: stage.inner)
            stage.press(50, 50)
            stage.move(80, 50)

            way(stage)
            stage.root.layoutIfNeeded()
            #expect(stage.heard == ["reply begun", "reply \(loss)"])
            stage.move(90, 50)
            stage.release()

            #expect(stage.heard.count == 2)
        }
    }

    @Test func theKeyboardPerformsEachGesture() throws {
        let kinds: [Gesture.Kind] = [.tap, .doubleTap, .hold, .swipe(.leading), .swipe(.down)]
        for kind in kinds {
            let stage = GestureStage(isMirrored: true)
            stage.add(Gesture("g", kind, title: "Do"), to: stage.inner)
            let tracker = try #require(stage.tracker)
            let target = try #require(tracker.targets(in: stage.root).first)
            #expect(target.gesture.title == "Do" && target.view === stage.inner)

            tracker.perform(target)

            #expect(stage.heard.first == "g begun" && stage.heard.last == "g ended")
            #expect(stage.changes.last?.change.isCrossed == true)
            #expect(!tracker.isTracking)
        }
    }

    @Test func theKeyboardBeginsADragThatIsMovedAndReleased() throws {
        let stage = GestureStage()
        stage.add(Gesture("drag", .drag(nil), title: "Drag"), to: stage.inner)
        let tracker = try #require(stage.tracker)

        tracker.perform(try #require(tracker.targets(in: stage.root).first))
        #expect(tracker.isTracking && tracker.position == Point(x: 70, y: 70))
        tracker.move(to: Point(x: 130, y: 70))
        tracker.release()

        #expect(stage.heard == ["drag begun", "drag moved", "drag crossed", "drag ended"])
        #expect(stage.changes.last?.change.translation == Size(width: 60, height: 0))
    }

    @Test func callsOfHandlersHaveNoEffect() {
        let stage = GestureStage()
        stage.inner.addGesture(Gesture("again", .tap, title: ""), to: stage.inner) { _, change in
            stage.note("again", change)
            stage.tap(50, 50)
            stage.root.layoutIfNeeded()
        }

        stage.tap(50, 50)

        #expect(stage.heard == ["again begun", "again ended"])
    }
}

private final class AnsweringView: View, TapResponder {
    var kinds: [Tap.Kind] = []

    func respond(to tap: Tap) -> EventReply {
        kinds.append(tap.kind)
        return .handled
    }
}
