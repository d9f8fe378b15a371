import Components

/// The names of a tree's views, found on the way down.
///
/// A view is called by the slot that it was made from; else by the property that holds it, of the
/// nearest of its superviews that has one, or of their extensions; else by its type. Enter each view
/// before its subviews and leave it after them, so that each one's properties are looked at once and
/// are forgotten where they do not count.
package struct ViewNames {
    /// A name that a property gives, and how deep its owner is.
    private struct Held {
        let name: String
        let level: Int
    }

    /// The names that properties give to views, the nearest superview's last.
    private var held: [ObjectIdentifier: [Held]] = [:]
    /// What the properties of each entered view hold.
    private var levels: [[ObjectIdentifier]] = []
    private var names: [ObjectIdentifier: String] = [:]
    /// What views are called, whatever else would name them.
    private let given: [ObjectIdentifier: String]
    private var classes = KnownClasses()

    /// Prepares for a tree below some superviews, whose properties count too.
    package init(root: View, given: [ObjectIdentifier: String] = [:]) {
        self.given = given
        var enclosing: [View] = []
        var next = root.superview
        while let view = next {
            enclosing.append(view)
            next = view.superview
        }
        for view in enclosing.reversed() {
            enter(view)
        }
    }

    /// Returns the name of a view that was entered, or that of its slot or type.
    package func name(of view: View) -> String {
        if let name = names[ObjectIdentifier(view)] ?? view.node.slotName { return name }
        var classes = classes
        return classes.facts(of: view).viewName
    }

    /// Returns what is known of a view's class.
    package mutating func facts(of view: View) -> ClassFacts {
        classes.facts(of: view)
    }

    /// Names a view and remembers what its properties and its extensions' hold.
    @discardableResult
    package mutating func enter(_ view: View) -> String {
        let id = ObjectIdentifier(view)
        let name =
            given[id] ?? view.node.slotName ?? held[id]?.last?.name
            ?? classes.facts(of: view).viewName
        names[id] = name
        levels.append([])
        // A view without subviews has nobody to name.
        if !view.subviews.isEmpty {
            remember(view)
            view.node.visitExtensions { remember($0) }
        }
        return name
    }

    /// Forgets the properties of the view that was entered last.
    package mutating func leave() {
        guard let level = levels.popLast() else { return }
        for view in level {
            held[view]?.removeLast()
        }
    }

    private mutating func remember(_ owner: AnyObject) {
        let level = levels.count - 1
        classes.facts(of: owner).storedViews.visit(owner) { id, name in
            guard held[id]?.last?.level != level else { return }
            held[id, default: []].append(Held(name: name, level: level))
            levels[level].append(id)
        }
    }
}
