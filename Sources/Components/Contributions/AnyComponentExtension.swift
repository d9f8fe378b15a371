/// What extensions of all hosts have in common; subclass `ComponentExtension`, which knows its host.
///
/// A class and not a protocol, so that running a hook costs one dynamic call and no reference count.
nonisolated open class AnyComponentExtension {
    /// The extension around this one, which the host's node owns.
    // Sound: the node releases all of them together. A strong reference costs as much as three hooks.
    var next: Unmanaged<AnyComponentExtension>?
    // Sound: it belongs to a table that the host's node keeps alive.
    var contribution: Unmanaged<Contribution>?

    init() {}

    /// Called once, after the host's `setUp`; `super` does nothing.
    open func setUp() {}

    /// Called once, after the host's `setUpLayout`, to add views; `super` does nothing.
    open func setUpLayout() {}

    /// Called after the host's `setUpAppearance`, each time; `super` does nothing.
    open func setUpAppearance() {}

    /// Called after the host's `updateContent`, each time; `super` does nothing.
    open func updateContent() {}
}

@available(*, unavailable)
extension AnyComponentExtension: Sendable {}
