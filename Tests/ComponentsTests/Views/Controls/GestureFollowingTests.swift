import Components
import Drawing
import Testing
import Views

/// Views that follow the pointer of a gesture and spring back.
@Suite(.diagnosticsOfIssues)
struct GestureFollowingTests {
    private let reply = Gesture("reply", .swipe(.trailing), title: "", follower: .view)

    @Test(arguments: [false, true], [30.0, 60])
    func aViewFollowsAlongTheAxisAndSpringsBack(isMirrored: Bool, distance: Double) {
        let stage = GestureStage(isMirrored: isMirrored)
        stage.add(reply, to: stage.inner)

        stage.press(50, 50)
        stage.move(50 + distance, 58)
        #expect(stage.places == [20, 20, 20 + distance, 20])
        stage.move(40, 50)
        #expect(stage.places == [20, 20, 20, 20])
        stage.move(50 + distance, 50)
        stage.release()
        var shown: [Double] = []
        for _ in 0..<6 {
            shown.append(stage.places[2] - 20)
            stage.advance(40)
        }

        #expect(shown[0] == distance && shown == shown.sorted(by: >) && Set(shown).count > 4)
        #expect(stage.places == [20, 20, 20, 20] && stage.tree.nextDue == nil)
    }

    @Test(arguments: [Axis?.none, .horizontal, .vertical])
    func aDragIsFollowedAlongItsAxis(axis: Axis?) {
        let stage = GestureStage()
        stage.add(Gesture("drag", .drag(axis), title: "", follower: .view), to: stage.inner)
        let isVertical = axis == .vertical

        stage.press(50, 50)
        stage.move(isVertical ? 45 : 20, isVertical ? 90 : 55)

        let (x, y) = isVertical ? (-5.0, 40.0) : (-30.0, 5.0)
        #expect(stage.inner.frame.x == 20 + (axis == .vertical ? 0 : x))
        #expect(stage.inner.frame.y == 20 + (axis == .horizontal ? 0 : y))
    }

    private static let ends: [@Sendable (GestureStage) -> Void] = [
        { $0.inner.removeGesture("reply", from: $0.inner) },
        { $0.root.mount() },
        { $0.dropTracker() },
    ]

    @Test(arguments: [false, true], ends.indices)
    func whatIsGoneIsWhereItWasAtOnce(isReleased: Bool, number: Int) {
        let stage = GestureStage()
        stage.add(reply, to: stage.inner)
        stage.press(50, 50)
        stage.move(90, 50)
        if isReleased { stage.release() }
        #expect(stage.places[2] == 60)

        Self.ends[number](stage)
        stage.root.layoutIfNeeded()

        #expect(stage.places == [20, 20, 20, 20])
        #expect(stage.tree.nextDue == nil)
    }

    @Test func whatIsBackInItsPlaceIsNotKept() {
        let stage = GestureStage()
        weak var gone: View?
        do {
            let view = View()
            gone = view
            stage.outer.addSubview(view)
            view.frame = Rect(x: 100, y: 100, width: 40, height: 40)
            stage.root.layoutIfNeeded()
            stage.add(reply, to: view)
            stage.press(130, 130)
            stage.move(150, 130)
            #expect(view.frame.x == 120)
            stage.release()
            stage.advance(200)
            view.removeFromSuperview()
        }

        #expect(gone == nil)
    }

    @Test func itSpringsBackIfThePointerIsTakenAway() {
        let stage = GestureStage()
        stage.add(reply, to: stage.inner)
        stage.press(50, 50)
        stage.move(90, 50)

        stage.tracker?.cancel()
        #expect(stage.places[2] == 60)
        stage.advance(200)

        #expect(stage.places[2] == 20)
    }

    @Test func withLessMotionItIsBackAtOnce() {
        let stage = GestureStage(reducesMotion: true)
        stage.add(reply, to: stage.inner)
        stage.press(50, 50)
        stage.move(90, 50)
        #expect(stage.places[2] == 60)

        stage.release()

        #expect(stage.places[2] == 20)
    }

    @Test(arguments: [40.0, 60, 90])
    func itReturnsToWhereLayoutPutsItMeanwhile(x: Double) {
        let stage = GestureStage()
        stage.add(reply, to: stage.inner)
        stage.press(50, 50)
        stage.move(90, 50)

        // One of them is the place where it is shown.
        stage.inner.frame.x = x
        stage.root.layoutIfNeeded()
        #expect(x == 60 || stage.places[2] == x + 40)
        stage.release()
        stage.advance(200)
        stage.root.layoutIfNeeded()

        #expect(stage.places[2] == x)
    }

    @Test func theNextGestureBeginsWithAllInPlace() {
        let stage = GestureStage()
        stage.add(reply, to: stage.inner)
        stage.add(Gesture("drag", .drag(nil), title: "", follower: .view), to: stage.outer)
        stage.press(50, 50)
        stage.move(90, 50)
        stage.release()

        stage.press(150, 150)
        stage.move(150, 170)
        #expect(stage.places == [20, 40, 20, 20])
        stage.release()
        stage.advance(200)

        #expect(stage.places == [20, 20, 20, 20])
    }

    @Test func theKeyboardShowsASwipeAsItSpringsBack() throws {
        let stage = GestureStage()
        stage.add(reply, to: stage.inner)
        let tracker = try #require(stage.tracker)

        tracker.perform(tracker.targets(in: stage.root)[0])
        #expect(stage.places[2] == 68)
        stage.advance(200)

        #expect(stage.places[2] == 20)
    }

    @Test func pagesAndTreesShowItWhereItIs() throws {
        let stage = GestureStage()
        stage.add(reply, to: stage.inner)
        stage.inner.backgroundColor = .white
        let before = Self.texts(of: stage.root)

        stage.press(50, 50)
        stage.move(95, 50)
        let meanwhile = Self.texts(of: stage.root)
        #expect(meanwhile.allSatisfy { $0.contains("65") })
        #expect(zip(before, meanwhile).allSatisfy { $0 != $1 })
        stage.release()
        stage.advance(200)

        #expect(Self.texts(of: stage.root) == before)
    }

    private static func texts(of root: View) -> [String] {
        var page = HTMLPage(title: "Page", settings: HTMLSettings())
        page.append(transcript: [HTMLEntry(id: "m", name: "m", time: nil, view: root)])
        return [page.text, TreeNode(of: root, variant: .frames).description]
    }
}
