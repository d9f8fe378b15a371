public import Components
public import Views

/// A whole message: avatar, bubble with quote, attachments and text, thread, and the metadata below.
///
/// The view lays itself out in `layout(options:)`, not in `setUpLayout()`: which parts it has depends on
/// the options. Every part is made from a slot; parts that the options do not ask for are `nil`.
open class ChatMessageContentView: View, MessageContentView, TapResponder {
    /// The message.
    public var content: ChatMessage? {
        didSet { contentChanged() }
    }

    /// The channel that the message stands in.
    public var channel: ChatChannel? {
        didSet { contentChanged() }
    }

    /// What the layout has; set it before the view is connected.
    public var layoutOptions: ChatMessageLayoutOptions = []

    /// The share of the width that the message takes at most, 0 to 1; read once, in `layout(options:)`.
    open var maxContentWidthMultiplier: Double {
        components[.maxContentWidthMultiplier]
    }

    /// The row of avatar and everything else.
    public let mainContainer = ContainerStackView(alignment: .bottom)

    /// The column of bubble, thread and facts.
    public let bubbleThreadMetaContainer = ContainerStackView(axis: .vertical, spacing: 4)

    /// The row of author's name, time and delivery status.
    public let metadataContainer = ContainerStackView(alignment: .center, spacing: 4)

    /// The column of quote, attachments and text.
    public let bubbleContentContainer = ContainerStackView(axis: .vertical, spacing: 4)

    /// What keeps the place of an avatar free.
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

    /// Called once, from `setUpLayout`, to build what the options ask for; call `super` first.
    open func layout(options: ChatMessageLayoutOptions) {
        node.reach(.layout)
        layoutMessage(options)
    }

    /// Called after `setUpAppearance`, to hand the message to the parts; call `super` first.
    open override func updateContent() {
        super.updateContent()
        #if DEBUG
        reportMisspelledOptions()
        checkParts(of: node.supplier)
        #endif
        guard let content else { return }
        parts.show(content, in: channel, options: layoutOptions)
        let components = components
        let time = components[.appearance].formatters.messageTimestamp(
            content.createdAt,
            components[.appearance].calendar
        )
        accessibilityRole = .article
        accessibilityLabel = "\(content.author.name), \(time)"
    }

    /// Called with taps on the message that nothing in it and no extension of it handled, to raise what they
    /// mean; call `super` for those that you do not handle.
    ///
    /// A link or a mention comes first, then the part that it lies in. A long press means the message.
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
