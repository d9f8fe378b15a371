import Synchronization

extension Components {
    /// What is called with each diagnostic, once; nobody is, if there is none.
    ///
    /// Trees tell what goes wrong in them as it happens, and, when they are mounted, what is wrong with their
    /// components. Debug builds write a line to the standard error; release builds have no hook
    /// unless you set one. In tests, make issues of what is reported:
    ///
    /// ```swift
    /// Components.onDiagnostic = { Issue.record("\($0)") }
    /// ```
    ///
    /// Inside `withValue(_:_:)` it is the scope's own, to read and to write; unless the scope sets one, that of
    /// around it is called. It is called in the task that composes or lays out, outside of any lock.
    public static var onDiagnostic: (@Sendable (ComponentDiagnostic) -> Void)? {
        get { listener.hook }
        set { listener.hook = newValue }
    }

    /// Reports a diagnostic of something outside of all trees to `onDiagnostic`.
    package static func tell(_ diagnostic: ComponentDiagnostic) {
        listener.tell(diagnostic)
    }
}

extension ComponentTree {
    /// Tells what is wrong with the tree's components, unless the hook was told of the same components before.
    func tellOfComponents() {
        let listener = Components.listener
        let hook = listener.number
        guard hook != 0, table.slots.reportedHook.load(ordering: .acquiring) != hook else { return }
        components.diagnostics.forEach(listener.tell)
        table.slots.reportedHook.store(hook, ordering: .releasing)
    }

    /// Reports a key that nobody filled, if one that somebody filled is called almost the same.
    func tellOfKey<Value, Part>(_ key: String, of family: SlotFamily<Value, Part>) {
        guard let nearest = components.filledKey(in: family, like: key) else { return }
        let base = components.report(on: components.slot(family, nearest)).base
        let claim = SlotClaim(owner: base.owner, what: base.what, site: base.site)
        report(.unfilledKey(family: family.name, key: key, nearest: nearest, claim: claim))
    }
}
