public import Components

/// How the layout options of one message came about: what the rules gave, and who changed it, in order.
public struct LayoutOptionsAccount: Sendable, Hashable {
    /// What one layer did.
    public struct Step: Sendable, Hashable {
        /// Whose doing it is: the default rules, a resolver in their place, or what wraps them.
        public let layer: SlotLayer

        /// The options that it put in, by name.
        public let inserted: [ChatMessageLayoutOption]

        /// The options that it took out, by name.
        public let removed: [ChatMessageLayoutOption]

        /// The options that it asked for, put in or took out, by name; none of a resolver.
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

    /// The layers in the order in which they had their say: first the default rules, then the others, innermost
    /// first; those that changed nothing, too.
    public let steps: [Step]

    /// What came of it.
    public let options: ChatMessageLayoutOptions

    /// Why the default rules give an option, or do not, with the values that they met; none for options that they
    /// do not know.
    package let reasons: [ChatMessageLayoutOption: LayoutRuleReason]
}

extension LayoutOptionsAccount {
    /// Decides the options of a message again, layer by layer.
    ///
    /// Every layer is asked once for each one around it, so a layer that answers otherwise each time is reported wrong.
    public init(of content: MessageCellContent, in components: Components) {
        let components = components.scoped(to: content)
        let resolver = components.resolverBelowTransforms
        let request = MessageLayoutRequest(content, components: components, resolver: resolver)
        let rules = LayoutRules(request)
        var known = rules?.options.named ?? []
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
            let options = notes.collect { stage.value(request) }
            let names = notes.askedNames
            // What asks the resolver and nothing else has no say of its own.
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
    /// What decides the layout of messages below all transforms, as a tree would ask it.
    fileprivate var resolverBelowTransforms: any MessageLayoutOptionsResolver {
        assignedResolver ?? self[.messageLayoutOptionsResolver].init()
    }
}
