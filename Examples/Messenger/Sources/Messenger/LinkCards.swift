public import Components
import DefaultComponents
import Views

/// Messages with a link have a card of its page, with its picture, which a task loads.
public struct LinkCardsPlugin: Plugin {
    /// `link-cards`.
    public let manifest = PluginManifest("link-cards", summary: "Links have cards.")

    private let loader: LinkLoader?

    /// Creates the plugin; without a function that loads pages, an app fills the slot `linkLoader`.
    public init(loader: LinkLoader? = nil) {
        self.loader = loader
    }

    /// Declares its names, adds a card to messages, and gives the pictures of links the size of their files.
    public func register(in registrar: inout Registrar) {
        registrar.set(.linkCards, of: "link-cards")
        registrar.declare(.linkLoader)
        registrar.declare(.linkPage)
        registrar.declare(.linkLoaded)
        registrar.declare(ChatMessageLayoutOption.linkCard)
        if let loader { registrar.replace(.linkLoader, with: loader) }
        registrar.transform(.messageLayoutOptions) { next, request in
            guard let message = request.message, !message.isDeleted, message.cardAddress != nil,
                Components.current[.linkLoader] != nil
            else { return next(request) }
            return next(request).union([.linkCard])
        }
        registrar.extend(.messageContentView, with: LinkCard.self)
        registrar.extend(.attachment(.link), with: LinkPicture.self)
        registrar.on(.linkLoaded) { page in
            Components.state?[.linkPage, .message(page.messageID)] = page
            return .handled
        }
    }
}

/// What is known of the page that a link of a message leads to.
struct LinkPage: Sendable, Equatable {
    var messageID = ""
    var address = ""
    /// The page; `nil` if it could not be loaded.
    var link: LinkAttachment?
}

extension StateKey where Value == LinkPage {
    static let linkPage = StateKey("linkPage", default: LinkPage())
}

extension Event where Payload == LinkPage {
    static let linkLoaded = Event("linkLoaded")
}

extension ChatMessageLayoutOption {
    static let linkCard: Self = "linkCard"
}

extension ChatMessage {
    /// The address of the first web page that the text names, unless the message has an attachment for a link.
    fileprivate var cardAddress: String? {
        guard !attachments.contains(where: { $0.kind == .link }) else { return nil }
        let addresses = text.runs.lazy.flatMap { run in
            if case .link(let address) = run.style.target { return [address] }
            return run.text.split(whereSeparator: \.isWhitespace).map(String.init)
        }
        return addresses.lazy.compactMap { LinkAddress($0)?.text }.first { $0.hasPrefix("http") }
    }
}

private final class LinkCard: ComponentExtension<ChatMessageContentView> {
    private var card: (any AttachmentView)?
    private lazy var line = host.make(.messageText)

    override func setUpLayout() {
        super.setUpLayout()
        guard host.layoutOptions.contains(.linkCard) else { return }
        let card = host.make(.attachment(.link))
        self.card = card
        line.tone = .muted
        host.bubbleContentContainer.addArrangedSubviews([line, card])
        let title = host.components.words.text(.openLink)
        addGesture(Gesture("openLink", .tap, title: title), to: card) { layer, change in
            guard change.phase == .ended, let message = layer.host.content,
                let address = message.cardAddress
            else { return }
            layer.host.raise(.tapOnLink, MessageLinkTap(message: message, url: address))
        }
    }

    override func updateContent() {
        super.updateContent()
        guard let card, let message = host.content else { return }
        let (address, page) = (message.cardAddress, state[.linkPage])
        let load = message.isDeleted || page.address == address ? nil : host.components[.linkLoader]
        let link = message.isDeleted || page.address != address ? nil : page.link
        card.content = link.map { ChatAttachment(kind: .link, payload: .link($0)) }
        card.isHidden = link == nil
        line.content = RichText(plain: host.components.words.text(.linkLoads))
        line.isHidden = load == nil
        guard let load, let address else { return }
        tree?.task(.linkLoaded, for: .message(message.id)) { [id = message.id] in
            LinkPage(messageID: id, address: address, link: try? await load(address))
        }
    }
}

private final class LinkPicture: ComponentExtension<ChatLinkAttachmentView> {
    override func updateContent() {
        super.updateContent()
        let (picture, width) = (host.imageView, host.imageView.pictureSize.width)
        guard let size = host.components.pictureSize(of: picture.image, within: width) else {
            return
        }
        picture.pictureSize = size
    }
}
