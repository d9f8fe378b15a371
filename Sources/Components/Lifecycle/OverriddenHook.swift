/// A method that subclasses override, and whose overrides call `super`.
@usableFromInline
package enum OverriddenHook: String, Sendable {
    case setUp = "setUp()"
    case setUpLayout = "setUpLayout()"
    case setUpAppearance = "setUpAppearance()"
    case updateContent = "updateContent()"
    case viewDidLoad = "viewDidLoad()"
    case layout = "layout(options:)"
    case layoutSubviews = "layoutSubviews()"
}

extension ComponentNode {
    /// Notes that a call reached the class that the method comes from; debug builds only.
    @inlinable
    @inline(__always)
    package func reach(_ hook: OverriddenHook) {
        #if DEBUG
        reached.insert(hook)
        #endif
    }

    /// Runs a method that subclasses override.
    ///
    /// Debug builds report one that does not reach the class that it comes from, in nodes that
    /// are told of that.
    @inlinable
    @inline(__always)
    package func run(
        _ hook: OverriddenHook,
        of component: some Lifecycle,
        _ body: () -> Void
    ) {
        #if DEBUG
        reached.remove(hook)
        body()
        if marksHooks, !reached.contains(hook) { reportMissed(hook, of: component) }
        #else
        body()
        #endif
    }

    #if DEBUG
    @usableFromInline
    func reportMissed(_ hook: OverriddenHook, of component: some Lifecycle) {
        report(
            .hookWithoutSuper(
                component: typeName(type(of: component)),
                hook: hook.rawValue,
                by: supplier ?? addedBy
            ),
            of: component
        )
    }
    #endif
}
