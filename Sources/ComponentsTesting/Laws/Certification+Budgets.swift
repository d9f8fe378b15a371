import Components
import Drawing

extension Certification {
    /// The budgets of which the plugin needs more than a small part.
    func budgetFindings() -> [CertificateFinding] {
        var context = ComponentContext(alone)
        context.budget = settings.budget
        let known = Set(aloneShown.flatMap(\.diagnostics).compactMap { $0.budget(of: plugin.id) })
        return shown(in: context).compactMap { sample in
            let told = sample.diagnostics.lazy.compactMap { $0.budget(of: self.plugin.id) }
            guard let mistake = told.first(where: { !known.contains($0) }) else { return nil }
            let (fact, fix) = "\(mistake)".splitFix
            return broken(.budgets, of: sample.id, fact, fix: fix)
        }
    }
}

extension ComponentDiagnostic {
    /// The excess over a budget, if a diagnostic reports one.
    fileprivate func budget(of plugin: PluginID) -> ComponentDiagnostic? {
        guard case .excluded(let fault) = self, fault.claim.owner == .plugin(plugin),
            case .refused(.overBudget) = fault.mistake
        else { return nil }
        return fault.mistake
    }
}
