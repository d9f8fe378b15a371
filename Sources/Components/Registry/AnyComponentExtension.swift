import Synchronization

/// The base class of all extensions; subclass `ComponentExtension`, which has a typed host.
///
/// A class and not a protocol, so that running a hook costs one dynamic call and no reference count.
nonisolated open class AnyComponentExtension {
    /// The next extension outward, kept alive by the host's node.
    var next: UnownedReference<AnyComponentExtension>?
    /// The registration of the extension, in a table that the host's node keeps alive.
    var registration: UnownedReference<Registration>?
    // Atomic, because that costs less than a checked access.
    private let hostIsGone = Atomic(false)

    init() {}

    /// The registration of the extension, kept alive from the end of the host on; nil before.
    private(set) final var lastRegistration: Registration?
    #if DEBUG
    /// The hooks whose calls reached this class, directly or through `super`.
    final var reached: Set<ComponentHook> = []
    #endif

    /// The component that this extends; nil once it has ended.
    package var hostObject: AnyObject? { nil }

    /// Whether the host has ended.
    final var isHostGone: Bool {
        hostIsGone.load(ordering: .relaxed)
    }

    /// Notes that the host ends, and keeps the registration alive.
    final func loseHost() {
        lastRegistration = registration?.object
        hostIsGone.store(true, ordering: .relaxed)
    }

    /// Called once, after the host's `setUp`; does nothing by default.
    open func setUp() { reach(.setUp) }

    /// Called once, after the host's `setUpLayout`, to add views; does nothing by default.
    open func setUpLayout() { reach(.setUpLayout) }

    /// Called after each `setUpAppearance` of the host; does nothing by default.
    open func setUpAppearance() { reach(.setUpAppearance) }

    /// Called after each `updateContent` of the host; does nothing by default.
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
    /// Returns whether a call did not reach this class although extension classes lie between, whose hooks it may miss.
    final func misses(_ hook: ComponentHook) -> Bool {
        guard !reached.contains(hook) else { return false }
        let own = Mirror(reflecting: self).superclassMirror
        return own?.superclassMirror?.superclassMirror != nil
    }
    #endif
}

@available(*, unavailable)
extension AnyComponentExtension: Sendable {}
