public import Components
import DefaultComponents

/// Shows polls, lets people vote in them, and reads them from plain text.
public struct PollsPlugin: Plugin {
    /// `polls`.
    public let manifest = PluginManifest(
        "polls",
        summary: "Messages show polls, with a button to vote and the result.",
        // Both add a view at the end of a message: without this, the ids would decide their order.
        ordering: [.after("share-attachments")],
        host: Version(0, 1)..<Version(0, 2),
        slots: [
            SlotRequirement(.messageContentView, in: 1..<2),
            SlotRequirement(.messageLayoutOptions, in: 1..<2),
        ]
    )

    private let onVote: @Sendable (PollVoteRequest) -> Void

    /// Creates the plugin.
    ///
    /// - Parameter onVote: Called, on any thread, when a reader wants to vote and no listener before the plugin's
    ///   handled the request.
    public init(onVote: @escaping @Sendable (PollVoteRequest) -> Void = { _ in }) {
        self.onVote = onVote
    }

    /// Declares the new slots, fills the chat's families and adds the button to messages.
    public func register(in registrar: inout Registrar) {
        registrar.declare(.pollOption)
        registrar.declare(.voteButton)
        registrar.declare(.pollResult)
        registrar.declare(.vote)
        registrar.declare(ChatMessageLayoutOption.voteButton)

        registrar.replace(.attachment(.poll), with: PollAttachmentView.self)
        registrar.replace(.footerDecoration("pollResult"), with: pollResultDecoration)
        registrar.replace(.conversationFormat("transcript"), with: TranscriptFormat())

        registrar.transform(.messageLayoutOptions) { next, request in
            var options = next(request)
            if let poll = request.message?.poll, !poll.isClosed { options.insert(.voteButton) }
            return options
        }
        registrar.extend(.messageContentView, with: VoteButtonBelow.self)
        let onVote = onVote
        registrar.on(.vote) { request in
            onVote(request)
            return .handled
        }
    }
}
