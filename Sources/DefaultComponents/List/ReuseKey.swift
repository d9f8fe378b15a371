import Components

/// What two rows must have in common for one cell to show them one after the other.
///
/// The components are not part of it: with other components no cell waits any more.
struct ReuseKey: Hashable {
    let options: ChatMessageLayoutOptions
    let contentView: ObjectIdentifier
    let attachments: [AttachmentKind]
    let scopes: ActiveScopes

    init(
        _ options: ChatMessageLayoutOptions,
        _ contentView: any MessageContentView.Type,
        _ message: ChatMessage,
        in scopes: ActiveScopes
    ) {
        self.scopes = scopes
        self.options = options
        self.contentView = ObjectIdentifier(contentView)
        attachments = message.attachments.map(\.kind)
    }

    /// Hashes what is quick to hash, which keeps most keys apart: names take long.
    func hash(into hasher: inout Hasher) {
        var sum = options.count &+ attachments.count << 8
        for option in options { sum &+= option.rawValue.utf8.count << 16 }
        hasher.combine(sum)
        hasher.combine(contentView)
    }
}
