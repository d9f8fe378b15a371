import Components
public import DefaultComponents
import Views

extension ChatMessageLayoutOption {
    /// The option of a message with a button to vote in its poll.
    public static let voteButton: Self = "voteButton"
}

/// Puts a vote button below a message's content.
final class VoteButtonBelow: ComponentExtension<ChatMessageContentView> {
    private var button: (any VoteButton)?

    override func setUpLayout() {
        super.setUpLayout()
        guard host.layoutOptions.contains(.voteButton) else { return }
        // Made from a slot, so that the button can be replaced and extended too.
        let button = host.make(.voteButton)
        self.button = button
        host.bubbleContentContainer.addArrangedSubview(button)
    }

    override func updateContent() {
        super.updateContent()
        button?.content = host.content.flatMap { message in
            message.poll.map { PollVoteRequest(messageID: message.id, poll: $0) }
        }
    }
}
