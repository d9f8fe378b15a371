public import Components
public import DefaultComponents
import Views

/// Adds a button below the content of messages with attachments that shares all their links.
///
/// The documentation's section *Adding new Views and Functionality*.
public struct ShareAttachmentsPlugin: Plugin {
    /// `share-attachments`.
    public let manifest = PluginManifest(
        "share-attachments",
        summary: "Messages with attachments end in a share button."
    )

    /// Creates the plugin.
    public init() {}

    /// Declares an option and an event, sets the words, wraps the layout options and extends the message.
    public func register(in registrar: inout Registrar) {
        for table in WordTable.share {
            registrar.set(.words("share-attachments.\(table.locale)"), to: table)
        }
        registrar.declare(.shareAttachments)
        registrar.declare(ChatMessageLayoutOption.shareAttachments)
        registrar.transform(.messageLayoutOptions) { next, request in
            var options = next(request)
            if let message = request.message, message.hasAttachmentsToShare {
                options.insert(.shareAttachments)
            }
            return options
        }
        registrar.extend(.messageContentView, with: ShareButton.self)
    }
}

extension WordKey {
    /// The title of the share button.
    public static let share = WordKey("share", of: "share-attachments")
}

extension WordTable {
    fileprivate static let share = [
        WordTable(in: "en", [.share: "Share"]),
        WordTable(in: "de", [.share: "Teilen"]),
        WordTable(in: "ar", [.share: "مشاركة"]),
    ]
}

extension ChatMessageLayoutOption {
    /// The message ends in a button that shares its attachments.
    public static let shareAttachments: Self = "shareAttachments"
}

extension Event where Payload == ShareAttachmentsRequest {
    /// A tap on a message's share button.
    public static let shareAttachments = Event("shareAttachments")
}

/// A request to share the attachments of a message.
public struct ShareAttachmentsRequest: Sendable, Hashable {
    /// The id of the message.
    public let messageID: String

    /// The addresses of images, files, animated pictures, videos, sounds and links; hostile until
    /// checked.
    public let links: [String]

    /// Creates a request for all attachments of a message.
    public init(_ message: ChatMessage) {
        messageID = message.id
        links = [
            message.imageAttachments.map(\.imageURL),
            message.fileAttachments.map(\.assetURL),
            message.giphyAttachments.map(\.previewURL),
            message.videoAttachments.map(\.videoURL),
            message.audioAttachments.map(\.audioURL),
            message.linkAttachments.map(\.originalURL),
        ].flatMap { $0 }
    }
}

extension ChatMessage {
    /// Whether the message has attachments and was not deleted.
    fileprivate var hasAttachmentsToShare: Bool { !isDeleted && !attachmentCounts.isEmpty }
}

private final class ShareButton: ComponentExtension<ChatMessageContentView> {
    private var shareAttachmentsButton: Button?

    override func setUpLayout() {
        super.setUpLayout()
        guard host.layoutOptions.contains(.shareAttachments) else { return }
        let button = makeButton()
        shareAttachmentsButton = button
        host.bubbleContentContainer.addArrangedSubview(button)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = host.components[.appearance]
        shareAttachmentsButton?.title = appearance.words.text(.share)
        shareAttachmentsButton?.image = appearance.images.share
        shareAttachmentsButton?.symbolSize = appearance.metrics.symbolSize
        shareAttachmentsButton?.imagePadding = appearance.metrics.imagePadding
        shareAttachmentsButton?.font = appearance.fonts.bodyBold
        shareAttachmentsButton?.tintColor = appearance.palette.accent
        shareAttachmentsButton?.backgroundColor = appearance.palette.background2
        shareAttachmentsButton?.layer.cornerRadius = appearance.metrics.cardCornerRadius
    }

    private func makeButton() -> Button {
        let button = Button()
        button.accessibilityRole = .button
        button.hitInsets = DirectionalEdgeInsets(top: -7, bottom: -7)
        button.addTarget("share") { [weak self] in
            guard let self, let message = host.content else { return }
            host.raise(.shareAttachments, ShareAttachmentsRequest(message))
        }
        return button
    }
}
