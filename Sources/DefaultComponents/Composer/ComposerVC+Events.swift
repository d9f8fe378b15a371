public import Components
import Views

extension ComposerVC: EventSink {
    /// Does what taps on the parts mean, if no plugin handled it.
    public final func receive<Payload>(_ event: Event<Payload>, _ payload: Payload) -> EventReply {
        if Event.tapOnSend.payload(of: event, payload) != nil {
            sendMessage()
        } else if Event.tapOnCancel.payload(of: event, payload) != nil {
            content.cancel()
        } else if let suggestion = Event.pickSuggestion.payload(of: event, payload) {
            pickSuggestion(suggestion)
        } else if let place = Event.removeComposerAttachment.payload(of: event, payload) {
            remove(place)
        } else if let selection = Event.selectComposerText.payload(of: event, payload) {
            isEditing = true
            content.editedText.select(selection)
        } else {
            return .passed
        }
        return .handled
    }

    /// Takes an attachment out, if it is still where it was.
    private func remove(_ place: ComposerAttachmentPlace) {
        guard content.attachments.indices.contains(place.index),
            content.attachments[place.index] == place.attachment
        else { return }
        content.attachments.remove(at: place.index)
    }
}
