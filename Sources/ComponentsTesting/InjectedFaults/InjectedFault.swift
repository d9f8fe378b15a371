package import Components
import DefaultComponents
package import Views

/// A fault that a test causes with a view, in a hook.
package struct InjectedFault: Sendable {
    /// A stable name.
    package let name: String
    private let harmlessHooks: Set<ComponentHook>
    private let action: @Sendable (View) -> Void

    /// Creates an injected fault that has no effect in some hooks.
    package init(
        _ name: String,
        harmlessIn hooks: Set<ComponentHook> = [],
        _ action: @escaping @Sendable (View) -> Void
    ) {
        self.name = name
        harmlessHooks = hooks
        self.action = action
    }

    /// Causes the fault.
    package func commit(on host: View) {
        action(host)
    }

    /// Whether it has no effect in a hook, so that no registration is excluded.
    package func isHarmless(in hook: ComponentHook) -> Bool {
        harmlessHooks.contains(hook)
    }
}

extension InjectedFault: Hashable, CustomStringConvertible {
    package static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.name == rhs.name
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }

    package var description: String {
        name
    }
}

extension InjectedFault {
    package static let throwing = InjectedFault("throwing") { $0.attempt { throw InjectedError() } }
    package static let noNumber = InjectedFault("noNumber") { $0.frame.x = .nan }
    package static let infinite = InjectedFault("infinite") {
        $0.directionalLayoutMargins.top = .infinity
    }
    package static let negative = InjectedFault("negative") { $0.frame.size.width = -1 }
    package static let huge = InjectedFault("huge") {
        $0.widthAnchor.constraint(equalToConstant: 1e300).isActive = true
    }
    package static let ownHost = InjectedFault("ownHost") { $0.addSubview($0) }
    package static let cycle = InjectedFault("cycle") { host in
        let view = View()
        host.addSubview(view)
        view.addSubview(host)
    }
    /// Changed content is shown once, also after several changes.
    package static let endlessContent = InjectedFault(
        "endlessContent",
        harmlessIn: [.setUp, .setUpLayout, .setUpAppearance]
    ) { $0.contentChanged() }
    package static let installing = InjectedFault("installing") {
        $0.outermost.updateComponents(Components())
    }
    package static let endlessEvent = InjectedFault("endlessEvent") {
        $0.raise(.injectedFault, "again")
    }
    package static let clash = InjectedFault("clash") { host in
        host.widthAnchor.constraint(equalToConstant: 10).isActive = true
        host.widthAnchor.constraint(equalToConstant: 20).isActive = true
    }
    package static let manyEvents = InjectedFault("manyEvents") { host in
        for _ in 0..<1_000 { host.raise(.quiet, "") }
    }

    /// The faults that take effect at once, without thousands of views.
    package static let quickOnes: [InjectedFault] = [
        .throwing, .noNumber, .infinite, .negative, .huge, .ownHost, .cycle, .endlessContent,
        .installing, .endlessEvent, .clash, .manyEvents,
    ]
}

/// An error with a text that would control a terminal.
package struct InjectedError: Error, CustomStringConvertible {
    package init() {}

    package var description: String { "no\u{1B}[2Jwind" }
}

extension Event where Payload == String {
    package static let injectedFault = Event("certificateMisdeed")
    package static let quiet = Event("certificateQuiet")
}

extension View {
    /// The root of the view.
    fileprivate var outermost: View {
        superview?.outermost ?? self
    }
}
