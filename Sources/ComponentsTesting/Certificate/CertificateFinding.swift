import Components

/// A law that a plugin breaks: what is so, where, how to see it again, and how to mend it.
///
/// It is an error, so that Swift Testing records it as an issue: `Issue.record(finding)`.
public struct CertificateFinding: Error, Sendable, Hashable {
    /// The law.
    public let law: CertificateLaw

    /// Whether it breaks the law, or is something that may be meant.
    public let severity: Severity

    /// How bad a finding is.
    public enum Severity: String, Sendable, Hashable {
        /// The law is broken: the plugin does not pass.
        case error
        /// Something is missing or done otherwise that may be meant to be, as moderators do; the plugin passes.
        case warning
    }

    /// The id of the message or of the composer's state, or `list` for a list of messages; none where it is about none.
    public let message: String?

    /// What is so and should not be, in a sentence.
    public let fact: String

    /// Code that shows it again, in three lines at most; names in it that are no plugins' are the arguments with which
    /// the certificate was made.
    public let repetition: [String]

    /// What to change, in a sentence that begins with `To fix`.
    public let fix: String
}

extension CertificateFinding: CustomStringConvertible {
    /// The law with the fact, the code that shows it again, and the fix, without a line feed at the end.
    public var description: String {
        let place = message.map { " in \($0.quoted)" } ?? ""
        let code = repetition.map { "\n    \($0.shown(upTo: 1_000))" }.joined()
        let start = severity == .error ? "" : "warning, "
        return "\(start)\(law.rawValue)\(place): \(fact)\n  To see it again:\(code)\n  \(fix)"
    }
}
