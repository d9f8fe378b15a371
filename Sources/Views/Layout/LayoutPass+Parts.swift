import Components

extension LayoutPass {
    /// Reports what the part of the tree that a view is in says otherwise of the slots that layout reads once for all
    /// that it lays out.
    @inline(never)
    func reportUnheeded(in view: View) {
        guard let connectedTree, let part = view.node.connectedTree, part !== connectedTree,
            reportedParts.insert(ObjectIdentifier(part)).inserted
        else { return }
        // A row of a list is laid out for itself, as its message says.
        var row: View? = view
        while let view = row, !(view is any ScopeProviding) { row = view.superview }
        let (whole, own) = ((row?.node.connectedTree ?? connectedTree).components, part.components)
        if own[.textScale] != whole[.textScale] { report(.textScale, own, whole) }
        if own[.layoutDirection] != whole[.layoutDirection] { report(.layoutDirection, own, whole) }
        if own[.textMeasurer].name != whole[.textMeasurer].name {
            report(.textMeasurer, own, whole)
        }
    }

    private func report<Value>(_ slot: Slot<Value, Never>, _ own: Components, _ whole: Components) {
        let (found, heeded) = (own.report(on: slot), whole.report(on: slot))
        let others = [heeded.base] + heeded.layers
        for layer in [found.base] + found.layers
        where layer.scope != nil && !others.contains(layer) {
            connectedTree?.note(.unheededByLayout(slot: slot.name, by: layer))
        }
    }
}
