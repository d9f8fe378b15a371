import Components
import Views

extension ChatChannelVC {
    /// Performs one of the default actions on a message; ignores actions of other types.
    final func perform(_ action: any ChatMessageActionItem, on message: ChatMessage) {
        switch action {
        case is EditActionItem: compose { $0.editMessage(message) }
        case is InlineReplyActionItem: compose { $0.quoteMessage(message) }
        default:
            do {
                try messageListVC.perform(action, on: message, by: channelController)
            } catch {
                messageComposerVC.notice = components[.appearance].formatters.sendingError(error)
            }
        }
    }

    private func compose(_ change: (inout ComposerContent) -> Void) {
        guard !messageComposerVC.view.isHidden else { return }
        change(&messageComposerVC.content)
        messageComposerVC.isEditing = true
    }
}

extension ChatMessageListVC {
    /// Performs one of the default actions that need no composer; ignores actions of other types.
    package final func perform(
        _ action: any ChatMessageActionItem,
        on message: ChatMessage,
        by controller: ChatChannelController?
    ) throws(ChatSendingError) {
        switch action {
        case is ThreadReplyActionItem: router.showThread(of: message)
        case is CopyActionItem: raise(.copyText, message.text.plain)
        case is DeleteActionItem: controller?.deleteMessage(id: message.id)
        case is ResendActionItem: controller?.resendMessage(id: message.id)
        case is AddReactionActionItem:
            router.showMessageActions(reactions(to: message, by: controller), for: message)
        case let item as ReactionActionItem:
            try controller?.toggle(item.name, on: message)
        default: return
        }
    }

    /// Returns an action for each available reaction, which adds it to a message, or removes the current user's.
    package final func reactions(
        to message: ChatMessage,
        by controller: ChatChannelController?
    ) -> [any ChatMessageActionItem] {
        components[.availableReactions].map { name in
            let isGiven = controller?.gives(name, to: message) ?? false
            return ReactionActionItem(name, isGiven: isGiven)
        }
    }
}

extension ChatChannelController {
    fileprivate func gives(_ name: String, to message: ChatMessage) -> Bool {
        currentUserId.map { message.hasReaction(name, by: $0) } ?? false
    }

    fileprivate func toggle(
        _ name: String,
        on message: ChatMessage
    ) throws(ChatSendingError) {
        if gives(name, to: self.message(id: message.id) ?? message) {
            try deleteReaction(name, from: message.id)
        } else {
            try addReaction(name, to: message.id)
        }
    }
}
