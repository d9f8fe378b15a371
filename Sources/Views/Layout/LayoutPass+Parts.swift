import Components

extension LayoutPass {
    /// Reports what the part of the tree that a view is in says otherwise of the slots that layout reads once for all
    /// that it lays out.
    @inline(never)
    func reportUnheeded(in view: View) {
        guard let connectedTree, let part = view.node.connectedTree, part !== connectedTree,
            toldParts.insert(ObjectIdentifier(part)).inserted
        else { return }
        let (whole, own) = (connectedTree.components, part.components)
        if own[.textScale] != whole[.textScale] { report(.textScale, of: own) }
        if own[.layoutDirection] != whole[.layoutDirection] { report(.layoutDirection, of: own) }
        if own[.textMeasurer].name != whole[.textMeasurer].name { report(.textMeasurer, of: own) }
    }

    private func report<Value>(_ slot: Slot<Value, Never>, of components: Components) {
        let found = components.report(on: slot)
        let heeded = connectedTree?.components.report(on: slot)
        let others = heeded.map { [$0.base] + $0.layers } ?? []
        for layer in [found.base] + found.layers
        where layer.scope != nil && !others.contains(layer) {
            connectedTree?.report(.unheededByLayout(slot: slot.name, by: layer))
        }
    }
}
