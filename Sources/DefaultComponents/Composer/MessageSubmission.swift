public import Components

/// The content of a composer, before it is sent.
public struct MessageSubmission: Sendable, Hashable {
    /// The content.
    public var content: ComposerContent

    /// The channel; `nil` while that is not known.
    public var channel: ChatChannel?

    /// Creates a submission.
    public init(_ content: ComposerContent, to channel: ChatChannel? = nil) {
        self.content = content
        self.channel = channel
    }
}

/// The result of a submission.
public enum SubmissionReply: Sendable, Hashable {
    /// The content to send.
    case send(ComposerContent)

    /// Nothing is sent: the content stays in the composer, with the reason as text.
    case refuse(reason: String)

    /// Nothing is sent: the content was handled.
    case done
}

/// Returns the result of a submission.
public typealias MessageSubmissionRule = @Sendable (MessageSubmission) -> SubmissionReply

extension ValueSlot<MessageSubmissionRule> {
    /// The result of a submission; plugins change, refuse and handle submissions with `transform`.
    ///
    /// ```swift
    /// registrar.transform(.messageSubmission) { next, submission in
    ///     guard submission.content.command?.name == "shrug" else { return next(submission) }
    ///     var submission = submission
    ///     submission.content.text = #"¯\_(ツ)_/¯"#
    ///     return next(submission)
    /// }
    /// ```
    public static let messageSubmission = ValueSlot(
        "messageSubmission",
        default: { .send($0.content) },
        contract: .stable
    )
}

/// A content that was not sent, and the reason.
public struct MessageRefusal: Sendable, Hashable {
    /// The content, which stays in the composer.
    public var content: ComposerContent

    /// The reason, as text for the reader.
    public var reason: String

    /// Creates a refusal.
    public init(_ content: ComposerContent, reason: String) {
        self.content = content
        self.reason = reason
    }
}

extension Event where Payload == MessageSubmission {
    /// A message is about to be sent, as the slot `messageSubmission` returned it; a handler sends it instead.
    public static let sendMessage = Event("sendMessage", contract: .stable)
}

extension Event where Payload == ChatMessage {
    /// A message was written or edited in a composer; with the message of the channel.
    public static let messageSubmitted = Event(
        notification: "messageSubmitted",
        contract: .stable
    )
}

extension Event where Payload == MessageRefusal {
    /// A message was not sent and stays in the composer.
    public static let messageRefused = Event("messageRefused", contract: .stable)
}
