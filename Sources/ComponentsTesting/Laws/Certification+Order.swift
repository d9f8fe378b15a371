import Components
import Drawing

extension Certification {
    /// Samples that differ when they are composed a second time, because of random values or the time of day.
    func repeatableFindings() -> [CertificateFinding] {
        guard let difference = firstDifference(of: shown(alone), from: aloneShown),
            firstDifference(of: shown(bare), from: bareShown) == nil
        else {
            let fact = "It has what follows from a hashValue, another one in each process."
            return looksHashed ? [broken(.repeatable, of: "hello", fact)] : []
        }
        let fact = "Composed a second time, it has \(difference.fact)."
        return [broken(.repeatable, of: difference.id, fact)]
    }

    /// Load orders that give another table, or other bytes.
    func orderFindings() -> [CertificateFinding] {
        var generator = SeededGenerator(settings.seed)
        let plugins = neighbours + [plugin]
        for number in 0..<max(0, settings.orders) {
            let order = number == 0 ? plugins.reversed() : plugins.shuffled(using: &generator)
            guard let finding = finding(of: order, among: all, allShown) else { continue }
            // Changes of its neighbours that occur without it too are not its fault.
            let neighbours = order.filter { $0.id != plugin.id }
            if self.finding(of: neighbours, among: others, othersShown) == nil { return [finding] }
        }
        return []
    }

    /// Returns the differences between two load orders of plugins.
    private func finding(
        of order: [any Plugin],
        among usual: Components,
        _ usualShown: @autoclosure () -> [ShownSample]
    ) -> CertificateFinding? {
        do {
            let components = try components(with: order)
            let fact = check.difference(of: components, from: usual, usualShown()) { _ in
                "What it says is another thing when the plugins are loaded in another order."
            } output: { shown in
                firstDifference(of: shown, from: usualShown()).map {
                    "Loaded in another order, \($0.id.quoted) has \($0.fact)."
                }
            }
            return fact.map { broken(.order, $0) }
        } catch {
            let (fact, fix) = "\(error)".splitFix
            let refusal = "Loaded in another order, it cannot be installed: \(fact)"
            return broken(.order, refusal, fix: fix)
        }
    }
}
