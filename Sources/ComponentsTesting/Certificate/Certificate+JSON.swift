import Components
import Drawing

extension Certificate {
    /// The certificate as a JSON object on one line, without a line feed.
    ///
    /// Its members are `plugin`, `passes`, `laws`, `broken` and `neighbours`, and `findings` with `law`, `message`
    /// (which may be null), `severity`, `fact`, `repetition` (lines of code) and `fix`.
    public var json: String {
        JSONLine.object([
            "plugin": JSONText.string(plugin.rawValue),
            "passes": "\(passes)",
            "laws": JSONLine.strings(laws.map(\.rawValue)),
            "broken": JSONLine.strings(broken.map(\.rawValue)),
            "neighbours": JSONLine.strings(neighbours.map(\.rawValue)),
            "findings": JSONLine.array(findings.map(\.json)),
        ])
    }
}

extension CertificateFinding {
    fileprivate var json: String {
        JSONLine.object([
            "law": JSONText.string(law.rawValue),
            "message": JSONLine.string(message),
            "severity": JSONText.string(severity.rawValue),
            "fact": JSONText.string(fact),
            "repetition": JSONLine.strings(repetition),
            "fix": JSONText.string(fix),
        ])
    }
}
