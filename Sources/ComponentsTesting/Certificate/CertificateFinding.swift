import Components

/// A law that a plugin breaks: what is so, where, how to see it again, and how to mend it.
///
/// It is an error, so that Swift Testing records it as an issue: `Issue.record(finding)`.
public struct CertificateFinding: Error, Sendable, Hashable {
    /// The law.
    public let law: CertificateLaw

    /// The id of the message or of the composer's state, or `list` for a list of messages; none where it is about none.
    public let message: String?

    /// What is so and should not be, in a sentence.
    public let fact: String

    /// Code that shows it again, in three lines at most; names in it that are no plugins' are the arguments with which
    /// the certificate was made.
    public let repetition: [String]

    /// What to change, in a sentence that begins with `To fix`.
    public let fix: String

    init(
        _ law: CertificateLaw,
        of message: String? = nil,
        _ fact: String,
        repetition: [String],
        fix: String
    ) {
        self.law = law
        self.message = message
        self.fact = fact
        self.repetition = repetition
        self.fix = fix
    }
}

extension CertificateFinding: CustomStringConvertible {
    /// The law with the fact, the code that shows it again, and the fix, without a line feed at the end.
    public var description: String {
        let place = message.map { " in \($0.quoted)" } ?? ""
        let code = repetition.map { "\n    \($0.shown(upTo: 1_000))" }.joined()
        return "\(law.rawValue)\(place): \(fact)\n  To see it again:\(code)\n  \(fix)"
    }
}
