public import Components
import Views

/// The input of the actions for a message.
public struct MessageActionsRequest: Sendable {
    /// The message.
    public var message: ChatMessage

    /// The channel of the message.
    public var channel: ChatChannel

    /// Whether it is shown in a thread.
    public var isInThread: Bool

    /// The id of the reader; `nil` for an outsider.
    public var currentUserId: String?

    /// The appearance, with the texts and symbols of the actions.
    public var appearance: Appearance

    /// Creates a request for the channel's reader.
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

/// Returns the actions for a message, in the order of the menu.
public typealias MessageActions =
    @Sendable (MessageActionsRequest) -> [any ChatMessageActionItem]

extension ValueSlot<MessageActions> {
    /// The actions for a message; plugins add and remove them with `transform`.
    ///
    /// ```swift
    /// registrar.transform(.messageActions) { next, request in
    ///     next(request).filter { !($0 is FlagActionItem) }
    /// }
    /// ```
    public static let messageActions = ValueSlot(
        "messageActions",
        default: { $0.defaultActions },
        contract: .stable
    )
}

extension MessageActionsRequest {
    /// The actions of the reader: none for deleted messages and those of the chat itself.
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

    /// Whether the message was sent, so that other users see its changes.
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
