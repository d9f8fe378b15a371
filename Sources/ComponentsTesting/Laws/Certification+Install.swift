import Components

extension Certification {
    /// The errors of installing the plugin.
    func installFindings() -> [CertificateFinding] {
        refusals.map { refusal in
            let (fact, fix) = "\(refusal.error)".splitFix
            let plugins = refusal.plugins.filter { other in
                other.id == plugin.id || neighbours.contains { $0.id == other.id }
                    || !required.contains { $0.id == other.id }
            }
            return broken(.install, fact, repetition: installing(plugins), fix: fix)
        }
    }
}
