public import Components
package import Views

/// A recorder of a composition: which hook wrote which property of which view, in order.
///
/// Mount a tree with it, and ask it for what it found: after mounting, and again after later updates and layouts.
///
/// ```swift
/// let recorder = CompositionRecorder()
/// cell.mount(in: ComponentContext(components, recordedBy: recorder))
/// let trace = recorder.trace
/// ```
///
/// Each view is compared before and after a hook, so that a hook in a hook has
/// its own part and what is written and taken back within a hook is not seen. One view of each class is made for the
/// class's own values, the first time that any recorder meets it. A recorder is for one tree, and keeps what views
/// had until it ends.
public final class CompositionRecorder {
    let views = CompositionLog()
    package let log: LifecycleLog

    /// Prepares for a tree.
    public init() {
        log = LifecycleLog(views)
    }

    /// Calls a closure that composes the tree, and records what cannot be seen in it afterwards.
    ///
    /// That is: the views that hooks make by hand and add nowhere, in debug builds, and the layout options that they
    /// ask for. `RegistrationReport` reports them.
    public func watching<Result>(_ compose: () throws -> Result) rethrows -> Result {
        try log.notes.collect(compose)
    }
}

extension ComponentContext {
    /// Creates a context whose tree is recorded.
    public init(
        _ components: Components = .default,
        events: (any EventSink)? = nil,
        recordedBy recorder: CompositionRecorder
    ) {
        self.init(components, events: events)
        observer = recorder.log
    }
}

@available(*, unavailable)
extension CompositionRecorder: Sendable {}

extension CompositionRecorder {
    /// Returns the hook that wrote a property of a view last, and the name of the type whose it is.
    ///
    /// `places` are those among subviews on the way down from the root of what was recorded. Nil if the view
    /// has what its class gives it, or what was written while no hook ran.
    package func hook(
        thatWrote property: String,
        at places: [Int],
        in root: View
    ) -> (hook: ComponentHook, owner: String)? {
        views.look(in: log.current)
        guard let number = root.descendant(at: places)?.record?.number else { return nil }
        let properties = ViewProperty.written.filter { $0.name == property }
        let change = views.writes.last { change in
            change.view == number
                && properties.contains { !$0.isKept(change.before.value, change.after.value) }
        }
        guard let run = change?.run else { return nil }
        let made = log.found.runs[run]
        guard case .hook(let hook) = made.call else { return nil }
        return (hook, made.owner.type)
    }
}
