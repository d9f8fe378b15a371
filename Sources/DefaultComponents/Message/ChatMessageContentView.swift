public import Components
public import Views

/// The view of a message: avatar, bubble with quote, attachments and text, thread info, and metadata below.
///
/// The layout is made in `layout(options:)`, not in `setUpLayout()`, as the parts depend on the options. Every
/// part is made from a slot; parts that the options do not ask for are `nil`.
open class ChatMessageContentView: View, MessageContentView, TapResponder {
    /// The message.
    public var content: ChatMessage? {
        didSet { contentChanged() }
    }

    /// The channel of the message.
    public var channel: ChatChannel? {
        didSet { contentChanged() }
    }

    /// The layout options; set them before the view is connected.
    public var layoutOptions: ChatMessageLayoutOptions = []

    /// The maximum share of the width that the message takes, 0 to 1; read once, in `layout(options:)`.
    open var maxContentWidthMultiplier: Double { components[.maxContentWidthMultiplier] }

    /// The row of the avatar and all other parts.
    public let mainContainer = ContainerStackView(alignment: .bottom)

    /// The column of bubble, thread info and metadata.
    public let bubbleThreadMetaContainer = ContainerStackView(axis: .vertical, spacing: 4)

    /// The row of author's name, time and delivery status.
    public let metadataContainer = ContainerStackView(alignment: .center, spacing: 4)

    /// The column of quote, attachments and text.
    public let bubbleContentContainer = ContainerStackView(axis: .vertical, spacing: 4)

    /// The empty view in place of an avatar.
    public internal(set) final var spacer: View?

    let parts = MessageParts()

    #if DEBUG
    /// The number of reported views in a `metadataContainer` that is not shown.
    var absentViewCount = 0
    #endif

    /// Called once, after `setUp`, to call `layout(options:)`; call `super` first.
    open override func setUpLayout() {
        super.setUpLayout()
        node.run(.layout, of: self) { layout(options: layoutOptions) }
    }

    /// Called once, from `setUpLayout`, to build the layout for the options; call `super` first.
    open func layout(options: ChatMessageLayoutOptions) {
        node.reach(.layout)
        layoutMessage(options)
    }

    /// Called after `setUpAppearance`, to pass the message to the parts; call `super` first.
    open override func updateContent() {
        super.updateContent()
        #if DEBUG
        reportMisspelledOptions()
        checkParts(of: node.supplier)
        #endif
        guard let content else { return }
        let components = components
        let words = components[.appearance].formatters.words
        parts.show(content, in: channel, options: layoutOptions, words: words)
        let time = components[.appearance].formatters.messageTimestamp(
            content.createdAt,
            components[.appearance].calendar
        )
        accessibilityRole = .article
        accessibilityLabel = "\(content.author.name)\(words.comma)\(time)"
    }

    /// Called with taps that neither a part nor an extension of the message handled, to raise their events; call
    /// `super` for those that you do not handle.
    ///
    /// A link or a mention comes first, then the part that contains it. A long press is one on the message.
    open func respond(to tap: Tap) -> EventReply {
        raiseEvents(for: tap)
    }
}

extension ChatMessageContentView: HeldViewNaming {
    package var heldViews: KeyValuePairs<String, View?> {
        [
            "mainContainer": mainContainer,
            "bubbleThreadMetaContainer": bubbleThreadMetaContainer,
            "metadataContainer": metadataContainer,
            "bubbleContentContainer": bubbleContentContainer,
            "spacer": spacer,
        ]
    }
}

extension ChatMessageContentView: SelfDescribing {
    /// The layout options, by name.
    public var treeAttributes: KeyValuePairs<String, String> {
        let options = layoutOptions.sorted().map(\.rawValue)
        return options.isEmpty ? [:] : ["options": options.joined(separator: ",")]
    }
}
