import Components
import Testing
import Views

/// Laws of gestures, over random gestures on nested views, one of which scrolls and some of which follow, and random
/// sequences of what pointers, clocks, keyboards and plugins do.
struct GestureLawTests {
    @Test(arguments: Cases(60, of: 3_000))
    func whatBeginsEndsOnceOrIsLostOnce(seed: Case) {
        let stage = Self.play(seed, isMirrored: false)

        var underWay: Set<String> = []
        var faults: [String] = []
        for (name, change) in stage.changes {
            let wasUnderWay = underWay.contains(name)
            let isRight =
                switch change.phase {
                case .begun:
                    (stage.hovering.contains(name) || underWay.isSubset(of: stage.hovering))
                        && underWay.insert(name).inserted
                case .moved, .crossed: wasUnderWay
                case .ended, .lost(.cancelled), .lost(.removed): underWay.remove(name) != nil
                case .lost(.preceded(let other)):
                    !wasUnderWay && other != name && !stage.hovering.contains(name)
                }
            if !isRight { faults.append("\(name) \(change.phase)") }
        }
        #expect(faults == [] && underWay == [], "seed \(seed): \(stage.heard)")
    }

    @Test(arguments: Cases(40, of: 2_000))
    func rightToLeftIsTheMirrorAndEachRunTheSame(seed: Case) {
        let stage = Self.play(seed, isMirrored: false)
        let again = Self.play(seed, isMirrored: false)
        let mirror = Self.play(seed, isMirrored: true)

        #expect(stage.heard == again.heard, "seed \(seed)")
        #expect(stage.heard == mirror.heard, "seed \(seed)")
        #expect(stage.changes.map(\.change) == mirror.changes.map(\.change), "seed \(seed)")
        #expect(stage.shownPlaces == mirror.shownPlaces, "seed \(seed)")
        let offsets = [stage, mirror].map { ($0.outer as? ScrolledView)?.offset }
        #expect(offsets[0] == offsets[1], "seed \(seed)")
    }

    @Test(arguments: Cases(40, of: 2_000))
    func whatFollowedIsWhereLayoutPutsItInTheEnd(seed: Case) {
        for isDropped in [true, false] {
            let stage = Self.play(seed, isMirrored: false, isDropped: isDropped)
            stage.tracker?.cancel()
            stage.advance(240)
            stage.root.layoutIfNeeded()

            #expect(stage.places == [20, 20, 20, 20], "seed \(seed)")
        }
    }

    @Test func theLawsSeeEveryPhaseAndFollowers() {
        var phases: Set<GestureChange.Phase> = []
        var places: Set<[Double]> = []
        for number in 0..<300 {
            let stage = Self.play(Case(number: number), isMirrored: false)
            phases.formUnion(stage.changes.map(\.change.phase))
            places.formUnion(stage.shownPlaces)
        }

        let all: Set<GestureChange.Phase> = [
            .begun, .moved, .crossed, .ended, .lost(.cancelled), .lost(.removed),
            .lost(.preceded(by: Gesture.scrolling)),
        ]
        #expect(phases.isSuperset(of: all))
        #expect(places.count > 100)
    }

    private static func play(
        _ seed: Case,
        isMirrored: Bool,
        isDropped: Bool = true
    ) -> GestureStage {
        var random = SeededGenerator(seed: seed)
        let list = ScrolledView()
        if Bool.random(using: &random) { list.scrollingAxis = .horizontal }
        let stage = GestureStage(outer: list, isMirrored: isMirrored)
        let views = [stage.root, stage.outer, stage.inner]
        for number in 0..<Int.random(in: 1...8, using: &random) {
            stage.add(gesture(number, &random), to: views[number % 3])
        }
        for _ in 0..<40 {
            step(stage, views, &random)
            stage.shownPlaces.append(stage.places)
        }
        if isDropped { stage.dropTracker() }
        return stage
    }

    private static func gesture(_ number: Int, _ random: inout SeededGenerator) -> Gesture {
        let kinds: [Gesture.Kind] = [
            .tap, .doubleTap, .hold, .swipe(.leading), .swipe(.trailing), .swipe(.up),
            .drag(.horizontal), .drag(.vertical), .drag(nil), .hover,
        ]
        let kind = kinds[Int.random(in: 0..<kinds.count, using: &random)]
        let others = ["0", "1", "2", "3", Gesture.scrolling, Gesture.tapping]
        return Gesture(
            "\(number)",
            kind,
            title: "",
            threshold: Double(Int.random(in: 0...40, using: &random)),
            duration: .milliseconds(Int.random(in: 0...900, using: &random)),
            precedes: Set(others.filter { _ in Int.random(in: 0..<6, using: &random) == 0 }),
            follower: [nil, .view, .view].randomElement(using: &random) ?? nil
        )
    }

    private static func step(
        _ stage: GestureStage,
        _ views: [View],
        _ random: inout SeededGenerator
    ) {
        // Beside the edges, of which one belongs to a view.
        let (x, y) = (
            Double(Int.random(in: -5...205, using: &random)) + 0.5,
            Double(Int.random(in: 0...200, using: &random))
        )
        let near = (Double(Int.random(in: 40...60, using: &random)) + 0.5, 50.0)
        switch Int.random(in: 0..<18, using: &random) {
        case 0, 1, 2: stage.press(near.0, near.1)
        case 3: stage.press(x, y)
        case 4: stage.move(near.0, near.1)
        case 5, 6: stage.move(x, y)
        case 7, 8: stage.release()
        case 9: stage.tap(near.0, near.1)
        case 10: stage.tracker?.cancel()
        case 11: stage.advance(Int.random(in: 0...700, using: &random))
        case 12:
            let targets = stage.tracker?.targets(in: stage.root) ?? []
            guard !targets.isEmpty else { return }
            stage.tracker?.perform(targets[Int.random(in: 0..<targets.count, using: &random)])
        case 13:
            let view = views[Int.random(in: 0..<3, using: &random)]
            view.removeGesture("\(Int.random(in: 0..<8, using: &random))", from: view)
            stage.root.layoutIfNeeded()
        case 14: stage.hover(near.0, near.1)
        case 15: stage.hover(x, y)
        case 16: stage.tracker?.hover(at: nil)
        default:
            guard Int.random(in: 0..<4, using: &random) == 0 else { return }
            stage.inner.removeFromSuperview()
            stage.root.layoutIfNeeded()
            stage.outer.addSubview(stage.inner)
            stage.root.layoutIfNeeded()
        }
    }
}
