import Components
import DefaultComponents
import Drawing

extension Certification {
    /// Effects of the plugin that are lost when another plugin causes a fault.
    func faultFindings() -> [CertificateFinding] {
        let found = (0..<max(0, settings.faults)).lazy.compactMap { number in
            self.finding(of: FaultTrial(number, among: self.rows))
        }
        return Array(found.prefix(max(0, settings.findings)))
    }

    private func finding(of trial: FaultTrial?) -> CertificateFinding? {
        guard let trial, let faulty = trial.components(with: [plugin], in: self),
            let usual = trial.components(with: [], in: self)
        else { return nil }
        let sample = shown(.message(trial.row), in: ComponentContext(faulty))
        let expected = shown(.message(trial.row), in: ComponentContext(alone))
        guard let difference = firstDifference(of: [sample], from: [expected]) else { return nil }
        // Differences that occur without the plugin too are not its fault.
        let plain = shown(.message(trial.row), in: ComponentContext(bare))
        let faultyPlain = shown(.message(trial.row), in: ComponentContext(usual))
        guard faultyPlain.tree == plain.tree else { return nil }
        return broken(
            .faults,
            of: trial.row.id,
            "While another plugin does \(trial.injectedFault.name.quoted) in \(trial.hook.rawValue) of "
                + "\(trial.part.rawValue.quoted), it has \(difference.fact)."
        )
    }
}

/// One fault in one message.
private struct FaultTrial {
    let injectedFault: InjectedFault
    let hook: ComponentHook
    let part: FaultyPlugin.Part
    let row: SampleRow

    /// Creates the trial with a number; nil for a fault without effect.
    init?(_ number: Int, among rows: [SampleRow]) {
        guard !rows.isEmpty else { return nil }
        let hooks = ComponentHook.allCases
        let parts = FaultyPlugin.Part.allCases
        let injectedFaults = InjectedFault.quickOnes
        injectedFault = injectedFaults[number % injectedFaults.count]
        hook = hooks[(number + number / injectedFaults.count) % hooks.count]
        part = parts[number % parts.count]
        row = rows[number * 5 % rows.count]
        if injectedFault.isHarmless(in: hook) { return nil }
    }

    func components(with plugins: [any Plugin], in run: Certification) -> Components? {
        // The same fault with and without the plugin.
        let ids = run.alone.plugins.map(\.id)
        let faulty = FaultyPlugin(in: part, beside: ids)
        guard var components = try? run.components(with: plugins + [faulty]) else { return nil }
        let plan = FaultPlan(injectedFault: injectedFault, hook: hook, messages: [row.message.id])
        components[.injectedFaults] = [FaultInjecting.planner: plan]
        return components
    }
}
