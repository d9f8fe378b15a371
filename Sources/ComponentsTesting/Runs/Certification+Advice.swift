extension Certification {
    /// Returns a finding with code that reproduces it: the tree of a message, if the law is about one.
    func broken(
        _ law: CertificateLaw,
        of id: String? = nil,
        _ fact: String,
        _ severity: CertificateFinding.Severity = .error,
        repetition: [String]? = nil,
        fix: String? = nil
    ) -> CertificateFinding {
        let laws: [CertificateLaw] = [.hostileText, .roles, .targets, .contrast, .words]
        let code = laws.contains(law) ? code(of: law, in: id) : certifying(law)
        return CertificateFinding(
            law: law,
            severity: severity,
            message: id,
            fact: fact,
            repetition: repetition ?? code,
            fix: fix ?? "To fix, \(law.advice ?? "do what the fact says")."
        )
    }
}
