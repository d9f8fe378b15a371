import Components
import ComponentsTesting
import DefaultComponents
import Drawing
import Testing
import Views

/// A fault of a plugin after its hooks, in a timer, a step of an animation, an answer, a notification, a gesture, a field
/// or a drawing, is contained in its message, and reported once.
@Suite(.diagnosticsOfIssues)
struct LateFaultMatrixTests {
    /// Every injected fault in every such place of an extension and of a base.
    private static let rows: [(injectedFault: InjectedFault, place: LatePlace, isBase: Bool)] =
        [false, true].flatMap { isBase in
            LatePlace.allCases.filter { !isBase || $0 != .notification }.flatMap { place in
                faults.filter { !isBase || $0 != .endlessEvent }.map { ($0, place, isBase) }
            }
        }

    /// All but a view in a view of its own kind, of which each turn adds one.
    private static let faults = InjectedFault.all.filter { $0 != .itselfInItself }

    @Test(arguments: Cases(16, of: rows.count))
    func faultsAreLeftOutWhereTheyAre(row: Case) async throws {
        let (injectedFault, place, isBase) = Self.rows[row.number]
        let plan = FaultPlan(injectedFault: injectedFault, hook: .updateContent, messages: ["2"])
        let plugin = TestPlugin("bad") { registrar in
            if isBase {
                registrar.replace(.bubble, with: BubbleMisbehavingLater.self)
            } else {
                registrar.extend(.bubble, with: MisbehavingLater.self)
            }
        }
        var behaving = try Components.with(plugin)
        behaving[.latePlace] = place
        var faulty = behaving
        faulty[.injectedFaults] = ["bad": plan]

        let found = await Self.compose(faulty)

        let (with, without) = (await Self.compose(behaving), await Self.compose(Components()))
        let text = "\(injectedFault) in \(place), base: \(isBase), \(row)"
        #expect(found[0] == with[0] && found[2] == with[2], "\(text)")
        let told = found[1].told.map(\.summary)
        // Content that is changed after its update is updated once more.
        guard !injectedFault.isHarmless(in: .updateContent), injectedFault != .endlessContent else {
            #expect(told.isEmpty, "\(text): \(told)")
            return
        }
        #expect(found[1].text == without[1].text, "\(text)")
        let phase = injectedFault == .clash ? "layout" : place.phase
        #expect(told == ["bad \(phase) bubble 2"], "\(text)")
    }

    private static let throwing = [
        ReportedPlugin("timer of an extension", told: "bad scheduled work bubble 1") {
            $0.extend(.bubble, with: ThrowingTimer.self)
        },
        ReportedPlugin("timer of a base", told: "bad scheduled work bubble 1") {
            $0.replace(.bubble, with: ThrowingBubble.self)
        },
        ReportedPlugin("task of an extension", told: "bad scheduled work bubble 1") {
            $0.extend(.bubble, with: FailingTask.self)
        },
        ReportedPlugin("gesture of an extension", told: "bad receive bubble 1") {
            $0.extend(.bubble, with: ThrowingGesture.self)
        },
        ReportedPlugin("field of an extension", told: "bad receive bubble 1") {
            $0.extend(.bubble, with: ThrowingField.self)
        },
        ReportedPlugin("drawing of an extension", told: "bad layout bubble 1") {
            $0.extend(.bubble, with: ThrowingDrawing.self)
        },
        ReportedPlugin("drawing without a number", told: "bad layout bubble 1") {
            $0.extend(.bubble, with: NoNumberDrawing.self)
        },
        ReportedPlugin("drawing of a million commands", told: "bad layout bubble 1") {
            $0.extend(.bubble, with: EndlessDrawing.self)
        },
        ReportedPlugin("picture of a million commands", told: "bad updateContent bubble 1") {
            $0.extend(.bubble, with: EndlessPicture.self)
        },
        ReportedPlugin("answer for an extension", told: "bad scheduled work bubble 1") {
            $0.extend(.bubble, with: ThrowingAnswer.self)
        },
        ReportedPlugin("listener to a timer of a message", told: "bad on lateAlarm 1") {
            $0.declare(.lateAlarm)
            $0.extend(.bubble, with: AlarmSetting.self)
            $0.on(.lateAlarm) { _ in throw InjectedError() }
        },
        ReportedPlugin("listener to the answer of a task", told: "bad on lateAnswer 1") {
            $0.declare(.lateAnswer)
            $0.extend(.bubble, with: Answering.self)
            $0.on(.lateAnswer) { _ in throw InjectedError() }
        },
        ReportedPlugin("task of a message", told: "bad declare lateFailure -") {
            $0.declare(.lateFailure)
            $0.extend(.bubble, with: Failing.self)
        },
    ]

    @Test(arguments: throwing)
    func whatIsThrownIsReportedOnceWithThePlugin(row: ReportedPlugin) async throws {
        let found = await Self.compose(try Components.with(row.plugin), ["1"])

        let plain = await Self.compose(Components(), ["1"])
        // What begins the work of others does nothing wrong, and stays.
        #expect(found[0].text.replacing(" + bad", with: "") == plain[0].text)
        #expect(found[0].told.map(\.summary) == [row.told])
    }

    /// Returns messages in rows of their own, once all that was begun has run.
    private static func compose(
        _ components: Components,
        _ ids: [String] = ["1", "2", "3"]
    ) async -> [FaultyChat.Row] {
        var rows: [FaultyChat.Row] = []
        for id in ids {
            let tasks = HeldTasks()
            var context = ComponentContext(components)
            context.store = StateStore(runner: tasks)
            let cell = components.messageCell(showing: alone(FixtureChat.message(id)))
            let tree = cell.mount(in: context)
            cell.layout(width: 375)

            cell.messageView?.textView?.notify(.lately, "")
            for name in tasks.names { await tasks.answer(name) }
            let tracker = GestureTracker(in: cell)
            for target in tracker.targets(in: cell) { tracker.perform(target) }
            var views: [View] = [cell]
            while let view = views.popLast() {
                (view as? TextField)?.take(.insert("x"))
                views += view.subviews
            }
            tree.advance(to: Timestamp(seconds: 1))
            cell.layout(width: 375)

            let text = TreeNode(of: cell, variant: .frames).description
            rows.append(FaultyChat.Row(text: text, told: tree.diagnostics))
        }
        return rows
    }
}

extension Event where Payload == String {
    fileprivate static let lateAlarm = Event("lateAlarm")
    fileprivate static let lateAnswer = Event("lateAnswer")
    fileprivate static let lateFailure = Event("lateFailure")
}

private final class ThrowingTimer: ComponentExtension<View> {
    override func updateContent() {
        super.updateContent()
        host.alpha = 0.5
        schedule(LatePlace.work, after: .seconds(1)) { _ in throw InjectedError() }
    }
}

private final class ThrowingBubble: ChatMessageBubbleView {
    override func updateContent() {
        super.updateContent()
        alpha = 0.5
        schedule(LatePlace.work, every: .seconds(1)) { _ in throw InjectedError() }
    }
}

private final class FailingTask: ComponentExtension<View> {
    override func updateContent() {
        super.updateContent()
        host.alpha = 0.5
        task(LatePlace.work) { () async throws -> Int in
            throw InjectedError()
        } then: { _, _ in
        }
    }
}

private final class ThrowingGesture: ComponentExtension<View> {
    override func updateContent() {
        super.updateContent()
        host.alpha = 0.5
        addGesture(LatePlace.lateGesture, to: host) { _, _ in throw InjectedError() }
    }
}

private final class ThrowingField: ComponentExtension<ChatMessageBubbleView> {
    override func setUpLayout() {
        super.setUpLayout()
        let field = TextField()
        host.addArrangedSubview(field)
        addHandler(to: field) { _, _ in throw InjectedError() }
    }
}

private class ThrowingDrawing: ComponentExtension<View> {
    private let canvas = CanvasView()

    override func setUpLayout() {
        super.setUpLayout()
        canvas.frame = Rect(width: 8, height: 8)
        host.addSubview(canvas)
    }

    override func updateContent() {
        super.updateContent()
        canvas.onDraw = { [unowned self] in try draw(&$0) }
    }

    func draw(_ image: inout VectorImage) throws { throw InjectedError() }
}

private final class NoNumberDrawing: ThrowingDrawing {
    override func draw(_ image: inout VectorImage) throws {
        image.fill(.circle(center: Point(x: 0, y: .nan), radius: 1), .color(.black))
    }
}

private final class EndlessDrawing: ThrowingDrawing {
    override func draw(_ image: inout VectorImage) throws {
        for _ in 0..<1_000_000 { image.fill(VectorPath(), .color(.black)) }
    }
}

private final class EndlessPicture: ComponentExtension<View> {
    override func updateContent() {
        super.updateContent()
        var image = VectorImage(size: Size(width: 8, height: 8))
        for _ in 0..<1_000_000 { image.fill(VectorPath(), .color(.black)) }
        let view = ImageView()
        host.addSubview(view)
        view.image = .vector(image)
    }
}

private final class ThrowingAnswer: ComponentExtension<View> {
    override func updateContent() {
        super.updateContent()
        host.alpha = 0.5
        task(LatePlace.work) {
            true
        } then: { _, _ in
            throw InjectedError()
        }
    }
}

private final class AlarmSetting: ComponentExtension<View> {
    override func updateContent() {
        super.updateContent()
        tree?.schedule(.lateAlarm, "", at: Timestamp(seconds: 1), for: .message("1"))
    }
}

private final class Answering: ComponentExtension<View> {
    override func updateContent() {
        super.updateContent()
        tree?.task(.lateAnswer, for: .message("1")) { "" }
    }
}

private final class Failing: ComponentExtension<View> {
    override func updateContent() {
        super.updateContent()
        tree?.task(.lateFailure, for: .message("1")) { throw InjectedError() }
    }
}
