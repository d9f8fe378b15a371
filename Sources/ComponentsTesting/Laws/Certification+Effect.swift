import Components
import DefaultComponents
import Drawing

extension Certification {
    /// Effects that are lost beside some of the neighbours, or do not exist.
    func effectFindings() -> [CertificateFinding] {
        let expected = aloneEffects
        if effect != nil {
            if expected.isEmpty {
                return [statement("What you say of its effect is true of no message with it.")]
            }
            let idle = bareShown.filter { holds($0) == true && expected[$0.id] != nil }
            if idle.count == expected.count {
                return [statement("What you say of its effect is as true without it.")]
            }
        }
        for plugins in subsets {
            guard let components = try? components(with: plugins + [plugin]) else { continue }
            for sample in shown(components) {
                guard let loss = loss(in: sample, of: expected, beside: plugins) else { continue }
                let fewer = smallest(plugins, losing: sample.id, of: expected)
                return [finding(loss, in: sample.id, beside: fewer)]
            }
        }
        return []
    }

    /// Sets of neighbours: all of them, then random ones.
    private var subsets: [[any Plugin]] {
        var generator = SeededGenerator(settings.seed)
        let random = (0..<max(0, settings.subsets)).map { _ in
            neighbours.filter { _ in Bool.random(using: &generator) }
        }
        return [neighbours] + random
    }

    /// The smallest set of plugins in which the effect is lost, found by removing one plugin after the other.
    private func smallest(
        _ plugins: [any Plugin],
        losing id: String,
        of expected: [String: Set<EffectFact>]
    ) -> [any Plugin] {
        var left = plugins
        for candidate in plugins {
            let fewer = left.filter { $0.id != candidate.id }
            guard let components = try? components(with: fewer + [plugin]) else { continue }
            if loss(in: sample(id, components), of: expected, beside: fewer) != nil { left = fewer }
        }
        return left
    }

    private func sample(_ id: String, _ components: Components) -> ShownSample {
        let context = ComponentContext(components)
        return samples.first { $0.id == id }.map { shown($0, in: context) } ?? list(in: context)
    }

    /// The effects of the plugin alone, by the id of the message.
    private var aloneEffects: [String: Set<EffectFact>] {
        var effects: [String: Set<EffectFact>] = [:]
        for (sample, plain) in zip(aloneShown, bareShown) {
            if effect != nil {
                if holds(sample) == true { effects[sample.id] = [] }
                continue
            }
            // If it changes messages alone as well, the messages of the list are not compared.
            let hasCells = !rows.contains { effects[$0.id] != nil }
            let facts = facts(of: sample, hasCells).effect(beyond: facts(of: plain, hasCells))
            if !facts.isEmpty { effects[sample.id] = facts }
        }
        return effects
    }

    private func facts(of sample: ShownSample, _ hasCells: Bool = true) -> EffectFacts {
        EffectFacts(
            sample.tree,
            of: plugin.id,
            isList: sample.isList,
            hasCells: hasCells
        )
    }

    /// Whether the author's statement holds for a message; nil without a statement, or without a message.
    private func holds(_ sample: ShownSample) -> Bool? {
        guard let effect, let message = sample.message else { return nil }
        return effect(message, sample.tree)
    }

    /// Returns the lost effect in a message, if any.
    private func loss(
        in sample: ShownSample,
        of effects: [String: Set<EffectFact>],
        beside plugins: [any Plugin]
    ) -> String? {
        guard let expected = effects[sample.id] else { return nil }
        if effect != nil { return holds(sample) == false ? "what you say of its effect" : nil }
        let found = facts(of: sample)
        let lost = expected.filter(found.loses)
        guard !lost.isEmpty, let others = try? components(with: plugins),
            let plain = bareShown.first(where: { $0.id == sample.id })
        else { return nil }
        // If another plugin sets the same property, only one of them can have its effect.
        let theirs = facts(of: self.sample(sample.id, others))
        let usual = facts(of: plain)
        // A layout that they replace decides what one that the plugin changes looks like.
        let isReplaced = !theirs.options.isSuperset(of: usual.options)
        if isReplaced, expected.contains(where: \.isOption) { return nil }
        return lost.filter { fact in
            !theirs.contests(fact, of: usual) && !found.changes(fact, from: theirs)
        }.min().map(\.text)
    }

    private func finding(
        _ loss: String,
        in id: String,
        beside plugins: [any Plugin]
    ) -> CertificateFinding {
        let ids = plugins.map(\.id.rawValue).quotedList
        return broken(
            .effect,
            of: id,
            "Beside \(ids), \(loss) is lost.",
            repetition: code(of: .effect, in: id, with: plugins + [plugin])
        )
    }

    private func statement(_ fact: String) -> CertificateFinding {
        broken(
            .effect,
            fact,
            fix:
                "To fix, state something that only the plugin brings about, and give messages on which it acts."
        )
    }
}
