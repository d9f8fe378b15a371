public import ChatStore
import DefaultComponents
import Messenger

extension AttachmentRecord {
    /// Creates a poll, as the command `/poll` does.
    public init(poll question: String, answers: [String]) throws {
        let poll = Poll(title: question, options: answers.map { Poll.Option($0) })
        try self.init(ChatAttachment(kind: .poll, payload: poll))
    }
}
