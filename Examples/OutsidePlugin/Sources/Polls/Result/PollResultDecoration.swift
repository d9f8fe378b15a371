import Components
import DefaultComponents

/// Returns the result of a poll, for messages with a closed one.
@Sendable
func pollResultDecoration(_ request: DecorationRequest) -> ChatMessageDecorationView? {
    guard let poll = request.message.poll, poll.isClosed else { return nil }
    let view = request.cell.make(.pollResult)
    view.content = poll
    return view
}
