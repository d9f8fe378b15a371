/// The registration whose hook is running; none while the defaults' own run.
struct RunningRegistration {
    /// It belongs to one of the tables that the tree keeps.
    var registration: UnownedReference<Registration>?
    /// The component to which it belongs, which whoever runs the hook keeps.
    var host: UnownedReference<AnyObject>?
    /// What was counted before the hook began.
    var counts = HookCounts()

    /// The same in a hook, or in none while it receives an event, kept; none unless it is a plugin's.
    func faultSource(in hook: ComponentHook?) -> FaultSource? {
        guard let registration = registration?.object, registration.isOfPlugin, let host else {
            return nil
        }
        return FaultSource(
            registration: registration,
            host: host.object,
            place: registration.isFunction
                ? registration.verb.rawValue : hook?.rawValue ?? "receive"
        )
    }
}

/// What hooks did in a tree so far.
struct HookCounts {
    var components = 0
    var constraints = 0
    var events = 0
    var text = 0
    var lines = 0
}

/// A plugin's registration that did something wrong, the component to which it belongs, and where it did so.
struct FaultSource {
    let registration: Registration
    weak var host: AnyObject?
    /// The hook, or `layout`, or `receive` for an event, or the verb of a function.
    var place = "layout"

    /// Whether it is a function, whose result the component shows.
    var isFunction: Bool { registration.isFunction }
}

extension Registration {
    /// Whether a plugin made it.
    var isOfPlugin: Bool {
        if case .plugin = owner { true } else { false }
    }
}
