import Components
import Views

extension ChatMessageContentView {
    /// Raises the event of a tap on the message, for the innermost part that has one.
    final func raiseEvents(for tap: Tap) -> EventReply {
        guard let content else { return .passed }
        if tap.kind == .longPress { return raise(.longPressOnMessage, content) }
        if raiseTapOnRun(tap, in: content) == .handled { return .handled }
        return raiseTapOnPart(tap.view, of: content)
    }

    /// Raises a tap on a link or a mention in a text.
    private func raiseTapOnRun(_ tap: Tap, in content: ChatMessage) -> EventReply {
        guard let text = tap.view as? TextView else { return .passed }
        switch text.run(at: tap.location(in: text))?.style.target {
        case .link(let words):
            guard let address = LinkAddress(words) else { return .passed }
            return raise(.tapOnLink, MessageLinkTap(message: content, url: address.text))
        case .user(let id):
            return raise(.tapOnMention, MessageMentionTap(message: content, userID: id))
        case .channel, .broadcast, nil:
            return .passed
        }
    }

    private func raiseTapOnPart(_ view: View, of content: ChatMessage) -> EventReply {
        let isIn = { (part: View?) in part.map(view.isDescendant) ?? false }
        if isIn(parts.errorIndicator) { return raise(.tapOnError, content) }
        if isIn(parts.reactions) { return raise(.tapOnReactions, content) }
        if isIn(parts.deliveryStatus) { return raise(.tapOnDeliveryStatus, content) }
        if isIn(parts.threadInfo) { return raise(.tapOnThread, content) }
        if isIn(parts.quote) { return raise(.tapOnQuote, content) }
        if isIn(parts.avatar) {
            return raise(.tapOnAvatar, MessageAvatarTap(message: content, user: content.author))
        }
        for (part, attachment) in zip(parts.attachments, content.attachments) where isIn(part) {
            return raise(
                .tapOnAttachment,
                MessageAttachmentTap(message: content, attachment: attachment)
            )
        }
        return .passed
    }
}
