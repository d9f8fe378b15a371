/// A question with the answers that people can vote for.
public struct Poll: Sendable, Hashable {
    /// What is asked; hostile until escaped.
    public var question: String

    /// The answers, in order.
    public var options: [PollOption]

    /// Whether nobody can vote any more.
    public var isClosed: Bool

    /// Creates a poll.
    public init(question: String, options: [PollOption], isClosed: Bool = false) {
        self.question = question
        self.options = options
        self.isClosed = isClosed
    }

    /// The answers with the most votes, in order; none while nobody voted.
    public var leaders: [PollOption] {
        let most = options.map(\.votes).max() ?? 0
        return most > 0 ? options.filter { $0.votes == most } : []
    }
}

/// An answer that people can vote for.
public struct PollOption: Sendable, Hashable {
    /// The answer; hostile until escaped.
    public var text: String

    /// How many voted for it; never negative.
    public var votes: Int

    /// Creates an answer; fewer than no votes are none.
    public init(_ text: String, votes: Int = 0) {
        self.text = text
        self.votes = max(0, votes)
    }
}
