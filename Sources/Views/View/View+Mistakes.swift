import Components

extension View {
    /// Reports a length that layout cannot work with.
    @inline(__always)
    final func check(_ length: Double, _ property: StaticString) {
        if length.isLength { return }
        report(length, as: property)
    }

    /// Reports lengths of the layer that drawing cannot work with, and keeps those with which it can.
    @inline(never)
    final func keepUsableLayer() {
        check(core.layer.cornerRadius, "layer.cornerRadius")
        check(core.layer.tightCornerRadius, "layer.tightCornerRadius")
        check(core.layer.borderWidth, "layer.borderWidth")
        core.layer = core.layer.finite
    }

    /// Reports the length of a side that layout cannot work with.
    @inline(__always)
    final func check(extent length: Double, _ property: StaticString) {
        if length < 0, length.isLength { return report(negative: length, as: property) }
        check(length, property)
    }

    /// Reports a length that layout cannot work with, of four.
    @inline(__always)
    final func check(_ insets: DirectionalEdgeInsets, _ property: StaticString) {
        check(insets.top, property)
        check(insets.leading, property)
        check(insets.bottom, property)
        check(insets.trailing, property)
    }

    /// Returns a text without sizes of runs that layout cannot work with; reports these.
    final func usable(_ text: RichText) -> RichText {
        guard text.runs.contains(where: \.style.isPainted) else { return text }
        return RichText(
            text.runs.map { run in
                guard let size = run.style.size, !(size >= 0 && size.isLength) else { return run }
                check(extent: size, "text.size")
                var run = run
                run.style.size = nil
                return run
            }
        )
    }

    /// Sets the font, unless its size is not usable.
    final func changeFont(to font: Font) {
        check(extent: font.size, "font.size")
        if font.size.isLength { changeLeaf { $0.font = font } }
    }

    /// Reports a symbol that the components of the view do not have.
    final func checkSymbol(_ image: Image?, unlessReported isLate: Bool = false) {
        guard case .symbol(let name)? = image, !Symbol.builtInNames.contains(name),
            let tree = node.connectedTree
        else { return }
        let unknown = tree.components[ValueSlotFamily<Symbol>.symbol.fallback]
        guard tree.components.value(.symbol, name) == unknown else { return }
        let names = tree.components.keys(in: .symbol)
        let isReported =
            isLate
            && tree.diagnostics.contains {
                if case .unknownSymbol(name, _, _) = $0 { true } else { false }
            }
        if isReported || names.contains(name) { return }
        let layer = tree.activeLayer ?? nearestLayer
        let nearest = NearestName.of(name, among: names)
        tree.note(.unknownSymbol(name: name, nearest: nearest, by: layer))
    }

    @inline(never)
    private final func report(_ length: Double, as property: StaticString) {
        let layer = node.connectedTree?.activeLayer ?? node.supplier ?? node.addedBy
        report {
            .unusableLength(
                component: $0,
                property: "\(property)",
                value: "\(length)",
                by: layer
            )
        }
    }

    @inline(never)
    private final func report(negative length: Double, as property: StaticString) {
        report {
            .refused(
                .negativeLength(component: $0, property: "\(property)", value: "\(length)")
            )
        }
    }

    /// Reports the innermost of the views below that asked for a layout in each of too many.
    @inline(never)
    package final func reportUnsettled() {
        var view = self
        while let next = view.core.subviews.first(where: { $0.core.needsArranging }) { view = next }
        let layer = view.nearestLayer
        view.report { .layoutNeverSettles(component: $0, by: layer) }
    }

    /// The layer that made or added the view, or else the nearest superview with such a layer.
    final var nearestLayer: SlotLayer? {
        for view in andAround {
            if let layer = view.node.supplier ?? view.node.addedBy { return layer }
        }
        return nil
    }
}

#if DEBUG
extension View {
    /// Reports the visible views below that show a text and have no size, or an unknown symbol that was set before they
    /// were connected; pictures may lack room alone.
    final func reportMistakesInContent() {
        guard node.isConnected, superview == nil, core.frame.size.width > 0 else { return }
        var waiting = [self]
        while let view = waiting.popLast() {
            if view.core.isHidden || view.core.isPlacing { continue }
            let leaf = view.core.leaf
            if view.core.frame.size == .zero, leaf?.image == nil, let content = leaf?.shown {
                let layer = view.nearestLayer
                view.report { .contentWithoutSize(component: $0, content: content, by: layer) }
            }
            view.checkSymbol(leaf?.image, unlessReported: true)
            waiting += view.core.subviews
        }
    }

    /// Notes which update added a view, and reports one of which two others that look alike were added by earlier
    /// updates, among those drawn last.
    final func noteAdding(_ view: View, in tree: ComponentTree) {
        guard let running = tree.runningHooks.last, running.hook == .updateContent else { return }
        view.node.updateOfAdding = running.number
        let layer = view.node.addedBy
        let earlier = core.subviews.suffix(100).filter {
            type(of: $0) == type(of: view) && $0.node.updateOfAdding > 0
                && $0.node.updateOfAdding != running.number && $0.node.addedBy == layer
        }
        guard let first = earlier.first, let last = earlier.last,
            first.node.updateOfAdding != last.node.updateOfAdding,
            first.shownBelow == last.shownBelow
        else { return }
        let name = "\(type(of: self))"
        view.report { .addedAgain(component: $0, to: name, by: layer) }
    }

    /// The texts of the view and of those below it, first drawn first.
    private final var shownBelow: [String] {
        [core.leaf?.shown ?? ""] + core.subviews.flatMap(\.shownBelow)
    }
}

extension LeafContent {
    /// The shown text, as diagnostics print it; nil if it is empty.
    fileprivate var shown: String? {
        if let title, !title.isEmpty { return title }
        if !text.isEmpty { return text.plain }
        return image.map { "\($0)" }
    }
}
#endif
