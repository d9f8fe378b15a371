package import Components

/// The look of a view after layout, without its subviews, read at once.
///
/// Drawing writes thousands of views: a dozen getters of another module would take as long as writing, and so
/// would counting references. It retains nothing: read it while the caller retains the view.
package struct RenderedView {
    let core: UnownedReference<ViewCore>
    /// The frame of the view in its superview's coordinates, in points, physical.
    package let frame: Rect
    /// The opacity at the present instant, 0 to 1.
    package let alpha: Double
    /// The number of views in this one.
    package let subviewCount: Int
    /// Whether there is something to see of the view or in it.
    package let isVisible: Bool
    /// Whether a property of the view was animated; it may be over.
    package let isAnimated: Bool
    /// The reading direction that was set for the view or one around it; nil for the tree's.
    package let direction: LayoutDirection?
    /// Whether its subviews scroll.
    package let scrolls: Bool
    /// Whether its subviews are clipped to its frame.
    package let clipsToBounds: Bool
    /// Whether the view may have a ground, round corners or an edge.
    package let hasBox: Bool
    /// Whether the view has a role.
    package let hasRole: Bool
    /// Whether the view has an accessibility label.
    package let hasLabel: Bool
    /// Whether the view has a state for assistive technology.
    package let hasAccessibilityState: Bool
    /// Whether gestures were added to the view or to one in it; all may be over.
    package let holdsGestures: Bool
    /// Whether a tap does something.
    package let isTappable: Bool
    /// Whether the view can show a text.
    package let hasText: Bool
    /// Whether the view shows a picture.
    package let hasImage: Bool

    /// The views in this one, first drawn first.
    package var subviews: RenderedSubviews {
        core.with { RenderedSubviews(of: $0) }
    }

    /// The ground, the corners and the edge of the view at the present instant.
    package var box: RenderedBox {
        core.with { core in
            var box = RenderedBox(core)
            guard core.isAnimated, let shown = core.shown else { return box }
            box.background = Opacity(shown.backgroundColor)
            box.radius = shown.layer.cornerRadius
            return box
        }
    }

    /// Whether the view is visible, its opacity, and its ground, corners and edge once all animations have ended.
    package var ended: (isVisible: Bool, alpha: Double, box: RenderedBox) {
        core.with { core in
            (isVisible: !core.isHidden && core.alpha > 0, alpha: core.alpha, box: RenderedBox(core))
        }
    }

    /// The running animations, and the present instant.
    package var animations: (running: [Animation], now: Timestamp)? {
        core.with { $0.handle?.view.map { (running: $0.animations, now: $0.now) } }
    }

    /// The way back of the subviews to where they lie before any scrolling, in points, physical.
    package var unscrolled: Point {
        core.with { core in
            guard let view = core.subviews.first?.core.superview else { return Point(x: 0, y: 0) }
            let distance = view.scrolled.distance
            if core.stack?.axis == .vertical { return Point(x: 0, y: distance) }
            let isMirrored = view.effectiveLayoutDirection == .rightToLeft
            return Point(x: isMirrored ? -distance : distance, y: 0)
        }
    }

    /// The role of the view for assistive technology.
    package var role: AccessibilityRole? {
        core.with { $0.role }
    }

    /// The label of the view for assistive technology.
    package var label: String? {
        core.with { $0.label }
    }

    /// The value of the view for assistive technology.
    package var accessibilityValue: AccessibilityValue? {
        core.with { $0.handle?.accessibilityValue }
    }

    /// The state of the view for assistive technology.
    package var accessibilityState: AccessibilityState {
        core.with { $0.accessibilityState }
    }

    /// The titles of the gestures that assistive technology offers as actions: see `View.actionTitles`.
    package func actionTitles(isLeaf: Bool) -> [String] {
        let view = core.with { $0.handle?.view ?? $0.subviews.first?.core.superview }
        return view?.actionTitles(isLeaf: isLeaf) ?? []
    }

    /// The view itself, if it keeps a handle, as every text field does.
    package var keyView: View? {
        core.with { $0.handle?.view }
    }

    /// Returns the text that the view shows, as it lies after layout.
    package func text(_ pass: LayoutPass) -> LaidText? {
        var text: LaidText?
        core.with { text = $0.laidText(pass) }
        return text
    }

    /// Returns the picture that the view shows, as it lies after layout, without its colour.
    package func image(_ pass: LayoutPass) -> PlacedImage? {
        core.with { $0.placedImage(pass, tint: nil) }
    }

    /// Returns the components around the view.
    package func components(_ pass: LayoutPass) -> Components {
        let own = pass.hasParts ? core.with { $0.superview?.node.connectedTree } : nil
        return (own ?? pass.connectedTree)?.components ?? Components()
    }

    /// The values of the colour of symbols, of the view or the nearest one around it.
    package var tint: Opacity? {
        core.with { Opacity($0.inheritedTint) }
    }
}

extension View {
    /// The look of the view without its subviews, to be read while a caller holds the view.
    package final var drawn: RenderedView {
        core.drawn
    }
}

extension ViewCore {
    @inline(__always)
    var drawn: RenderedView {
        let alpha = isAnimated ? shown?.alpha ?? alpha : alpha
        return RenderedView(
            core: UnownedReference(self),
            frame: frame,
            alpha: alpha,
            subviewCount: subviews.count,
            isVisible: !isHidden && alpha > 0,
            isAnimated: isAnimated,
            direction: direction,
            scrolls: clipsToBounds && stack?.scrolls == true,
            clipsToBounds: clipsToBounds,
            hasBox: hasBox || isAnimated,
            hasRole: role != nil,
            hasLabel: hasLabel,
            hasAccessibilityState: hasAccessibilityState,
            holdsGestures: holdsGestures,
            isTappable: hasTargets && isUserInteractionEnabled,
            hasText: leaf?.showsText ?? false,
            hasImage: leaf?.showsImage ?? false
        )
    }

    @inline(never)
    fileprivate var shown: AnimatedLook? {
        handle?.view?.shown
    }
}

extension LeafContent {
    @inline(__always)
    fileprivate var showsText: Bool { kind != .image && kind != .input }

    @inline(__always)
    fileprivate var showsImage: Bool { (kind == .image || kind == .button) && image != nil }
}

/// The views in a view, as they are drawn.
///
/// It holds them, so that none ends while they are drawn, even if something takes it out of its superview.
@usableFromInline
package struct RenderedSubviews {
    @usableFromInline let views: [View]

    /// No views.
    @inlinable
    package init() {
        views = []
    }

    init(of core: ViewCore) {
        views = core.subviews
    }

    /// The number of views.
    @inlinable package var count: Int { views.count }

    /// Returns a view, first drawn first.
    package subscript(place: Int) -> RenderedView {
        view(place).with { $0.core.drawn }
    }

    /// The frames, first drawn first.
    package var frames: [Rect] {
        views.map(\.core.frame)
    }

    /// Returns whether a relation holds between the frames of each view and the one drawn after it.
    package func neighbouringFrames(satisfy relation: (Rect, Rect) -> Bool) -> Bool {
        guard count > 1 else { return true }
        var last = frame(0)
        for place in 1..<count {
            let frame = frame(place)
            guard relation(last, frame) else { return false }
            last = frame
        }
        return true
    }

    @inline(__always)
    private func frame(_ place: Int) -> Rect {
        view(place).with { $0.core.frame }
    }

    /// Returns a view without counting a reference; counting them took a tenth of the time of writing a page.
    @inline(__always)
    func view(_ place: Int) -> UnownedReference<View> {
        UnownedReference(views[place])
    }
}

@available(*, unavailable)
extension RenderedSubviews: Sendable {}
