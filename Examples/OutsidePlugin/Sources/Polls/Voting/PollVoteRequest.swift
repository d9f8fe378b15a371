public import Components

/// A request to vote in a poll.
public struct PollVoteRequest: Sendable, Hashable {
    /// The id of the message with the poll.
    public let messageID: String

    /// The poll.
    public let poll: Poll
}

extension Event where Payload == PollVoteRequest {
    /// A tap on a poll's vote button.
    public static let vote = Event("vote")
}
