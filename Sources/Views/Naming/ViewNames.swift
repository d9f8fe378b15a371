import Components

/// The names of a tree's views, found on the way down.
///
/// The name of a view is that of the slot that it was made from; else that of the property that holds it, of
/// the nearest of its superviews that has one, or of their extensions; else that of its type. Enter each view
/// before its subviews and leave it after them: properties are read only while a view needs a name, and once
/// for each object.
package struct ViewNames {
    /// A name that a property gives, and the level of the property's owner.
    private struct Held {
        let name: String
        let level: Int
    }

    /// The names that properties give to views, the nearest superview's last.
    private var held: [ObjectIdentifier: [Held]] = [:]
    /// The views that the properties of each entered view name.
    private var levels: [[ObjectIdentifier]] = []
    /// The entered views whose properties were not read yet, with their levels.
    private var unread: [(owner: View, level: Int)] = []
    private var names: [ObjectIdentifier: String] = [:]
    /// Names that come before all others.
    private let given: [ObjectIdentifier: String]
    private var classes = KnownClasses()

    /// Prepares for a tree below some superviews, whose properties count too.
    package init(root: View, given: [ObjectIdentifier: String] = [:]) {
        self.given = given
        for view in root.andAround.dropFirst().reversed() {
            enter(view)
        }
    }

    /// Returns the name of a view that was entered, or that of its slot or type.
    package func name(of view: View) -> String {
        if let name = names[ObjectIdentifier(view)] ?? view.node.slotName { return name }
        var classes = classes
        return classes.facts(of: view).viewName
    }

    /// Returns the facts of a view's class.
    package mutating func facts(of view: View) -> ClassFacts {
        classes.facts(of: view)
    }

    /// Names a view, whose properties and extensions' then name the views below.
    @discardableResult
    package mutating func enter(_ view: View) -> String {
        let id = ObjectIdentifier(view)
        let facts = classes.facts(of: view)
        let name = given[id] ?? view.node.slotName ?? nameByProperty(id) ?? facts.viewName
        names[id] = name
        levels.append([])
        if !view.subviews.isEmpty {
            let level = levels.count - 1
            if facts.namesHeldViews, let listing = view as? any HeldViewNaming {
                for (name, held) in listing.heldViews {
                    if let held { hold(ObjectIdentifier(held), name, level) }
                }
            }
            unread.append((view, level))
        }
        return name
    }

    /// Forgets the properties of the view that was entered last.
    package mutating func leave() {
        guard let level = levels.popLast() else { return }
        if unread.last?.level == levels.count { unread.removeLast() }
        for view in level {
            held[view]?.removeLast()
        }
    }

    /// Returns the name that the nearest entered view has for a view, by reading no more properties than needed.
    private mutating func nameByProperty(_ id: ObjectIdentifier) -> String? {
        while let (owner, level) = unread.last {
            if let nearest = held[id]?.last, nearest.level >= level { return nearest.name }
            unread.removeLast()
            read(owner, level)
            owner.node.visitExtensions { read($0, level) }
        }
        return held[id]?.last?.name
    }

    private mutating func read(_ owner: AnyObject, _ level: Int) {
        guard classes.facts(of: owner).mayHoldViews else { return }
        HeldViews.visit(owner) { id, name in hold(id, name, level) }
    }

    /// Adds a name, which counts before those of outer levels and after those that the level has.
    private mutating func hold(_ id: ObjectIdentifier, _ name: String, _ level: Int) {
        var all = held[id, default: []]
        let place = all.lastIndex { $0.level <= level }.map { $0 + 1 } ?? 0
        if place > 0, all[place - 1].level == level { return }
        all.insert(Held(name: name, level: level), at: place)
        held[id] = all
        levels[level].append(id)
    }
}

/// A view with attributes of its own in printed trees.
///
/// ```swift
/// extension PollView: SelfDescribing {
///     var treeAttributes: KeyValuePairs<String, String> { ["votes": "\(votes)"] }
/// }
/// ```
public protocol SelfDescribing: View {
    /// The attributes that trees print at the end of the view's line; untrusted until escaped.
    var treeAttributes: KeyValuePairs<String, String> { get }
}
