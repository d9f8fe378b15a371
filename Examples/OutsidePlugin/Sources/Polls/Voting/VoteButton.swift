public import Components
import DefaultComponents
public import Views

/// Lets a reader vote in a poll.
public protocol VoteButton: Button, Component {
    /// The request that a tap raises.
    var content: PollVoteRequest? { get set }
}

extension Slot where Value == any VoteButton.Type, Part == any VoteButton {
    /// The control for voting in a message's poll.
    public static let voteButton = Slot("voteButton", default: PlainVoteButton.self) {
        $0.init($1)
    }
}

/// A button that raises `vote`.
open class PlainVoteButton: Button, VoteButton {
    /// The request that a tap raises.
    public var content: PollVoteRequest?

    /// Called once, first, to pass taps on; call `super` first.
    open override func setUp() {
        super.setUp()
        accessibilityRole = .button
        addTarget("vote") { [weak self] in
            guard let self, let request = content else { return }
            raise(.vote, request)
        }
    }

    /// Called once, after `setUp`, to set a height for fingers; call `super` first.
    open override func setUpLayout() {
        super.setUpLayout()
        heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    }

    /// Called after `setUpLayout`, to choose font and colour; call `super` first.
    open override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = components[.appearance]
        title = "Vote"
        font = appearance.fonts.footnoteBold
        tintColor = appearance.palette.accent
    }
}
