public import Components

/// A row or a column that scrolls where its views are longer than it is, such as lines of code in a message.
///
/// Its views keep their natural lengths, and what lies beyond its ends is clipped. It takes less room than its views as
/// soon as others resist more; give a column a height, or a greatest one. Drags and wheels along the axis scroll it, and
/// the keyboard by its gesture; pages scroll by themselves, and terminals mark where there is more.
///
/// ```swift
/// let code = ScrollView(arrangedSubviews: [codeLabel])
/// ```
open class ScrollView: ContainerStackView, ScrollingView {
    /// The code that keeps the offset as state.
    private final var bindings: [ScrollBinding] = []
    /// The offset at which the keyboard began to scroll.
    private final var start = 0.0

    /// Creates an empty row.
    public required init() {
        super.init()
        core.stack?.offset = 0
        core.clipsToBounds = true
        core.priorities.horizontal.compression = .defaultLow
        core.priorities.vertical.compression = .defaultLow
    }

    /// Called once, first, on connection, to add the gesture of the keyboard; call `super` first.
    open override func setUp() {
        super.setUp()
        addScrolling()
    }

    override final func axisChanged() {
        super.axisChanged()
        let gestures = core.handle?.gestures ?? []
        let isScrolling = gestures.contains {
            $0.gesture.name == Self.gestureName && $0.code.belongs(to: self)
        }
        if isScrolling { addScrolling() }
    }

    /// Adds the gesture of the keyboard along the axis, in place of that along another one.
    private func addScrolling() {
        addGesture(Gesture(Self.gestureName, .drag(axis), title: "Scroll"), to: self) {
            $0.scroll(for: $1)
        }
    }

    static let gestureName = "scrollContent"

    /// The distance by which the views are scrolled, in points, from 0 at the beginning.
    ///
    /// Layout heeds it as far as there is something to scroll to.
    public final var contentOffset: Double {
        get { core.stack?.offset ?? 0 }
        set {
            check(newValue, "contentOffset")
            guard newValue.finite != contentOffset else { return }
            changeStack { $0.offset = newValue.finite }
        }
    }

    /// Whether there are views, or parts of them, before and behind what is shown; call it after layout.
    public final var hasMore: (before: Bool, behind: Bool) {
        let (distance, most) = scrolled
        return (distance > 0.5, distance < most - 0.5)
    }

    /// The axis of the stack.
    public final var scrollingAxis: Axis { axis }

    /// Scrolls by a distance in points, to what follows if it is positive, as far as there is something.
    public final func scroll(by distance: Double) {
        let most = scrolled.most
        contentOffset = min(max(0, min(contentOffset, most) + distance.finite), most)
    }

    /// Keeps the offset as state, where it is bound.
    public final func endScrolling() {
        for binding in bindings where binding.code.tree != nil {
            binding.code.run { binding.keep(contentOffset) }
        }
    }

    private func scroll(for change: GestureChange) {
        let translation = change.translation
        switch change.phase {
        case .begun: start = min(contentOffset, scrolled.most)
        case .moved:
            let end = start + (axis == .horizontal ? translation.width : translation.height)
            scroll(by: end - min(contentOffset, scrolled.most))
        case .ended, .lost: endScrolling()
        case .crossed: break
        }
    }

    fileprivate final func bind(
        of owner: AnyObject,
        _ code: RegisteredCode,
        _ keep: @escaping (Double) -> Void
    ) {
        bindings.removeAll { $0.code.isGone || $0.code.belongs(to: owner) }
        bindings.append(ScrollBinding(code: code, keep: keep))
    }
}

/// Code that keeps the offset of a view as state.
private struct ScrollBinding {
    let code: RegisteredCode
    let keep: (Double) -> Void
}

extension TreeMember {
    /// Shows state as the offset of a view, and sets it when the reader has scrolled.
    ///
    /// Call it in `updateContent`. The state is that of the message or channel that the component or the host shows; where it
    /// shows none, the view alone has the offset.
    public func bind(_ view: ScrollView, to key: StateKey<Double>) {
        if stateOwner != nil { view.contentOffset = state[key] }
        view.bind(of: self, registeredCode) { [weak self] in self?.state[key] = $0 }
    }
}
