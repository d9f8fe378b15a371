public import Components

/// What somebody wants to send, before it is sent.
public struct MessageSubmission: Sendable, Hashable {
    /// What was composed.
    public var content: ComposerContent

    /// The channel that it goes to; none while that is not known.
    public var channel: ChatChannel?

    /// Creates a submission.
    public init(_ content: ComposerContent, to channel: ChatChannel? = nil) {
        self.content = content
        self.channel = channel
    }
}

/// What is done with a submission.
public enum SubmissionReply: Sendable, Hashable {
    /// This is sent.
    case send(ComposerContent)

    /// Nothing is sent: what was composed stays where it is, with the reason, in words.
    case refuse(reason: String)

    /// Nothing is left to send: somebody has done what it asks for.
    case done
}

/// Says what is sent for what was composed.
public typealias MessageSubmissionRule = @Sendable (MessageSubmission) -> SubmissionReply

extension Slot where Value == MessageSubmissionRule, Part == Never {
    /// What is sent for what was composed; plugins change, refuse and answer it with `transform`.
    ///
    /// ```swift
    /// registrar.transform(.messageSubmission) { next, submission in
    ///     guard submission.content.command?.name == "shrug" else { return next(submission) }
    ///     var submission = submission
    ///     submission.content.text = #"¯\_(ツ)_/¯"#
    ///     return next(submission)
    /// }
    /// ```
    public static let messageSubmission = Slot(
        "messageSubmission",
        default: { .send($0.content) },
        contract: .stable
    )
}

/// Something composed that was not sent, and why.
public struct MessageRefusal: Sendable, Hashable {
    /// What was composed; it stays in the composer.
    public var content: ComposerContent

    /// Why, in words that the reader sees.
    public var reason: String

    /// Creates a refusal.
    public init(_ content: ComposerContent, reason: String) {
        self.content = content
        self.reason = reason
    }
}

extension Event where Payload == MessageSubmission {
    /// That something is about to be sent, as the slot `messageSubmission` left it; who handles it has sent it.
    public static let sendMessage = Event("sendMessage", contract: .stable)
}

extension Event where Payload == ChatMessage {
    /// That a message was written or edited in a composer, as the channel has it now.
    public static let messageSubmitted = Event("messageSubmitted", contract: .stable)
}

extension Event where Payload == MessageRefusal {
    /// That something was not sent and stays in the composer.
    public static let messageRefused = Event("messageRefused", contract: .stable)
}
