import Components
import DefaultComponents
import Drawing

/// An effect of a plugin on the tree of a message.
struct EffectFact: Hashable, Comparable {
    /// The view that it is about: its name, after the names of the slots around it.
    let place: String
    let what: What

    /// The kind of an effect.
    enum What: Hashable {
        /// The view exists, in a part.
        case isThere(in: String)
        /// The view does not exist.
        case isGone
        /// The plugin added a view of a type to a view of this name.
        case added(type: String)
        /// The view has a property with a value.
        case has(String, String)
    }

    static func < (lhs: Self, rhs: Self) -> Bool {
        (lhs.place, lhs.text) < (rhs.place, rhs.text)
    }

    /// Whether it is a layout option.
    var isOption: Bool {
        if case .has(let name, "") = what { name.hasPrefix("option ") } else { false }
    }

    /// The fact in words.
    var text: String {
        switch what {
        case .isThere(let part): "the \(place.quoted) in \(part.quoted)"
        case .isGone: "that there is no \(place.quoted)"
        case .added(let type): "the \(type.quoted) in \(place.quoted)"
        case .has(let name, ""): "\(name.quoted) of \(place.quoted)"
        case .has(let name, let value): "\("\(name)=\(value)".quoted) of \(place.quoted)"
        }
    }
}

/// The facts of a tree.
struct EffectFacts {
    private var facts: Set<EffectFact> = []
    private var names: Set<String> = []
    private var places: Set<String> = []

    /// Reads the tree of a message, or of a list.
    ///
    /// The visible messages of a list depend on their heights, so the content of their cells and of the date over the
    /// list is left out, or the cells themselves.
    init(_ tree: TreeNode, of plugin: PluginID, isList: Bool, hasCells: Bool = true) {
        typealias Step = (node: TreeNode, around: String, part: String, isInCell: Bool)
        var waiting: [Step] = [(tree, "", "", false)]
        while let (node, around, part, isInCell) = waiting.popLast() {
            let place = part.isEmpty ? node.name : "\(part)/\(node.name)"
            if isList, isInCell, !hasCells { continue }
            let isShown = !(isList && isInCell)
            names.insert(node.name)
            places.insert(place)
            if isShown { facts.insert(EffectFact(place: place, what: .isThere(in: part))) }
            if let adder = node.addedBy, adder.id == plugin.rawValue, adder.verb == .extend {
                facts.insert(EffectFact(place: around, what: .added(type: node.type)))
            }
            facts.formUnion(Self.settings(of: node, at: place, hasText: isShown))
            let isCell =
                isInCell || [Slot.messageCell.name, Slot.dateOverlay.name].contains(node.name)
            let inner = node.isSlotMade ? place : part
            waiting += node.children.map { ($0, node.name, inner, isCell) }
        }
    }

    /// The properties that depend on the text of a message.
    private static let ofContent: Set<String> = ["label", "options", "image", "lines"]

    private static func settings(
        of node: TreeNode,
        at place: String,
        hasText: Bool
    ) -> [EffectFact] {
        let keys = node.keys.filter { hasText || !ofContent.contains($0.name) }
        let settings = keys.flatMap { key -> [EffectFact.What] in
            guard key.name == "options" else { return [.has(key.name, key.value ?? "")] }
            // The options of each plugin are among those of others.
            return (key.value ?? "").split(separator: ",").map { .has("option \($0)", "") }
        }
        let texts = hasText ? node.text.map { [EffectFact.What.has("text", $0)] } ?? [] : []
        return (settings + texts).map { EffectFact(place: place, what: $0) }
    }

    /// The facts here that do not hold without the plugin; of new parts only that they exist.
    func effect(beyond plain: EffectFacts) -> Set<EffectFact> {
        let new = facts.subtracting(plain.facts).filter { fact in
            switch fact.what {
            case .isThere: true
            case .has: plain.places.contains(fact.place)
            case .added, .isGone: true
            }
        }
        let gone = plain.facts.filter { fact in
            guard case .isThere = fact.what else { return false }
            return !places.contains(fact.place)
        }
        return new.union(gone.map { EffectFact(place: $0.place, what: .isGone) })
    }

    /// Returns whether a fact is lost here: its part exists, and the fact does not hold.
    func loses(_ fact: EffectFact) -> Bool {
        switch fact.what {
        case .isThere(let part): places.contains(part) && !places.contains(fact.place)
        case .isGone: places.contains(fact.place)
        case .added: names.contains(fact.place) && !facts.contains(fact)
        case .has: places.contains(fact.place) && !facts.contains(fact)
        }
    }

    /// Returns whether a property of a fact differs from that without the plugin, if not by the same value.
    func changes(_ fact: EffectFact, from others: EffectFacts) -> Bool {
        guard case .has(let name, let value) = fact.what, !value.isEmpty else { return false }
        return values(of: name, at: fact.place) != others.values(of: name, at: fact.place)
    }

    /// Returns whether other plugins contest a fact: they set the property to another value, add the same view, or may
    /// need the removed one.
    func contests(_ fact: EffectFact, of plain: EffectFacts) -> Bool {
        switch fact.what {
        case .isThere: places.contains(fact.place) && !plain.places.contains(fact.place)
        case .isGone: true
        case .added: false
        case .has(let name, _):
            values(of: name, at: fact.place) != plain.values(of: name, at: fact.place)
        }
    }

    /// The layout options of the message, on which all its other facts depend.
    var options: Set<EffectFact> { facts.filter(\.isOption) }

    private func values(of setting: String, at place: String) -> Set<EffectFact> {
        facts.filter { fact in
            guard fact.place == place, case .has(setting, _) = fact.what else { return false }
            return true
        }
    }
}
