import Components
import Views

/// The views that hooks made by hand, and those that components made in their initializers.
struct UnmanagedViews {
    private struct Key: Hashable {
        let author: Int
        let view: String
    }

    /// Whether any view of a class was added of those that a registration made.
    private var isAdded: [Key: Bool] = [:]

    /// Adds what was made for a tree.
    mutating func add(_ parts: [UnmanagedComponent], in root: View?, _ authors: TraceAuthors) {
        guard !parts.isEmpty else { return }
        for part in parts {
            authors.registration(of: part.run).map { note(part, by: $0) }
        }
        // A view in a stored property is made before its owner is known.
        let kept = Dictionary(parts.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
        var waiting = root.map { [$0] } ?? []
        while let view = waiting.popLast() {
            waiting += view.subviews
            for (owner, layer) in view.ownersAndLayers {
                guard let author = authors.registration(layer) else { continue }
                HeldViews.visit(owner) { id, _ in kept[id].map { note($0, by: author) } }
            }
        }
    }

    private mutating func note(_ part: UnmanagedComponent, by author: Int) {
        let key = Key(author: author, view: part.component)
        isAdded[key] = part.isAdded || isAdded[key] == true
    }

    /// Returns which views a registration made without effect.
    func reasons(_ author: Int) -> [IneffectiveReason] {
        isAdded.compactMap { key, isAdded in
            key.author == author && !isAdded ? .notAdded(view: key.view) : nil
        }
    }
}

extension View {
    /// The view and its extensions that the app or a plugin added.
    fileprivate var ownersAndLayers: [(AnyObject, SlotLayer)] {
        var extensions: [AnyObject] = []
        node.visitExtensions { extensions.append($0) }
        let own = node.supplier.map { [(self as AnyObject, $0)] } ?? []
        return own + zip(extensions, node.extensions)
    }
}
