public import Components
public import DefaultComponents
public import Drawing
public import Views

/// The content of certificates: messages with every part that a message can have, some that are hard to show, and the
/// composer.
public enum CertificateChat: Sendable {
    /// The channel of six members; Ann is the reader.
    public static let channel = ChatChannel(
        id: "harbour",
        name: "Harbour",
        members: [ann, bo, cy] + others,
        currentUserId: ann.id,
        lastReadMessageID: "emoji"
    )

    /// The messages of the channel, newest first.
    public static let messages: [ChatMessage] = (parts + hard).sorted {
        ($0.createdAt, $0.id) > ($1.createdAt, $1.id)
    }

    /// The messages of a thread of the channel, newest first.
    public static let thread: [ChatMessage] = messages.filter { $0.id == "root" }
        .flatMap { [reply, $0] }

    /// The ids of the states of the composer: empty, with a text, with attachments, replying, editing, suggesting
    /// people and commands, with an unsent message; then those with hostile content.
    public static let composers: [String] = (SampleComposer.all + SampleComposer.hostile).map(\.id)

    /// Returns the tree of a message or of the composer with the frames of its views, to examine a finding; nil if
    /// there is no such message.
    ///
    /// - Parameters:
    ///   - id: The id of the message, or one of `composers`; that of a message in the thread ends in `-in-thread`.
    ///   - plugins: The plugins, in the order in which they are loaded.
    ///   - messages: Messages of your own, newest first, which are added to the channel.
    ///   - base: The container on which the plugins are installed.
    ///   - width: The available width, in points.
    ///   - textScale: The factor of font sizes.
    ///   - direction: The reading direction.
    /// - Returns: The tree with frames; nil for an unknown id.
    /// - Throws: The error of installing the plugins.
    public static func tree(
        _ id: String,
        with plugins: [any Plugin],
        messages: [ChatMessage] = [],
        on base: Components = Components(),
        width: Double = 375,
        textScale: Double = 1,
        direction: LayoutDirection = .leftToRight
    ) throws(ComponentsError) -> TreeNode? {
        var components = base
        let chat: [any Plugin] = [DefaultComponentsPlugin()]
        let known = Set((base.plugins.map(\.id)) + plugins.map(\.id))
        try components.install(chat.filter { !known.contains($0.id) } + plugins)
        components[.layoutDirection] = direction
        components[.textScale] = textScale
        let sample = Sample.all(adding: messages).first { $0.id == id }
        let composed = sample?.composed(in: ComponentContext(components), width: width)
        return composed.map { TreeNode(of: $0.view, variant: .frames) }
    }
}
