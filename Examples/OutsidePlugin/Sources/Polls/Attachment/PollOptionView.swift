public import Components
public import Views

/// Shows one answer of a poll.
public protocol PollOptionView: View, Component {
    /// The answer.
    var content: PollOption? { get set }
}

extension Slot where Value == any PollOptionView.Type, Part == any PollOptionView {
    /// One answer of a poll.
    public static let pollOption = Slot("pollOption", default: PollOptionRow.self) { $0.init($1) }
}
