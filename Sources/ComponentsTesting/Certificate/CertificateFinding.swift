import Components

/// A violation of a law: the fact, its place, code that reproduces it, and a fix.
///
/// It is an error, so that Swift Testing records it as an issue: `Issue.record(finding)`.
public struct CertificateFinding: Error, Sendable, Hashable {
    /// The law.
    public let law: CertificateLaw

    /// Whether it breaks the law, or may be intended.
    public let severity: Severity

    /// The severity of a finding.
    public enum Severity: String, Sendable, Hashable {
        /// The law is broken: the plugin does not pass.
        case error
        /// Missing or different content that may be intended, as with moderation; the plugin passes.
        case warning
        /// It took no effect in what was composed, and may in other messages; nothing is wrong with the plugin.
        case note
    }

    /// The id of the message or of the composer's state, or `list` for a list of messages; nil for findings about none.
    public let message: String?

    /// The fact that violates the law, in a sentence.
    public let fact: String

    /// Code that reproduces it, in three lines at most; names in it that are not plugins' are arguments of `certify`.
    public let repetition: [String]

    /// The fix, in a sentence that begins with `To fix`.
    public let fix: String
}

extension CertificateFinding: CustomStringConvertible {
    /// The law with the fact, the code that reproduces it, and the fix, without a line feed at the end.
    public var description: String {
        let place = message.map { " in \($0.quoted)" } ?? ""
        let code = repetition.map { "\n    \($0.shown(upTo: 1_000))" }.joined()
        let start = severity == .error ? "" : "\(severity.rawValue), "
        return "\(start)\(law.rawValue)\(place): \(fact)\n  To see it again:\(code)\n  \(fix)"
    }
}
