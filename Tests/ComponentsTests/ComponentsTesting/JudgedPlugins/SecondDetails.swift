import Components
import DefaultComponents
import Views

struct SecondReaderNames: Plugin {
    let manifest = PluginManifest("readers-aloud", summary: "Screen readers hear who has read it.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.deliveryStatus, with: SecondReaders.self)
    }
}

final class SecondReaders: ComponentExtension<ChatMessageDeliveryStatusView> {
    override func updateContent() {
        super.updateContent()
        let readers = (host.content?.message.readBy ?? []).sorted {
            ($0.name, $0.id) < ($1.name, $1.id)
        }
        guard !readers.isEmpty, host.content?.message.deliveryStatus == .read else { return }
        host.accessibilityLabel = "Read by " + readers.map(\.name).joined(separator: ", ")
    }
}

struct SecondCodeGround: Plugin {
    let manifest = PluginManifest("code-ground", summary: "Messages of code lie on a card.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageText, with: SecondCodeCard.self)
    }
}

final class SecondCodeCard: ComponentExtension<ChatMessageTextView> {
    override func updateContent() {
        super.updateContent()
        let runs = host.content?.runs ?? []
        guard host.tone == .spoken, !runs.isEmpty,
            runs.allSatisfy({ $0.style.traits.contains(.codeBlock) })
        else { return }
        // If this is false, the text itself removes its background each time.
        host.backgroundColor = host.components[.appearance].palette.background2
        host.layer.cornerRadius = 8
    }
}

struct SecondInitialsOnly: Plugin {
    let manifest = PluginManifest("initials-only", summary: "Loads no pictures of people.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.avatar, with: SecondInitials.self)
    }
}

final class SecondInitials: ComponentExtension<ChatAvatarView> {
    override func updateContent() {
        super.updateContent()
        host.imageView.image = host.imageView.placeholder
    }
}

struct SecondGaps: Plugin {
    let manifest = PluginManifest("gaps", summary: "Tells where nobody wrote for days.")

    func register(in registrar: inout Registrar) {
        registrar.replace(.headerDecoration("second-gap")) { request in
            guard let older = request.olderMessage else { return nil }
            let calendar = request.components[.appearance].calendar
            let days = calendar.day(request.message.createdAt) - calendar.day(older.createdAt)
            guard days > 1 else { return nil }
            let note = SecondNoteView()
            note.words = "\(days) days later"
            return note
        }
    }
}

struct SecondBotBadge: Plugin {
    let manifest = PluginManifest("bot-names", summary: "Programs are called so.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.authorName, with: SecondBotName.self)
    }
}

final class SecondBotName: ComponentExtension<ChatMessageAuthorNameLabel> {
    override func updateContent() {
        super.updateContent()
        guard let author = host.content?.author, author.isBot else { return }
        host.text = "\(author.name) · bot"
    }
}

struct SecondReactionTotals: Plugin {
    let manifest = PluginManifest("reaction-totals", summary: "Screen readers hear the sum.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.reactionsBubble, with: SecondReactionTotal.self)
    }
}

final class SecondReactionTotal: ComponentExtension<ChatReactionsBubbleView> {
    override func updateContent() {
        super.updateContent()
        let count = host.content?.reactions.reduce(0) { $0 + $1.count } ?? 0
        host.accessibilityLabel = count == 1 ? "1 reaction" : "\(count) reactions"
    }
}

struct SecondStickers: Plugin {
    let manifest = PluginManifest("stickers", summary: "Shows stickers by name and picture.")

    func register(in registrar: inout Registrar) {
        registrar.replace(.attachment("sticker"), with: SecondStickerView.self)
    }
}

final class SecondStickerView: ChatAttachmentView {
    private let imageView = ImageView()
    private let label = Label()

    override func setUpLayout() {
        super.setUpLayout()
        imageView.pictureSize = Size(width: 96, height: 96)
        imageView.accessibilityRole = .image
        label.numberOfLines = 2
        addArrangedSubviews([imageView, label])
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = components[.appearance]
        label.font = appearance.fonts.card
        label.textColor = appearance.palette.text
    }

    override func updateContent() {
        super.updateContent()
        var (title, address): (String?, String?)
        if case .other(let words, let json)? = content?.payload {
            (title, address) = (words, json["url"]?.string)
        }
        imageView.image = address.map { .remote($0) }
        imageView.isHidden = address == nil
        imageView.accessibilityLabel = title
        label.text = title
    }
}

struct SecondUnreadMentions: Plugin {
    let manifest = PluginManifest("unread-mentions", summary: "The way down counts mentions.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.scrollToLatestMessageButton, with: SecondMentionCount.self)
    }
}

final class SecondMentionCount: ComponentExtension<ChatScrollToLatestMessageButton> {
    override func updateContent() {
        super.updateContent()
        let mentions = host.content.mentions
        guard mentions > 0 else { return }
        host.unreadCountLabel.text = "@\(min(mentions, 99))"
        let words = host.accessibilityLabel ?? ""
        host.accessibilityLabel = "\(words), \(mentions) of them mention you"
    }
}

extension JudgedPlugin {
    static let secondDetails: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: SecondReaderNames(),
            verdict: .clean,
            reason: "Says more to those who do not see the check marks, in a fixed order."
        ),
        JudgedPlugin(
            plugin: SecondCodeGround(),
            verdict: .clean,
            reason: "Sets a ground that the text itself takes away for another message."
        ),
        JudgedPlugin(
            plugin: SecondInitialsOnly(),
            verdict: .clean,
            reason: "Shows the initials that the avatar has anyway; the name stays readable."
        ),
        JudgedPlugin(
            plugin: SecondGaps(),
            verdict: .clean,
            reason: "A decoration that follows from two messages and the calendar."
        ),
        JudgedPlugin(
            plugin: SecondBotBadge(),
            verdict: .clean,
            reason: "Adds a word to names that the label writes anew each time."
        ),
        JudgedPlugin(
            plugin: SecondReactionTotals(),
            verdict: .clean,
            reason: "Names what had no name, for screen readers."
        ),
        JudgedPlugin(
            plugin: SecondStickers(),
            verdict: .clean,
            reason: "Shows a kind of attachment of its own with a name, and clears it.",
            messages: [
                .second("sticker", "") {
                    let json = JSONValue.object([
                        JSONMember("url", .string("https://stickers.example/whale.png"))
                    ])
                    let payload = AttachmentPayload.other(title: "A whale", json: json)
                    $0.attachments = [ChatAttachment(kind: "sticker", payload: payload)]
                }
            ]
        ),
        JudgedPlugin(
            plugin: SecondUnreadMentions(),
            verdict: .clean,
            reason: "Writes another number on a badge that is written anew each time."
        ),
    ]
}
