public import Components
import Views

/// Everything that the actions for one message depend on.
public struct MessageActionsRequest: Sendable {
    /// The message.
    public var message: ChatMessage

    /// The channel that it stands in.
    public var channel: ChatChannel

    /// Whether it is shown in a thread.
    public var isInThread: Bool

    /// The id of the reader; none for an outsider.
    public var currentUserId: String?

    /// The words and symbols of the actions.
    public var appearance: Appearance

    /// Creates a request of the channel's reader.
    public init(
        message: ChatMessage,
        channel: ChatChannel,
        isInThread: Bool = false,
        appearance: Appearance = Appearance()
    ) {
        self.message = message
        self.channel = channel
        self.isInThread = isInThread
        currentUserId = channel.currentUserId
        self.appearance = appearance
    }
}

/// Returns what can be done with a message, in the order of the menu.
public typealias MessageActions =
    @Sendable (MessageActionsRequest) -> [any ChatMessageActionItem]

extension Slot where Value == MessageActions, Part == Never {
    /// What can be done with a message; plugins add and take away with `transform`.
    ///
    /// ```swift
    /// registrar.transform(.messageActions) { next, request in
    ///     next(request).filter { !($0 is FlagActionItem) }
    /// }
    /// ```
    public static let messageActions = Slot(
        "messageActions",
        default: { $0.defaultActions },
        contract: .stable
    )
}

extension MessageActionsRequest {
    /// What the reader can do with the message: nothing with what is deleted or the chat's own.
    fileprivate var defaultActions: [any ChatMessageActionItem] {
        guard !message.isDeleted, message.kind != .system, message.kind != .error else { return [] }
        var actions: [any ChatMessageActionItem] = []
        if isOwn, message.localState == .sendingFailed {
            actions.append(ResendActionItem(appearance))
        }
        if canReply { actions.append(InlineReplyActionItem(appearance)) }
        if canReply, !isInThread, message.parentID == nil {
            actions.append(ThreadReplyActionItem(appearance))
        }
        if canReact { actions.append(AddReactionActionItem(appearance)) }
        if isOwn, isSent { actions.append(EditActionItem(appearance)) }
        if !message.text.isEmpty { actions.append(CopyActionItem(appearance)) }
        if isOwn { actions.append(DeleteActionItem(appearance)) }
        if !isOwn, currentUserId != nil, isSent {
            actions += [FlagActionItem(appearance), MuteUserActionItem(appearance)]
        }
        return actions
    }

    /// Whether others have the message, so that they can see what becomes of it.
    private var isSent: Bool {
        message.localState == nil && message.kind != .ephemeral
    }

    private var isOwn: Bool {
        message.isSentByCurrentUser
    }

    private var canReact: Bool {
        channel.allowsReactions && currentUserId != nil && isSent
    }

    private var canReply: Bool {
        channel.allowsReplies && currentUserId != nil && isSent
    }
}
