import ChatStore
import Components
import DefaultComponents

/// The result of a text in the slot `messageSubmission`, where the plugins of its author change, refuse or handle it.
///
/// A text that a plugin handles may come again, if the answer did not reach its author.
enum Submission: Sendable, Hashable {
    /// A text with attachments.
    case message(text: String, attachments: [AttachmentRecord])
    /// Nothing, for a reason.
    case refused(reason: String)
    /// Nothing, as a plugin has handled it.
    case handled

    /// Passes a text through the slot `messageSubmission`.
    init(of text: String, in room: String, with components: Components) {
        guard text.utf8.count <= StoreLimits.textBytes, text.count <= StoreLimits.textCharacters
        else {
            self = .refused(reason: "The text is too long.")
            return
        }
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
