import DefaultComponents
import Views

extension ChatNavigator {
    /// Whether keys go to the composer.
    package var isWriting: Bool {
        sheet == nil && viewport.composer?.isEditing == true
    }

    /// Sends keys to the composer, or to the list, and returns whether that is possible.
    @discardableResult
    package func write(_ isWriting: Bool) -> Bool {
        guard let composer = viewport.composer else {
            if isWriting { notice = words("No member is the reader, so nothing can be written.") }
            return false
        }
        if isWriting { selected = nil }
        viewport.moveFocus { $0.focus(on: isWriting ? composer.textInputView : nil) }
        return true
    }

    /// Sends a key to the composer, and returns whether it handled it.
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

    /// The notice after a text is copied.
    var copyNotice: String {
        words(
            viewport.composer == nil
                ? "Copied, but there is nowhere to paste it." : "Copied: Ctrl-Y pastes it."
        )
    }
}

extension ComposerContent {
    /// Whether it holds unsent input: a text, an attachment, or a change of a
    /// message, or what was typed before that.
    var isDraft: Bool {
        guard let message = editedMessage else { return !isEmpty }
        var before = self
        before.clear()
        return !before.isEmpty || text != message.text.plain || attachments != message.attachments
    }
}
