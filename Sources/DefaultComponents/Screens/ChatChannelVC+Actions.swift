import Components
import Views

extension ChatChannelVC {
    /// Performs one of the default actions on a message; ignores actions of other types.
    final func perform(_ action: any ChatMessageActionItem, on message: ChatMessage) {
        switch action {
        case is EditActionItem: compose { $0.editMessage(message) }
        case is InlineReplyActionItem: compose { $0.quoteMessage(message) }
        case is ThreadReplyActionItem: messageListVC.router.showThread(of: message)
        case is CopyActionItem: messageListVC.raise(.copyText, message.text.plain)
        case is DeleteActionItem: channelController?.deleteMessage(id: message.id)
        case is ResendActionItem: channelController?.resendMessage(id: message.id)
        case is AddReactionActionItem:
            messageListVC.router.showMessageActions(reactions(to: message), for: message)
        case let item as ReactionActionItem: toggle(item.name, on: message)
        default: return
        }
    }

    private func compose(_ change: (inout ComposerContent) -> Void) {
        guard !messageComposerVC.view.isHidden else { return }
        change(&messageComposerVC.content)
        messageComposerVC.isEditing = true
    }

    /// Returns an action for each available reaction, which adds it to a message, or removes the current user's.
    private func reactions(to message: ChatMessage) -> [any ChatMessageActionItem] {
        let reader = channelController?.currentUserId
        return components[.availableReactions].map { name in
            let isGiven = reader.map { message.hasReaction(name, by: $0) } ?? false
            return ReactionActionItem(name, isGiven: isGiven)
        }
    }

    private func toggle(_ name: String, on message: ChatMessage) {
        guard let controller = channelController else { return }
        let present = controller.message(id: message.id) ?? message
        let isGiven = controller.currentUserId.map { present.hasReaction(name, by: $0) } ?? false
        do {
            if isGiven {
                try controller.deleteReaction(name, from: message.id)
            } else {
                try controller.addReaction(name, to: message.id)
            }
        } catch {
            messageComposerVC.notice = components[.appearance].formatters.sendingError(error)
        }
    }
}
