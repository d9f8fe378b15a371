import Components
import Testing
import Views

/// Of gestures that would begin at the same instant one does, and the others hear of it.
@Suite(.diagnosticsOfIssues) struct GesturePrecedenceTests {
    @Test func theInnermostViewComesFirstUnlessAnotherOrderIsDeclared() {
        for isDeclared in [false, true] {
            let stage = GestureStage()
            let precedes: Set<String> = isDeclared ? ["inner", "absent"] : []
            stage.add(Gesture("inner", .drag(.horizontal), title: ""), to: stage.inner)
            stage.add(
                Gesture("outer", .swipe(.trailing), title: "", precedes: precedes),
                to: stage.outer
            )

            stage.press(50, 50)
            stage.move(80, 50)
            stage.release()

            let (winner, loser) = isDeclared ? ("outer", "inner") : ("inner", "outer")
            #expect(
                stage.heard == ["\(winner) begun", "\(loser) lost to \(winner)", "\(winner) ended"]
            )
        }
    }

    @Test func gesturesThatPrecedeEachOtherKeepTheirOrder() {
        let stage = GestureStage()
        stage.add(Gesture("a", .tap, title: "", precedes: ["b"]), to: stage.outer)
        stage.add(Gesture("b", .tap, title: "", precedes: ["a"]), to: stage.inner)

        stage.tap(50, 50)

        #expect(stage.heard == ["b begun", "a lost to b", "b ended"])
    }

    @Test func aDragAlongItsAxisScrollsTheInnermostViewThatScrolls() {
        let list = ScrolledView()
        let stage = GestureStage(outer: list)
        stage.add(Gesture("drag", .drag(nil), title: ""), to: stage.inner)

        stage.press(50, 50)
        stage.move(50, 80)
        stage.move(60, 70)
        stage.release()
        #expect(list.offset == -20)
        #expect(list.endCount == 1)
        #expect(stage.heard == ["drag lost to scrolling"])
        stage.press(50, 50)
        stage.move(80, 50)
        stage.release()

        #expect(list.offset == -20)
        #expect(stage.heard.dropFirst() == ["drag begun", "drag ended"])
        #expect(stage.tracker?.wheel(by: 30, at: stage.point(50, 50)) == true)
        #expect(list.offset == 10)
        #expect(stage.tracker?.wheel(by: 30, at: stage.point(5, 5)) == false)
        #expect(stage.tracker?.wheel(by: 30, along: .horizontal, at: Point(x: 50, y: 50)) == false)
    }

    @Test func aGestureMayPrecedeScrolling() {
        let list = ScrolledView()
        let stage = GestureStage(outer: list)
        stage.add(
            Gesture("knob", .drag(.vertical), title: "", precedes: [Gesture.scrolling]),
            to: stage.inner
        )

        stage.press(50, 50)
        stage.move(50, 80)
        stage.release()

        #expect(list.offset == 0)
        #expect(stage.heard == ["knob begun", "knob ended"])
    }

    @Test func aControlInsideTakesTheTapUnlessTheGesturePrecedesIt() {
        for precedes in [[], [Gesture.tapping]] as [Set<String>] {
            let stage = GestureStage()
            let button = Button()
            button.frame = Rect(x: 0, y: 0, width: 30, height: 30)
            stage.inner.addSubview(button)
            button.addTarget("act") { stage.note("act", stage.changeOfNothing) }
            stage.add(Gesture("card", .tap, title: "", precedes: precedes), to: stage.inner)

            stage.tap(45, 45)

            #expect(
                stage.heard
                    == (precedes.isEmpty
                        ? ["act ended", "card lost to tapping"] : ["card begun", "card ended"])
            )
            stage.tap(90, 90)
            #expect(stage.heard.suffix(2) == ["card begun", "card ended"])
        }
    }
}

extension GestureStage {
    /// The change of an action, which has none.
    fileprivate var changeOfNothing: GestureChange {
        let stage = GestureStage()
        stage.add(Gesture("nothing", .tap, title: ""), to: stage.inner)
        stage.tap(50, 50)
        return stage.changes[1].change
    }
}
