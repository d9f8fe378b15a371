#if DEBUG
package import Components
import Views

extension ChatMessageContentView: ChildChecking {
    /// Reports undeclared options whose names are close to declared ones, with the layers that insert or look them up.
    final func reportMisspelledOptions() {
        guard let tree = node.connectedTree else { return }
        let kind = ChatMessageLayoutOption.kindOfName
        let declared = tree.components.declaredNames.filter { $0.kind == kind }.map(\.name)
        let names = declared + ChatMessageLayoutOption.defaults.map(\.rawValue)
        let known = Set(names)
        let inserted = layoutOptions.map(\.rawValue).filter { !known.contains($0) }.sorted()
        let asked = tree.takeAskedNames(ofKind: kind).filter {
            !known.contains($0.name) && !inserted.contains($0.name)
        }
        for (name, asker) in inserted.map({ ($0, nil) }) + asked {
            guard let nearest = NearestName.of(name, among: names),
                NearestName.distance(nearest.lowercased(), name.lowercased()) < 3
            else { continue }
            let layer = asker ?? layer(of: name)
            tree.note(.misspelledName(kind: kind, name: name, nearest: nearest, by: layer))
        }
    }

    /// Returns the layer that inserted an option or looked it up, by resolving the message's options again.
    private final func layer(of name: String) -> SlotLayer? {
        let option = ChatMessageLayoutOption(rawValue: name)
        var next = superview
        while let view = next, !(view is any MessageCell) { next = view.superview }
        guard let cell = next as? any MessageCell, let content = cell.content else { return nil }
        let steps = LayoutOptionsAccount(of: content, in: cell.node.components).steps
        let step = steps.last { $0.inserted.contains(option) }
        return (step ?? steps.first { $0.asked.contains(option) })?.layer
    }

    /// Reports views that hooks added to `metadataContainer` where the options show no metadata.
    package final func checkParts(of layer: SlotLayer?) {
        guard metadataContainer.superview == nil, let added = metadataContainer.subviews.last,
            metadataContainer.subviews.count > absentViewCount
        else { return }
        absentViewCount = metadataContainer.subviews.count
        let name = String(describing: type(of: added))
        report { _ in
            .containerNotAdded(component: name, container: "metadataContainer", by: layer)
        }
    }
}

extension MessageLayoutRequest {
    /// Reports options for content that the message does not have, with the layers that insert them.
    func reportAbsentContent(
        of options: ChatMessageLayoutOptions,
        by components: Components,
        to tree: ComponentTree
    ) {
        guard let message else { return }
        let absent = options.subtracting(options.shown(of: message))
        guard !absent.isEmpty else { return }
        let stages = components.stages(of: .messageLayoutOptions)
        for option in absent.sorted() {
            guard let layer = stages.first(where: { $0.value(self).contains(option) })?.layer,
                layer.owner != .declaration
            else { continue }
            let name = option.rawValue
            let kind = ChatMessageLayoutOption.kindOfName
            tree.note(.nameWithoutContent(kind: kind, name: name, by: layer))
        }
    }
}
#endif
