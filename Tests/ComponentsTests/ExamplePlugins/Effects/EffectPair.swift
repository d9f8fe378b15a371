import Components

/// The effects of two plugins that are installed together.
struct EffectPair: Sendable {
    let first: PluginID
    let second: PluginID
    let outcome: Outcome

    enum Outcome: Sendable {
        /// The innermost view of a message, or of the list with all its messages, with both effects.
        case together(message: String, view: String)
        /// One plugin has no component left to act on.
        case vacuous(PluginID, because: String)
    }

    init(_ first: PluginID, _ second: PluginID, in message: String, on view: String) {
        self.first = first
        self.second = second
        outcome = .together(message: message, view: view)
    }

    init(_ first: PluginID, _ second: PluginID, vacuous: PluginID, because reason: String) {
        self.first = first
        self.second = second
        outcome = .vacuous(vacuous, because: reason)
    }

    var ids: [PluginID] { [first, second] }

    /// The plugin that has no component to act on, if any.
    var vacuous: PluginID? {
        if case .vacuous(let id, _) = outcome { id } else { nil }
    }

    /// Returns the plugins of a set that have no component left to act on because of others.
    static func vacuous(in plugins: [PluginID]) -> Set<PluginID> {
        Set(all.filter { $0.ids.allSatisfy(plugins.contains) }.compactMap(\.vacuous))
    }

    /// Returns the violations of this row in messages composed with both plugins.
    func findings(in chat: ComposedChat) -> [String] {
        let laws = ids.compactMap(EffectLaw.of)
        let broken = laws.flatMap { $0.findings(in: chat) }
        guard laws.count == 2, broken.isEmpty else { return broken }
        let witnesses = laws.map { $0.witnesses(in: chat) }
        switch outcome {
        case .together(let message, let view):
            let found = Self.views(of: message, with: witnesses[0], and: witnesses[1])
            return found.contains(view) ? [] : ["\(ids): not on \(view) but on \(found)"]
        case .vacuous(let id, _):
            return zip(laws, witnesses).compactMap { law, witnesses in
                guard witnesses.isEmpty != (law.plugin == id) else { return nil }
                return "\(ids): \(law.plugin) has \(witnesses.count) witnesses"
            }
        }
    }

    /// Returns the names of the innermost views that contain a node of each list.
    private static func views(
        of message: String,
        with first: [PlacedNode],
        and second: [PlacedNode]
    ) -> [String] {
        let names = first.filter { $0.isIn(message) }.flatMap { one in
            second.filter { $0.isIn(message) }.compactMap { other in
                zip(one.path, other.path).prefix { $0 == $1 }.last?.0
            }
        }
        return Set(names).sorted()
    }
}

extension PlacedNode {
    /// Whether the node is in an entry; in the list are all its messages.
    fileprivate func isIn(_ entry: String) -> Bool {
        self.entry == entry || entry == "list" && self.entry.hasSuffix(" in list")
    }
}
