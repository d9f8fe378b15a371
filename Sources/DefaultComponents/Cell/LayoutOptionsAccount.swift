public import Components

/// An account of the layout options of one message: those of the default rules, and the changes to them, in order.
public struct LayoutOptionsAccount: Sendable, Hashable {
    /// The changes by one layer.
    public struct Step: Sendable, Hashable {
        /// The layer: the default rules, a resolver in their place, or a transform.
        public let layer: SlotLayer

        /// The options that it inserted, by name.
        public let inserted: [ChatMessageLayoutOption]

        /// The options that it removed, by name.
        public let removed: [ChatMessageLayoutOption]

        /// The options that it looked up, inserted or removed, by name; none for a resolver.
        let asked: [ChatMessageLayoutOption]

        init(
            _ layer: SlotLayer,
            from old: ChatMessageLayoutOptions,
            to new: ChatMessageLayoutOptions,
            asking asked: Set<SideEffectLog.AskedName> = []
        ) {
            self.layer = layer
            self.asked = asked.map { ChatMessageLayoutOption(rawValue: $0.name) }.sorted()
            inserted = new.subtracting(old).sorted()
            removed = old.subtracting(new).sorted()
        }
    }

    /// The layers in order: first the default rules, then the others, innermost first, including those that changed
    /// nothing.
    public let steps: [Step]

    /// The resulting options.
    public let options: ChatMessageLayoutOptions

    /// The reasons for which the default rules give an option or not, with the message's values; none for options
    /// that they do not know.
    package let reasons: [ChatMessageLayoutOption: LayoutRuleReason]
}

extension LayoutOptionsAccount {
    /// Resolves the options of a message again, layer by layer.
    ///
    /// Each layer is called once for each one around it, so the account of a layer whose results vary is wrong.
    public init(of content: MessageCellContent, in components: Components) {
        let components = components.scoped(to: content)
        let resolver = components.resolverBelowTransforms
        let request = MessageLayoutRequest(content, components: components, resolver: resolver)
        let rules = LayoutRules(request)
        var known = rules?.options ?? []
        let report = components.report(on: .messageLayoutOptionsResolver)
        let standard = report.shadowed.first ?? report.base
        var steps = [Step(standard, from: [], to: known)]
        if type(of: resolver) != ChatMessageLayoutOptionsResolver.self {
            let options = request.answer
            steps.append(Step(report.base, from: known, to: options))
            known = options
        }
        var asked: Set<SideEffectLog.AskedName> = []
        for (place, stage) in components.stages(of: .messageLayoutOptions).enumerated() {
            let notes = SideEffectLog()
            let options = notes.collect { components.calling { stage.value(request) } }
            let names = notes.askedNames
            // A first stage that only calls the resolver is not a layer of its own.
            if place > 0 || options != known {
                let own = names.subtracting(asked)
                steps.append(Step(stage.layer, from: known, to: options, asking: own))
            }
            known = options
            asked.formUnion(names)
        }
        self.steps = steps
        options = known
        reasons = rules?.reasons ?? [:]
    }
}

extension Components {
    /// The resolver below all transforms, as a tree would use it.
    fileprivate var resolverBelowTransforms: any MessageLayoutOptionsResolver {
        assignedResolver ?? self[.messageLayoutOptionsResolver].init()
    }
}
