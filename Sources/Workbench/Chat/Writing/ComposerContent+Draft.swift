import DefaultComponents
import Views

extension ComposerContent {
    /// Whether something would be lost with it: a text or an attachment that was not sent, or a change of a
    /// message, or what was typed before that.
    var isDraft: Bool {
        guard let message = editedMessage else { return !isEmpty }
        var before = self
        before.clear()
        return !before.isEmpty || text != message.text.plain || attachments != message.attachments
    }
}
