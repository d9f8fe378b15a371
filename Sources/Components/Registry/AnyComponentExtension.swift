import Synchronization

/// The base class of extensions of all hosts; subclass `ComponentExtension`, which knows its host.
///
/// A class and not a protocol, so that running a hook costs one dynamic call and no reference count.
nonisolated open class AnyComponentExtension {
    /// The extension around this one, which the host's node keeps.
    var next: UnownedReference<AnyComponentExtension>?
    /// The registration of the extension, in a table that the host's node keeps.
    var registration: UnownedReference<Registration>?
    // Atomic as that costs less than a checked access.
    private let hostIsGone = Atomic(false)

    init() {}

    /// The registration of the extension, kept once the host has ended.
    private(set) final var lastRegistration: Registration?
    #if DEBUG
    /// The hooks whose overrides reached this class.
    final var reached: Set<ComponentHook> = []
    #endif

    /// Whether the host has ended.
    final var isHostGone: Bool {
        hostIsGone.load(ordering: .relaxed)
    }

    /// Notes that the host ends.
    final func loseHost() {
        lastRegistration = registration?.object
        hostIsGone.store(true, ordering: .relaxed)
    }

    /// Called once, after the host's `setUp`; `super` is empty.
    open func setUp() { reach(.setUp) }

    /// Called once, after the host's `setUpLayout`, to add views; `super` is empty.
    open func setUpLayout() { reach(.setUpLayout) }

    /// Called after the host's `setUpAppearance`, each time; `super` is empty.
    open func setUpAppearance() { reach(.setUpAppearance) }

    /// Called after the host's `updateContent`, each time; `super` is empty.
    open func updateContent() { reach(.updateContent) }
}

extension AnyComponentExtension {
    /// Notes that a call reached this class; debug builds only.
    @inline(__always)
    private final func reach(_ hook: ComponentHook) {
        #if DEBUG
        reached.insert(hook)
        #endif
    }

    #if DEBUG
    /// Whether a hook did not reach this class, so that the work of an extension class between is missing.
    final func misses(_ hook: ComponentHook) -> Bool {
        guard !reached.contains(hook) else { return false }
        let own = Mirror(reflecting: self).superclassMirror
        return own?.superclassMirror?.superclassMirror != nil
    }
    #endif
}

@available(*, unavailable)
extension AnyComponentExtension: Sendable {}
