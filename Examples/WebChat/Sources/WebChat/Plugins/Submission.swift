import ChatStore
import Components
import DefaultComponents

/// What is sent for a text, after the plugins of its author had it.
enum Submission: Sendable, Hashable {
    /// A text with attachments.
    case message(text: String, attachments: [AttachmentRecord])
    /// Nothing, for a reason.
    case refused(reason: String)
    /// Nothing, as a plugin has handled it.
    case handled

    /// Passes a text through the slot `messageSubmission`.
    init(of text: String, in room: String, with components: Components) {
        let channel = ChatChannel(id: room, members: [])
        let submission = MessageSubmission(ComposerContent(text: text), to: channel)
        let reply = Components.withValue(components) {
            components[.messageSubmission](submission)
        }
        switch reply {
        case .send(let content):
            do {
                self = .message(
                    text: content.text,
                    attachments: try content.attachments.map(AttachmentRecord.init)
                )
            } catch {
                self = .refused(reason: "An attachment cannot be sent: \(error)")
            }
        case .refuse(let reason): self = .refused(reason: reason)
        case .done: self = .handled
        }
    }
}
