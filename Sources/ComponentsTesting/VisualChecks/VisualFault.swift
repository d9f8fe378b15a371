import Components
package import Views

/// A fault in a laid-out tree.
package struct VisualFault: Hashable {
    /// The types of the views on the path to the view, with their indices among subviews.
    package let path: String
    /// The type of the view.
    package let holder: String
    /// The fact, with frames.
    package let fact: String
    /// The fact with its part, independent of positions.
    package let kind: String

    /// Creates a fault in a view; the kind is the fact without frames.
    init(in view: View, _ fact: String, kind: String) {
        path = view.typePath
        holder = "\(type(of: view))"
        self.fact = fact
        self.kind = "\(view.partPath): \(kind)"
    }

    /// Creates a fault at a path, which is its kind.
    init(at place: String, holder: String, _ fact: String) {
        path = place
        self.holder = holder
        self.fact = fact
        kind = place
    }
}

extension VisualFault: CustomStringConvertible {
    package var description: String {
        "\(path): \(fact)"
    }
}

extension [VisualFault] {
    /// Returns the first fault that is not among the known ones, independent of their positions; each of them counts
    /// once.
    package func first(beyond usual: [VisualFault]) -> VisualFault? {
        let same = Set(usual).intersection(self)
        var left = Dictionary(grouping: usual.filter { !same.contains($0) }, by: \.kind)
            .mapValues(\.count)
        return first { fault in
            guard !same.contains(fault) else { return false }
            let count = left[fault.kind] ?? 0
            left[fault.kind] = count - 1
            return count <= 0
        }
    }
}

extension View {
    /// The slots of the superviews, and that of the view or its type, which stay the same when views move.
    package final var partPath: String {
        let around = andAround.dropFirst().compactMap(\.node.slotName)
        let names = [node.slotName ?? "\(type(of: self))"] + around
        return names.reversed().joined(separator: "/")
    }

    /// The types of the superviews and of the view, each but the first with its index among subviews.
    fileprivate final var typePath: String {
        andAround.map { view in
            let name = "\(type(of: view))"
            guard let around = view.superview else { return name }
            return "\(around.subviews.firstIndex { $0 === view } ?? 0) \(name)"
        }.reversed().joined(separator: "/")
    }
}
