import Synchronization

/// What extensions of all hosts have in common; subclass `ComponentExtension`, which knows its host.
///
/// A class and not a protocol, so that running a hook costs one dynamic call and no reference count.
nonisolated open class AnyComponentExtension {
    /// The extension around this one, which the host's node keeps.
    var next: Unretained<AnyComponentExtension>?
    /// What put the extension there, in a table that the host's node keeps.
    var contribution: Unretained<Contribution>?
    // Atomic as that costs less than a checked access.
    private let hostIsGone = Atomic(false)

    init() {}

    /// Whether the host has ended.
    final var isHostGone: Bool {
        hostIsGone.load(ordering: .relaxed)
    }

    /// Notes that the host ends.
    final func loseHost() {
        hostIsGone.store(true, ordering: .relaxed)
    }

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
