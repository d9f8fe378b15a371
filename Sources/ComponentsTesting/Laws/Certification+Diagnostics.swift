import Components
import Drawing

extension Certification {
    /// The diagnostics with the plugin that are not reported without it.
    func diagnosticFindings() -> [CertificateFinding] {
        var known = Set(bare.diagnostics + others.diagnostics)
        known.formUnion((bareShown + othersShown).flatMap(\.diagnostics))
        let told =
            (alone.diagnostics + all.diagnostics).map { (id: nil as String?, $0) }
            + (aloneShown + allShown).flatMap { sample in
                sample.diagnostics.map { (id: sample.id, $0) }
            }
        return told.compactMap { id, diagnostic in
            // What is hidden in one message is seen in others, or added without effect.
            switch diagnostic {
            case .containerNotAdded, .nameWithoutContent: return nil
            default: break
            }
            guard known.insert(diagnostic).inserted else { return nil }
            let (fact, fix) = "\(diagnostic)".splitFix
            return broken(
                .diagnostics,
                of: id,
                fact,
                repetition: id.map { code(of: .diagnostics, in: $0) } ?? certifying(.diagnostics),
                fix: fix
            )
        }
    }
}
