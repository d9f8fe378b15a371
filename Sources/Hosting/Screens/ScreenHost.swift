import Components
package import DefaultComponents
import Views

/// A channel's screen in a terminal or behind a page: its components, its clock, and the gestures and the focus of its
/// reader.
///
/// A terminal keeps one for as long as it shows the channel; a page makes one for each input.
package final class ScreenHost {
    /// The controller of the messages.
    package let controller: ChatChannelController
    let kind: ChatScreenKind
    /// The current screen.
    package private(set) var screen: any ChatScreen
    /// The components that the screen was made with.
    private(set) var components: Components
    /// The instant at which the clock stands.
    private(set) var now: Timestamp
    /// The recognition of gestures on the screen.
    private(set) var gestures: GestureTracker?
    /// The focus on the screen.
    private(set) var focus: FocusTracker?
    /// Scrolls a view for a drag or a wheel.
    var scroll: (any ScrollingView, Double) -> Void = { $0.scroll(by: $1) }
    /// The receiver of the events that no component handles.
    private let events: any EventSink
    private let canWrite: Bool

    init(
        _ controller: ChatChannelController,
        kind: ChatScreenKind,
        events: any EventSink,
        canWrite: Bool,
        components: Components,
        now: Timestamp
    ) {
        self.controller = controller
        self.kind = kind
        self.events = events
        self.canWrite = canWrite
        self.components = components
        self.now = now
        screen = kind.made(on: controller, canWrite: canWrite)
    }

    /// Mounts the screen.
    func mount() {
        screen.mount(in: live(ComponentContext(components, events: events)))
        gestures = GestureTracker(in: screen.view) { [weak self] in self?.scroll($0, $1) }
        // The end of the old one runs handlers, which may read the new one.
        let old = focus
        focus = FocusTracker(in: screen.view)
        withExtendedLifetime(old) {}
    }

    /// Returns a context with the clock of the screen and the state of its client.
    func live(_ context: ComponentContext) -> ComponentContext {
        var context = context
        (context.now, context.store) = (now, controller.client.store)
        return context
    }

    /// Advances the clock, takes a turn, and returns whether it had anything to do.
    func advance(to instant: Timestamp) -> Bool {
        now = max(now, instant)
        guard let tree = screen.node.connectedTree else { return false }
        let hasWork = tree.hasWork(at: now)
        tree.advance(to: now)
        return hasWork
    }

    /// The instant at which the next work is due; nil if there is none.
    var nextDue: Timestamp? { screen.node.connectedTree?.nextDue }

    /// Replaces the components: remakes what differs.
    func change(to components: Components) {
        self.components = components
        screen.updateComponents(components)
    }

    /// Makes the screen again with other components.
    func remake(with components: Components) {
        self.components = components
        screen = kind.made(on: controller, canWrite: canWrite)
        mount()
    }
}
