import Components
import Testing
import Views

/// Areas that taps reach and that differ from frames.
struct HitInsetsTests {
    @Test func negativeInsetsReachBeyondTheFrameAndTheSuperview() {
        let (root, row, button) = (Self.view(0, 0, 100, 100), Self.view(0, 40, 100, 20), Control())
        root.addSubview(row)
        row.addSubview(button)
        button.frame = Rect(x: 10, width: 20, height: 20)

        button.hitInsets = DirectionalEdgeInsets(top: -12, bottom: -12)

        #expect(button.hitArea == Rect(x: 0, y: -12, width: 20, height: 44))
        #expect(root.hitTest(Point(x: 15, y: 28)) === button)
        #expect(root.hitTest(Point(x: 15, y: 71.9)) === button)
        #expect(root.hitTest(Point(x: 15, y: 72)) === root)
        #expect(root.hitTest(Point(x: 9, y: 50)) === row)
    }

    @Test func positiveInsetsKeepTapsFromTheEdges() {
        let (root, button) = (Self.view(0, 0, 100, 100), Control())
        root.addSubview(button)
        button.frame = Rect(width: 50, height: 50)

        button.hitInsets = DirectionalEdgeInsets(all: 10)

        #expect(root.hitTest(Point(x: 9, y: 20)) === root)
        #expect(root.hitTest(Point(x: 10, y: 20)) === button)
    }

    @Test func leadingIsOnTheRightFromRightToLeft() {
        var components = Components()
        components[.layoutDirection] = .rightToLeft
        let (root, button) = (Self.view(0, 0, 100, 100), Control())
        root.addSubview(button)
        button.frame = Rect(x: 40, y: 40, width: 20, height: 20)
        button.hitInsets = DirectionalEdgeInsets(leading: -10)

        root.mount(in: ComponentContext(components))
        root.layout(width: 100, height: 100)

        #expect(button.hitArea == Rect(width: 30, height: 20))
        #expect(root.hitTest(Point(x: 65, y: 50)) === button)
        #expect(root.hitTest(Point(x: 35, y: 50)) === root)
    }

    @Test func aControlKeepsItsFrameFromItsNeighbours() {
        let (root, first, second) = (Self.view(0, 0, 100, 100), Control(), Control())
        for (place, control) in [first, second].enumerated() {
            root.addSubview(control)
            control.frame = Rect(x: Double(place) * 24, width: 20, height: 20)
            control.addTarget("tap") {}
            control.hitInsets = DirectionalEdgeInsets(all: -12)
        }

        #expect(root.hitTest(Point(x: 19, y: 10)) === first)
        #expect(root.hitTest(Point(x: 22, y: 10)) === second)
        #expect(root.hitTest(Point(x: 24, y: 10)) === second)
    }

    @Test func whatLiesInTheAreaIsPassedOverUnlessItIsAControl() {
        let (root, text, button) = (Self.view(0, 0, 100, 100), Label(), Control())
        root.addSubview(button)
        root.addSubview(text)
        text.frame = Rect(width: 100, height: 20)
        button.frame = Rect(y: 20, width: 100, height: 20)

        button.hitInsets = DirectionalEdgeInsets(top: -12)

        #expect(root.hitTest(Point(x: 5, y: 7)) === text)
        #expect(root.hitTest(Point(x: 5, y: 8)) === button)
    }

    @Test func aClippingViewEndsTheArea() {
        let (root, row, button) = (Self.view(0, 0, 100, 100), Self.view(0, 40, 100, 20), Control())
        root.addSubview(row)
        row.clipsToBounds = true
        button.hitInsets = DirectionalEdgeInsets(all: -12)
        button.frame = Rect(width: 20, height: 20)
        row.addSubview(button)

        #expect(root.hitTest(Point(x: 5, y: 39)) === root)
        #expect(root.hitTest(Point(x: 25, y: 50)) === button)
    }

    @Test func aClickOnACellOfATerminalMeansWhatTheCellShows() {
        let (root, button) = (Self.view(0, 0, 100, 100), Control())
        root.addSubview(button)
        button.frame = Rect(y: 16, width: 80, height: 16)
        button.addTarget("tap") {}
        button.hitInsets = DirectionalEdgeInsets(top: -14, bottom: -14)

        #expect(root.tap(at: Point(x: 4, y: 8)) === button)
        #expect(root.send(.tap, at: Point(x: 4, y: 8), beyondFrames: false) == nil)
        #expect(root.send(.tap, at: Point(x: 4, y: 24), beyondFrames: false) === button)
    }

    @Test func smallTargetsAreMeasuredByTheArea() {
        let (root, button) = (Self.view(0, 0, 100, 100), Control())
        root.addSubview(button)
        button.frame = Rect(width: 50, height: 30)
        button.addTarget("tap") {}
        #expect(root.smallTargets(below: 44).count == 1)

        button.hitInsets = DirectionalEdgeInsets(top: -7, bottom: -7)

        #expect(root.smallTargets(below: 44).isEmpty)
    }

    @Test func areasThatAreNoNumbersReachNothing() {
        let (root, button) = (Self.view(0, 0, 100, 100), Control())
        root.addSubview(button)
        button.frame = Rect(width: 20, height: 20)

        button.hitInsets = DirectionalEdgeInsets(all: .nan)

        #expect(root.hitTest(Point(x: 5, y: 5)) === button)
        #expect(root.hitTest(Point(x: 25, y: 5)) === root)
    }

    /// Controls below each other, in rows of their own, with areas of any size.
    @Test(arguments: Cases(20, of: 400))
    func eachHitIsExplainedByAnAreaAndNoFrameIsTaken(seed: Case) {
        var random = SeededGenerator(seed: seed)
        let root = Self.view(0, 0, 200, 200)
        var controls: [(control: Control, frame: Rect)] = []
        for place in 0..<6 {
            let row = Self.view(0, Double(place) * 32, 200, 32)
            let frame = Rect(x: Double.random(in: 0...150, using: &random), width: 30, height: 30)
            let control = Control()
            root.addSubview(row)
            row.addSubview(control)
            control.frame = frame
            control.addTarget("tap") {}
            let reach = Double.random(in: -30...0, using: &random)
            control.hitInsets = DirectionalEdgeInsets(top: reach, leading: reach / 2)
            controls.append((control, Rect(x: frame.x, y: row.frame.y, width: 30, height: 30)))
        }

        for _ in 0..<200 {
            let point = Point(
                x: Double.random(in: -10...210, using: &random),
                y: Double.random(in: -10...210, using: &random)
            )
            let hit = controls.last { $0.control === root.hitTest(point) }
            let owners = controls.filter { Self.contains($0.frame, point) }
            if owners.isEmpty {
                let inAreas = controls.filter { control, frame in
                    var area = control.hitArea
                    area.x += frame.x
                    area.y += frame.y
                    return Self.contains(area, point)
                }
                #expect(hit?.control === inAreas.last?.control, "seed \(seed)")
            } else if let hit {
                #expect(owners.contains { $0.control === hit.control }, "seed \(seed)")
            }
        }
    }

    private static func view(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> View {
        let view = View()
        view.frame = Rect(x: x, y: y, width: width, height: height)
        return view
    }

    private static func contains(_ rect: Rect, _ point: Point) -> Bool {
        point.x >= rect.x && point.y >= rect.y && point.x < rect.x + rect.size.width
            && point.y < rect.y + rect.size.height
    }
}
