import Components
import Synchronization

/// Decides what the layout of each message has.
///
/// Subclass `ChatMessageLayoutOptionsResolver` and assign an object, which all trees then ask, or the type, of
/// which one is made for each mounted tree. To live with others, register a transform of
/// `messageLayoutOptions`.
public protocol MessageLayoutOptionsResolver: AnyObject, SendableMetatype {
    /// Creates a resolver.
    init()

    /// Returns the options of one message.
    ///
    /// - Parameters:
    ///   - index: The message's place; 0 is the newest.
    ///   - channel: The channel that it stands in.
    ///   - messages: The messages around it, newest first.
    ///   - appearance: The numbers and the calendar to decide by.
    /// - Returns: What the layout has; nothing for an index outside the messages.
    func optionsForMessage(
        at index: Int,
        in channel: ChatChannel,
        with messages: AnyRandomAccessCollection<ChatMessage>,
        appearance: Appearance
    ) -> ChatMessageLayoutOptions
}

/// The default rules of what the layout of a message has.
nonisolated open class ChatMessageLayoutOptionsResolver: MessageLayoutOptionsResolver {
    /// What the rules came to before: equal options share their memory, so that comparing them is quick.
    ///
    /// Behind a lock, as an object that was assigned is asked by every tree.
    private final let known = Mutex<[KnownLayoutOptions: ChatMessageLayoutOptions]>([:])

    /// Creates a resolver; call `super` first.
    public required init() {}

    /// The appearance that the options are asked for with.
    @TaskLocal private static var askedAppearance: Appearance?

    /// Whether the options are asked for in a thread, which the methods of resolvers do not say.
    @TaskLocal static var isAskedInThread = false

    /// Called for each message that is composed; call `super` first and change what it returns.
    ///
    /// `super` asks the method without an appearance.
    open func optionsForMessage(
        at index: Int,
        in channel: ChatChannel,
        with messages: AnyRandomAccessCollection<ChatMessage>,
        appearance: Appearance
    ) -> ChatMessageLayoutOptions {
        Self.$askedAppearance.withValue(appearance) {
            optionsForMessage(at: index, in: channel, with: messages)
        }
    }

    /// Called for each message that is composed, where the appearance does not matter; call `super` first
    /// and change what it returns.
    ///
    /// `super` applies the rules with the appearance that was asked for, or the default one.
    open func optionsForMessage(
        at index: Int,
        in channel: ChatChannel,
        with messages: AnyRandomAccessCollection<ChatMessage>
    ) -> ChatMessageLayoutOptions {
        var request = MessageLayoutRequest(
            index: index,
            channel: channel,
            messages: messages,
            appearance: Self.askedAppearance ?? Appearance(),
            resolver: self
        )
        request.isInThread = Self.isAskedInThread
        return options(by: LayoutRules(request))
    }

    /// Returns what rules come to; nothing without any.
    final func options(by rules: LayoutRules?) -> ChatMessageLayoutOptions {
        guard let options = rules?.options else { return [] }
        return known.withLock { known in
            if let named = known[options] { return named }
            let named = options.named
            known[options] = named
            return named
        }
    }
}

@available(*, unavailable)
extension ChatMessageLayoutOptionsResolver: Sendable {}

// Lists and cells ask the tree for it whenever they need it.
extension ChatMessageLayoutOptionsResolver: UncachedShared {}
