package import Components
import DefaultComponents
package import Views

/// Something wrong that a plugin does with a view, in a hook.
package enum Misdeed: String, CaseIterable, Sendable {
    case none
    case throwing, noNumber, infinite, negative, huge, ownHost, cycle, viewOfAnotherRow
    case neededViewRemoved, endlessContent, installing, endlessEvent, clash
    case tenThousandViews, tenThousandConstraints, manyEvents, itselfInItself
    case endlessText, endlessTextByHand

    private static let elevenMegabytes = String(repeating: "endless ", count: 1_375_000)

    /// Does it.
    package func commit(on host: View) {
        switch self {
        case .none: break
        case .throwing: host.attempt { throw Mishap() }
        case .noNumber: host.frame.x = .nan
        case .infinite: host.directionalLayoutMargins.top = .infinity
        case .negative: host.frame.size.width = -1
        case .huge: host.widthAnchor.constraint(equalToConstant: 1e300).isActive = true
        case .ownHost: host.addSubview(host)
        case .cycle:
            let view = View()
            host.addSubview(view)
            view.addSubview(host)
        case .viewOfAnotherRow:
            if let view = OtherRow.view?() { host.addSubview(view) }
        case .neededViewRemoved:
            host.subviews.first?.removeFromSuperview()
        case .endlessContent: host.contentChanged()
        case .installing: host.outermost.updateComponents(Components())
        case .endlessEvent: host.raise(.misdeed, "again")
        case .clash:
            host.widthAnchor.constraint(equalToConstant: 10).isActive = true
            host.widthAnchor.constraint(equalToConstant: 20).isActive = true
        case .tenThousandViews: for _ in 0..<10_000 { host.addSubview(View()) }
        case .tenThousandConstraints:
            for number in 0..<10_000 {
                host.heightAnchor.constraint(greaterThanOrEqualToConstant: Double(number % 2))
                    .isActive = true
            }
        case .manyEvents: for _ in 0..<1_000 { host.raise(.quiet, "") }
        case .endlessText:
            let label = Label()
            host.addSubview(label)
            label.text = Self.elevenMegabytes
        case .endlessTextByHand:
            let view = TextView()
            view.text = RichText(plain: Self.elevenMegabytes)
            host.addSubview(view)
        case .itselfInItself: host.addSubview(host.make(.bubble))
        }
    }

    /// Where it is found, if a plugin does it.
    package func place(in hook: ComponentHook, of plugin: String) -> String {
        switch self {
        case .endlessEvent: "receive"
        // The bubbles in the bubble are refused in the first hook that adds something to them.
        case .itselfInItself where plugin != "base": hook == .setUp ? "setUp" : "setUpLayout"
        default: hook.rawValue
        }
    }

    /// Whether nothing comes of it in a hook, so that there is nothing to leave out.
    package func isHarmless(in hook: ComponentHook) -> Bool {
        switch self {
        // Changed content is shown once, whenever it was changed before.
        case .endlessContent: hook != .updateContent
        // Nobody has tied anything to what the bubble holds.
        case .neededViewRemoved, .none: true
        default: false
        }
    }
}

/// An error that would act on a terminal.
package struct Mishap: Error, CustomStringConvertible {
    package init() {}

    package var description: String { "no\u{1B}[2Jwind" }
}

/// The row beside the one in which a misdeed is done.
package enum OtherRow {
    /// Returns a view of it, which plugins try to take; none unless there is one.
    @TaskLocal package static var view: (@Sendable () -> View?)?
}

/// What one plugin does wrong, where and when.
package struct MisdeedPlan: Sendable, Hashable {
    package var misdeed = Misdeed.none
    package var hook = ComponentHook.updateContent
    /// The ids of the messages in which it does so.
    package var messages: Set<String> = []

    package init(
        misdeed: Misdeed = .none,
        hook: ComponentHook = .updateContent,
        messages: Set<String> = []
    ) {
        self.misdeed = misdeed
        self.hook = hook
        self.messages = messages
    }
}

extension Slot where Value == [String: MisdeedPlan], Part == Never {
    /// What each plugin of the tests does wrong.
    package static let misdeeds = Slot("misdeeds", default: [:])
}

extension Event where Payload == String {
    package static let misdeed = Event("misdeed")
    package static let quiet = Event("quiet")
}

extension View {
    /// The view around all others.
    fileprivate var outermost: View {
        superview?.outermost ?? self
    }

    /// The id of the message that the view belongs to.
    fileprivate var messageID: String? {
        var next: View? = self
        while let view = next {
            if let cell = view as? any MessageCell { return cell.content?.message()?.id }
            next = view.superview
        }
        return nil
    }

    /// Does what a plugin has planned for a hook.
    package final func misbehave(_ plugin: String, in hook: ComponentHook) {
        guard let plan = components[.misdeeds][plugin], plan.hook == hook, let messageID,
            plan.messages.contains(messageID)
        else { return }
        plan.misdeed.commit(on: self)
    }
}
