import Components
import DefaultComponents
import Drawing

/// Something that a plugin brings about in the tree of a message.
struct EffectFact: Hashable, Comparable {
    /// What it is about: the name of a view, behind the names of the slots around it.
    let place: String
    let what: What

    /// What is so there.
    enum What: Hashable {
        /// Such a view is there, in a part.
        case isThere(in: String)
        /// None is.
        case isGone
        /// A view of a type was added by the plugin to a view of this name.
        case added(type: String)
        /// A view there has a setting, with its value.
        case has(String, String)
    }

    static func < (lhs: Self, rhs: Self) -> Bool {
        (lhs.place, lhs.text) < (rhs.place, rhs.text)
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

/// What can be said of a tree.
struct TreeFacts {
    private var facts: Set<EffectFact> = []
    private var names: Set<String> = []
    private var places: Set<String> = []

    /// Reads the tree of a message, or of a list.
    ///
    /// Which messages of a list are seen hangs on their heights, so what they and the day over them say is left out, or
    /// all of them.
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

    /// The settings that hang on what a message says.
    private static let ofContent: Set<String> = ["label", "options", "image", "lines"]

    private static func settings(
        of node: TreeNode,
        at place: String,
        hasText: Bool
    ) -> [EffectFact] {
        let keys = node.keys.filter { hasText || !ofContent.contains($0.name) }
        let settings = keys.flatMap { key -> [EffectFact.What] in
            guard key.name == "options" else { return [.has(key.name, key.value ?? "")] }
            // Each plugin has its options among those of others.
            return (key.value ?? "").split(separator: ",").map { .has("option \($0)", "") }
        }
        let texts = hasText ? node.text.map { [EffectFact.What.has("text", $0)] } ?? [] : []
        return (settings + texts).map { EffectFact(place: place, what: $0) }
    }

    /// What is so here and was not so without the plugin; of new parts only that they are there.
    func effect(beyond plain: TreeFacts) -> Set<EffectFact> {
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

    /// Returns whether a fact is lost here: the part that it is about is there, and it is not so.
    func loses(_ fact: EffectFact) -> Bool {
        switch fact.what {
        case .isThere(let part): places.contains(part) && !places.contains(fact.place)
        case .isGone: places.contains(fact.place)
        case .added: names.contains(fact.place) && !facts.contains(fact)
        case .has: places.contains(fact.place) && !facts.contains(fact)
        }
    }

    /// Returns whether others have a say in what a fact is about: they set the same otherwise than it was, or want what it
    /// takes out.
    func contests(_ fact: EffectFact, of plain: TreeFacts) -> Bool {
        switch fact.what {
        case .isThere: places.contains(fact.place) && !plain.places.contains(fact.place)
        case .isGone: true
        case .added: false
        case .has(let name, _):
            values(of: name, at: fact.place) != plain.values(of: name, at: fact.place)
        }
    }

    private func values(of setting: String, at place: String) -> Set<EffectFact> {
        facts.filter { fact in
            guard fact.place == place, case .has(setting, _) = fact.what else { return false }
            return true
        }
    }
}
