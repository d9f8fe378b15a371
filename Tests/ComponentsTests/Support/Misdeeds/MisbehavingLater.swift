import Components
import ComponentsTesting
import DefaultComponents
import Testing
import Views

/// A place where a plugin's code runs after its hooks.
enum LatePlace: String, CaseIterable, Sendable {
    case timer, repeatedTimer, animationStep, answer, notification, gesture, field, drawing

    /// The name of the work and of the task in which planned faults occur.
    static let work = "late"
    /// The gesture at which planned faults occur.
    static let lateGesture = Gesture("late", .swipe(.trailing), title: "Late")

    /// The phase in which they are reported.
    var phase: String {
        switch self {
        case .notification, .gesture, .field: "receive"
        case .timer, .repeatedTimer, .animationStep, .answer: "scheduled work"
        case .drawing: "layout"
        }
    }
}

extension ValueSlot<LatePlace> {
    /// The place in which planned faults occur.
    static let latePlace = ValueSlot("latePlace", default: .timer)
}

extension Event where Payload == String {
    /// A notification at which planned faults occur.
    static let lately = Event(notification: "lately")
}

/// A plugin that misbehaves, and what is reported of it.
struct ReportedPlugin: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let told: String
    let plugin: TestPlugin

    init(
        _ name: String,
        told: String,
        _ register: @escaping @Sendable (inout Registrar) throws -> Void
    ) {
        (testDescription, self.told) = (name, told)
        plugin = TestPlugin("bad", register)
    }
}

/// An extension that changes its host, and causes the planned fault of `bad` after its hooks.
final class MisbehavingLater: ComponentExtension<View>, EventSink {
    private lazy var canvas = host.addedCanvas()

    override func setUpLayout() {
        super.setUpLayout()
        let mark = Label()
        mark.text = "marked"
        (host as? ContainerStackView)?.addArrangedSubview(mark)
        guard host.components[.latePlace] == .field else { return }
        let field = TextField()
        (host as? ContainerStackView)?.addArrangedSubview(field)
        addHandler(to: field) { layer, _ in layer.host.misbehaveLate() }
    }

    override func updateContent() {
        super.updateContent()
        host.alpha = 0.5
        switch host.components[.latePlace] {
        case .timer:
            schedule(LatePlace.work, after: .seconds(1)) { $0.host.misbehaveLate() }
        case .repeatedTimer:
            schedule(LatePlace.work, every: .seconds(1)) { $0.host.misbehaveLate() }
        case .animationStep: host.animateWithFault()
        case .answer:
            task(LatePlace.work) {
                true
            } then: { layer, _ in
                layer.host.misbehaveLate()
            }
        case .gesture:
            addGesture(LatePlace.lateGesture, to: host) { layer, _ in layer.host.misbehaveLate() }
        case .drawing:
            if canvas.onDraw == nil {
                canvas.onDraw = { [weak self] _ in self?.host.misbehaveLate() }
            }
        case .notification, .field: break
        }
    }

    func receive(_ event: RaisedEvent) -> EventReply {
        let plan = host.components[.injectedFaults]["bad"]
        if host.components[.latePlace] == .notification, event[.lately] != nil {
            host.misbehaveLate()
        }
        if plan?.injectedFault == .endlessEvent, event[.injectedFault] != nil {
            return host.raise(.injectedFault, "again")
        }
        return .passed
    }
}

/// A bubble that causes the planned fault of `bad` after its hooks; a notification reaches extensions only.
final class BubbleMisbehavingLater: ChatMessageBubbleView {
    private lazy var canvas = addedCanvas()

    override func setUpLayout() {
        super.setUpLayout()
        guard components[.latePlace] == .field else { return }
        let field = TextField()
        addArrangedSubview(field)
        addHandler(to: field) { view, _ in view.misbehaveLate() }
    }

    override func updateContent() {
        super.updateContent()
        alpha = 0.5
        switch components[.latePlace] {
        case .timer: schedule(LatePlace.work, after: .seconds(1)) { $0.misbehaveLate() }
        case .repeatedTimer:
            schedule(LatePlace.work, every: .seconds(1)) { $0.misbehaveLate() }
        case .animationStep: animateWithFault()
        case .answer:
            task(LatePlace.work) {
                true
            } then: { view, _ in
                view.misbehaveLate()
            }
        case .gesture:
            addGesture(LatePlace.lateGesture, to: self) { view, _ in view.misbehaveLate() }
        case .drawing:
            if canvas.onDraw == nil {
                canvas.onDraw = { [weak self] _ in self?.misbehaveLate() }
            }
        case .notification, .field: break
        }
    }
}

extension View {
    /// Adds a canvas of some points.
    fileprivate func addedCanvas() -> CanvasView {
        let canvas = CanvasView()
        canvas.frame = Rect(width: 8, height: 8)
        addSubview(canvas)
        return canvas
    }

    fileprivate func misbehaveLate() {
        misbehave("bad", in: .updateContent)
    }

    fileprivate func animateWithFault() {
        animate(steps: LatePlace.work, over: .seconds(2)) { view, share in
            if share > 0 { view.misbehaveLate() }
        }
    }
}
