public import DefaultComponents

extension AttachmentKind {
    /// A ``Poll``.
    public static let poll: Self = "poll"
}

/// The payload of an attachment: a question with options.
public struct Poll: Codable, Sendable, Hashable {
    /// The question.
    public var title: String
    /// The options, of which ten are shown.
    public var options: [Option]

    /// Creates a poll.
    public init(title: String, options: [Option]) {
        (self.title, self.options) = (title, options)
    }

    /// An option of a poll.
    public struct Option: Codable, Sendable, Hashable {
        /// The text.
        public var text: String
        /// The number of votes of others; `nil` if there are none.
        public var votes: Int?

        /// Creates an option.
        public init(_ text: String, votes: Int? = nil) { (self.text, self.votes) = (text, votes) }
    }
}
