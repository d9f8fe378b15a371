import Components
import Testing
import Views

@Suite(.diagnosticsOfIssues) struct TapResponderTests {
    @Test func aTapIsOfferedOutwardsToExtensionsThenTheirComponents() {
        let stage = TapStage()

        #expect(stage.root.tap(at: Point(x: 12, y: 12)) == nil)

        #expect(
            stage.names
                == ["inner tap", "outer layer tap", "outer tap", "controller tap", "root tap"]
        )
    }

    @Test(arguments: ["inner", "outer layer", "outer", "controller", "root"])
    func whoHandlesIsTheLastToBeAsked(_ name: String) {
        let stage = TapStage(handledBy: name)

        let view = stage.root.tap(at: Point(x: 12, y: 12))

        #expect(stage.names.last == "\(name) tap")
        #expect(view === stage.view(of: name))
    }

    @Test func theActionsOfAControlComeAfterItsExtensions() {
        let stage = TapStage()
        stage.outer.addTarget("act") { stage.note("act", .tap) }

        #expect(stage.root.tap(at: Point(x: 12, y: 12)) === stage.outer)

        #expect(stage.names == ["inner tap", "outer layer tap", "outer tap", "act tap"])
    }

    @Test func aResponderThatTapsItsViewEnds() {
        let view = TappingView()
        let tree = view.mount(in: ComponentContext(Components()))
        view.layout(width: 40, height: 40)

        view.tap(at: Point(x: 5, y: 5))

        #expect(view.taps == 16)
        #expect(tree.diagnostics == [.callNeverEnds(call: "tap(at:)")])
    }

    @Test func anActionThatSendsItselfEnds() {
        let (button, count) = (Button(), Counter())
        let tree = button.mount(in: ComponentContext(Components()))
        button.addTarget("again") { [unowned button] in
            count.value += 1
            button.sendActions(for: .touchUpInside)
        }

        #expect(button.sendActions(for: .touchUpInside))

        #expect(count.value == 16)
        #expect(tree.diagnostics == [.callNeverEnds(call: "sendActions(for:)")])
    }

    @Test func aLongPressRunsNoActions() {
        let stage = TapStage()
        stage.outer.addTarget("act") { stage.note("act", .tap) }

        #expect(stage.root.longPress(at: Point(x: 12, y: 12)) == nil)

        #expect(stage.names.last == "root longPress")
        #expect(!stage.names.contains("act tap"))
    }

    @Test func aControlThatIsNotEnabledEndsTheTapBeforeAnybodyIsAsked() {
        let stage = TapStage()
        stage.outer.addTarget("act") {}
        stage.outer.isEnabled = false

        #expect(stage.root.tap(at: Point(x: 12, y: 12)) == nil)

        #expect(stage.names == ["inner tap"])
    }

    @Test func nobodyOutsideTheTappedViewIsAsked() {
        let stage = TapStage()

        stage.outer.tap(at: Point(x: 2, y: 2))

        #expect(stage.names == ["inner tap", "outer layer tap", "outer tap"])
    }

    @Test func aTapKnowsItsViewAndItsPlaceInEveryView() throws {
        let stage = TapStage()

        stage.outer.tap(at: Point(x: 3, y: 4))

        let tap = try #require(stage.taps.first)
        #expect(tap.view === stage.inner)
        #expect(tap.location(in: stage.inner) == Point(x: 2, y: 3))
        #expect(tap.location(in: stage.outer) == Point(x: 3, y: 4))
        #expect(tap.location(in: stage.root) == Point(x: 13, y: 14))
    }

    @Test func placesAgreeWithFramesInRandomTrees() {
        for seed in Cases(200, of: 2000) {
            var generator = SeededGenerator(seed: seed)
            var views = [View()]
            var origins = [Point(x: 0, y: 0)]
            for _ in 0..<12 {
                let place = Int.random(in: 0..<views.count, using: &generator)
                let x = Double(Int.random(in: -50...50, using: &generator))
                let y = Double(Int.random(in: -50...50, using: &generator))
                let view = View()
                view.frame = Rect(x: x, y: y, width: 10, height: 10)
                views[place].addSubview(view)
                views.append(view)
                origins.append(Point(x: origins[place].x + x, y: origins[place].y + y))
            }
            let from = Int.random(in: 0..<views.count, using: &generator)
            let to = Int.random(in: 0..<views.count, using: &generator)

            let tap = Tap(on: views[from], at: Point(x: 1, y: 2))

            let expected = Point(
                x: origins[from].x + 1 - origins[to].x,
                y: origins[from].y + 2 - origins[to].y
            )
            #expect(tap.location(in: views[to]) == expected, "seed \(seed)")
        }
    }
}

/// A view in a control in the view of a controller in another view, all of which answer taps.
private final class TapStage {
    let root = StageView()
    let controller = StageController()
    let outer: any StageControl
    let inner = StageView()
    private(set) var names: [String] = []
    private(set) var taps: [Tap] = []
    private let handler: String?

    init(handledBy handler: String? = nil) {
        self.handler = handler
        var components = Components()
        components.extend(.stageControl, with: StageLayer.self)
        outer = components.make(.stageControl)
        root.answer = { [weak self] in self?.answer("root", $0) ?? .passed }
        controller.answer = { [weak self] in self?.answer("controller", $0) ?? .passed }
        outer.answer = { [weak self] in self?.answer($0, $1) ?? .passed }
        inner.answer = { [weak self] in self?.answer("inner", $0) ?? .passed }
        root.frame = Rect(width: 100, height: 100)
        controller.view.frame = Rect(width: 100, height: 100)
        outer.frame = Rect(x: 10, y: 10, width: 20, height: 20)
        inner.frame = Rect(x: 1, y: 1, width: 10, height: 10)
        root.addSubview(controller.view)
        controller.view.addSubview(outer)
        outer.addSubview(inner)
    }

    /// Returns the view at which a responder is called.
    func view(of name: String) -> View {
        switch name {
        case "inner": inner
        case "controller": controller.view
        case "root": root
        default: outer
        }
    }

    @discardableResult
    func note(_ name: String, _ kind: Tap.Kind) -> EventReply {
        names.append("\(name) \(kind)")
        return name == handler ? .handled : .passed
    }

    private func answer(_ name: String, _ tap: Tap) -> EventReply {
        taps.append(tap)
        return note(name, tap.kind)
    }
}

private final class StageView: View, TapResponder {
    var answer: (Tap) -> EventReply = { _ in .passed }

    func respond(to tap: Tap) -> EventReply { answer(tap) }
}

private final class StageController: ViewController, TapResponder {
    var answer: (Tap) -> EventReply = { _ in .passed }

    func respond(to tap: Tap) -> EventReply { answer(tap) }
}

private protocol StageControl: Control, Component, TapResponder {
    var answer: (String, Tap) -> EventReply { get set }
}

private final class PlainStageControl: Control, StageControl {
    var answer: (String, Tap) -> EventReply = { _, _ in .passed }

    func respond(to tap: Tap) -> EventReply { answer("outer", tap) }
}

private final class StageLayer: ComponentExtension<PlainStageControl>, TapResponder {
    func respond(to tap: Tap) -> EventReply { host.answer("outer layer", tap) }
}

extension Slot where Value == any StageControl.Type, Part == any StageControl {
    fileprivate static let stageControl = Slot("stageControl", default: PlainStageControl.self) {
        $0.init($1)
    }
}

private final class TappingView: View, Component, TapResponder {
    private(set) var taps = 0

    func respond(to tap: Tap) -> EventReply {
        taps += 1
        self.tap(at: tap.location(in: self))
        return .passed
    }
}

private final class Counter {
    var value = 0
}
