import Components
import DefaultComponents
import Synchronization
import Views

/// What the gestures of plugins hear, in order.
final class GestureLog: Sendable {
    private let kept = Mutex<[String]>([])

    var heard: [String] { kept.withLock(\.self) }
    /// What the swipe has heard.
    var replies: [String] { heard.filter { $0.hasPrefix("reply") } }

    func note(_ entry: String) {
        kept.withLock { $0.append(entry) }
    }
}

extension ValueSlot<GestureLog> {
    static let gestureLog = ValueSlot("gestureLog", default: GestureLog())
}

/// A plugin with gestures on bubbles: a swipe, and a drag that it precedes.
struct SwipingPlugin: Plugin {
    let manifest = PluginManifest("swiping")

    func register(in registrar: inout Registrar) throws {
        registrar.extend(.bubble, with: SwipingLayer.self)
    }
}

/// A plugin with gestures on bubbles: one of hovering, and a swipe that the bubble follows.
struct HoveringPlugin: Plugin {
    let manifest = PluginManifest("hovering")

    func register(in registrar: inout Registrar) throws {
        registrar.extend(.bubble, with: HoveringLayer.self)
    }
}

/// A plugin with a double tap on bubbles.
struct DoubleTappingPlugin: Plugin {
    let manifest = PluginManifest("double-tapping", ordering: [.before("swiping")])

    func register(in registrar: inout Registrar) throws {
        registrar.extend(.bubble, with: DoubleTappingLayer.self)
    }
}

private final class SwipingLayer: ComponentExtension<View> {
    override func setUp() {
        super.setUp()
        listen(Gesture("move", .drag(nil), title: "Move", precedes: [Gesture.scrolling]))
        listen(Gesture("reply", .swipe(.trailing), title: "Reply", precedes: ["move"]))
    }

    private func listen(_ gesture: Gesture) {
        let log = host.components[.gestureLog]
        addGesture(gesture, to: host) { log.note("\(gesture.name) \($1.phase)") }
    }
}

private final class HoveringLayer: ComponentExtension<View> {
    override func setUp() {
        super.setUp()
        let log = host.components[.gestureLog]
        let pull = Gesture("pull", .swipe(.trailing), title: "Pull", follower: .part(.bubble))
        for gesture in [Gesture("look", .hover, title: "Look"), pull] {
            addGesture(gesture, to: host) { log.note("\(gesture.name) \($1.phase)") }
        }
    }
}

private final class DoubleTappingLayer: ComponentExtension<View> {
    override func setUp() {
        super.setUp()
        let log = host.components[.gestureLog]
        addGesture(Gesture("like", .doubleTap, title: "Like"), to: host) {
            log.note("like \($1.phase)")
        }
    }
}
