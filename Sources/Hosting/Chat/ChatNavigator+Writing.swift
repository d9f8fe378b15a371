import DefaultComponents
import Views

extension ChatNavigator {
    /// Whether keys go to the composer.
    package var isWriting: Bool {
        sheet == nil && viewport.composer?.isEditing == true
    }

    /// Lets keys go to the composer, or to the list, and says whether that could be done.
    @discardableResult
    package func write(_ isWriting: Bool) -> Bool {
        guard let composer = viewport.composer else {
            if isWriting { notice = "Nobody here is the reader, so there is nobody to write." }
            return false
        }
        composer.isEditing = isWriting
        if isWriting { selected = nil }
        viewport.composerChanged()
        return true
    }

    /// Takes a key for the composer, and says whether it concerned it.
    package func takeInComposer(_ key: ChatKey) -> Bool {
        guard let composer = viewport.composer else { return false }
        let reply = writer.take(key, in: composer)
        switch reply {
        case .passed: return false
        case .taken: viewport.composerChanged()
        case .leaves: write(false)
        case .sent:
            for viewport in viewports { viewport.fit() }
            viewport.scrollToLatest()
        }
        settle()
        return true
    }

    /// What is said when a text was copied.
    var copyNotice: String {
        viewport.composer == nil
            ? "Copied, but there is nowhere to paste it." : "Copied: Ctrl-Y pastes it."
    }
}

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
