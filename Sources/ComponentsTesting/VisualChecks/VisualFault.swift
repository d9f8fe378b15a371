import Components
package import Views

/// Something that is wrong in a laid-out tree.
package struct VisualFault: Hashable {
    /// The types of the views on the way to where it is, with their places among subviews.
    package let path: String
    /// The type of the view in which it is.
    package let holder: String
    /// What is wrong, with frames.
    package let fact: String
    /// What is wrong and in which part, wherever that lies.
    package let kind: String

    /// Notes what is wrong in a view; the kind is what is left without frames.
    init(in view: View, _ fact: String, kind: String) {
        path = view.typePath
        holder = "\(type(of: view))"
        self.fact = fact
        self.kind = "\(view.partPath): \(kind)"
    }

    /// Notes what is wrong at a place, which is its kind.
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
    /// Returns the first fault that is not among the usual ones, wherever those lie now; each of them counts once.
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
    /// The slots of the views around, and that of the view or else its type: what stays where things are moved.
    package final var partPath: String {
        var names = [node.slotName ?? "\(type(of: self))"]
        var next = superview
        while let view = next {
            if let name = view.node.slotName { names.append(name) }
            next = view.superview
        }
        return names.reversed().joined(separator: "/")
    }

    /// The types of the views around and of the view, each but the first with its place among subviews.
    fileprivate final var typePath: String {
        var names: [String] = []
        var view = self
        while let around = view.superview {
            let place = around.subviews.firstIndex { $0 === view } ?? 0
            names.append("\(place) \(type(of: view))")
            view = around
        }
        names.append("\(type(of: view))")
        return names.reversed().joined(separator: "/")
    }
}
