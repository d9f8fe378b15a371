import Components
import DefaultComponents

extension Certification {
    /// The texts that are hard to read with the plugin, but not without it.
    func contrastFindings() -> [CertificateFinding] {
        let limit = settings.contrast
        return faults { view, components in
            let found = ContrastFaults(in: view, on: components[.appearance].palette, below: limit)
            let need = "to 1 with what lies behind it, of at least \(limit) to 1"
            return found.all.map { "\($0) \(need)" }
                + found.faint.map { "\($0) can hardly be read" }
        }.map { id, fault in
            broken(.contrast, of: id, "The text of \(fault).")
        }
    }
}
