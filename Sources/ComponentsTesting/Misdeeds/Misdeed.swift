package import Components
import DefaultComponents
package import Views

/// Something wrong that a plugin does with a view, in a hook.
package struct Misdeed: Sendable {
    /// A stable name, by which it is told from others.
    package let name: String
    private let harmlessHooks: Set<ComponentHook>
    private let action: @Sendable (View) -> Void

    /// Creates a misdeed of which nothing comes in some hooks.
    package init(
        _ name: String,
        harmlessIn hooks: Set<ComponentHook> = [],
        _ action: @escaping @Sendable (View) -> Void
    ) {
        self.name = name
        harmlessHooks = hooks
        self.action = action
    }

    /// Does it.
    package func commit(on host: View) {
        action(host)
    }

    /// Whether nothing comes of it in a hook, so that there is nothing to leave out.
    package func isHarmless(in hook: ComponentHook) -> Bool {
        harmlessHooks.contains(hook)
    }
}

extension Misdeed: Hashable, CustomStringConvertible {
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

extension Misdeed {
    package static let throwing = Misdeed("throwing") { $0.attempt { throw Mishap() } }
    package static let noNumber = Misdeed("noNumber") { $0.frame.x = .nan }
    package static let infinite = Misdeed("infinite") {
        $0.directionalLayoutMargins.top = .infinity
    }
    package static let negative = Misdeed("negative") { $0.frame.size.width = -1 }
    package static let huge = Misdeed("huge") {
        $0.widthAnchor.constraint(equalToConstant: 1e300).isActive = true
    }
    package static let ownHost = Misdeed("ownHost") { $0.addSubview($0) }
    package static let cycle = Misdeed("cycle") { host in
        let view = View()
        host.addSubview(view)
        view.addSubview(host)
    }
    /// Changed content is shown once, whenever it was changed before.
    package static let endlessContent = Misdeed(
        "endlessContent",
        harmlessIn: [.setUp, .setUpLayout, .setUpAppearance]
    ) { $0.contentChanged() }
    package static let installing = Misdeed("installing") {
        $0.outermost.updateComponents(Components())
    }
    package static let endlessEvent = Misdeed("endlessEvent") { $0.raise(.misdeed, "again") }
    package static let clash = Misdeed("clash") { host in
        host.widthAnchor.constraint(equalToConstant: 10).isActive = true
        host.widthAnchor.constraint(equalToConstant: 20).isActive = true
    }
    package static let manyEvents = Misdeed("manyEvents") { host in
        for _ in 0..<1_000 { host.raise(.quiet, "") }
    }

    /// What goes wrong at once, without thousands of views.
    package static let quickOnes: [Misdeed] = [
        .throwing, .noNumber, .infinite, .negative, .huge, .ownHost, .cycle, .endlessContent,
        .installing, .endlessEvent, .clash, .manyEvents,
    ]
}

/// An error that would act on a terminal.
package struct Mishap: Error, CustomStringConvertible {
    package init() {}

    package var description: String { "no\u{1B}[2Jwind" }
}

extension Event where Payload == String {
    package static let misdeed = Event("certificateMisdeed")
    package static let quiet = Event("certificateQuiet")
}

extension View {
    /// The view around all others.
    fileprivate var outermost: View {
        superview?.outermost ?? self
    }
}
