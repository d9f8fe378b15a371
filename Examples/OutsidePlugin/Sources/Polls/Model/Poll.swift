/// A question with the answers that people can vote for.
public struct Poll: Sendable, Hashable {
    /// The question; hostile until escaped.
    public var question: String

    /// The answers, in order.
    public var options: [PollOption]

    /// Whether voting has ended.
    public var isClosed: Bool

    /// Creates a poll.
    public init(question: String, options: [PollOption], isClosed: Bool = false) {
        self.question = question
        self.options = options
        self.isClosed = isClosed
    }

    /// The answers with the most votes, in order; empty before the first vote.
    public var leaders: [PollOption] {
        let most = options.map(\.votes).max() ?? 0
        return most > 0 ? options.filter { $0.votes == most } : []
    }
}

/// An answer that people can vote for.
public struct PollOption: Sendable, Hashable {
    /// The answer; hostile until escaped.
    public var text: String

    /// The number of votes; never negative.
    public var votes: Int

    /// Creates an answer; a negative number of votes becomes 0.
    public init(_ text: String, votes: Int = 0) {
        self.text = text
        self.votes = max(0, votes)
    }
}
