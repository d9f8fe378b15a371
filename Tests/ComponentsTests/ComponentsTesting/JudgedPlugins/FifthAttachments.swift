import Components
import DefaultComponents
import Views

struct FifthCelloPlugin: Plugin {
    let manifest = PluginManifest("cello", summary: "Files tell their media type.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.attachment(.file), with: FifthCelloPart.self)
    }
}

private final class FifthCelloPart: ComponentExtension<ChatFileAttachmentView> {
    override func setUpLayout() {
        super.setUpLayout()
        host.detailLabel.numberOfLines = 2
    }

    override func updateContent() {
        super.updateContent()
        guard case .file(let file)? = host.content?.payload, let type = file.mimeType else {
            return
        }
        host.detailLabel.text = [host.detailLabel.text, type].compactMap { $0 }.joined(
            separator: " · "
        )
        host.detailLabel.isHidden = false
    }
}

/// A message with a file.
func fifthCelloMessage() -> ChatMessage {
    var message = ChatMessage(
        id: "cello-1",
        author: ChatUser(id: "mia", name: "Mia"),
        createdAt: Timestamp(seconds: 1_780_000_000),
        text: "The tides"
    )
    let file = FileAttachment(
        assetURL: "https://example.org/tides.pdf",
        title: "Tides",
        mimeType: "application/pdf",
        bytes: 20_000
    )
    message.attachments = [ChatAttachment(kind: .file, payload: .file(file))]
    return message
}

struct FifthErminePlugin: Plugin {
    let manifest = PluginManifest("ermine", summary: "Shows places that people share.")

    func register(in registrar: inout Registrar) {
        registrar.replace(.attachment("ermine.place"), with: FifthErmineView.self)
    }
}

private final class FifthErmineView: ChatTitledAttachmentView {
    override func updateContent() {
        super.updateContent()
        guard case .other(let title, let json)? = content?.payload else {
            return show(image: nil, title: nil, detail: nil)
        }
        show(image: .symbol("star"), title: title ?? "A place", detail: json["city"]?.string)
    }
}

/// A message with a place.
func fifthErmineMessage() -> ChatMessage {
    var message = ChatMessage(
        id: "ermine-1",
        author: ChatUser(id: "mia", name: "Mia"),
        createdAt: Timestamp(seconds: 1_780_000_000),
        text: "Meet me here"
    )
    let json = JSONValue.object([JSONMember("city", .string("Split"))])
    message.attachments = [
        ChatAttachment(kind: "ermine.place", payload: .other(title: "Harbour office", json: json))
    ]
    return message
}

struct FifthHickoryPlugin: Plugin {
    let manifest = PluginManifest(
        "hickory",
        summary: "Saves data: pictures and videos are not loaded."
    )

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: FifthHickoryPart.self)
    }
}

private final class FifthHickoryPart: ComponentExtension<ChatMessageContentView> {
    private let label = Label()

    override func setUpLayout() {
        super.setUpLayout()
        label.numberOfLines = 0
        host.bubbleContentContainer.addArrangedSubview(label)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = host.components[.appearance]
        label.font = appearance.fonts.footnote
        label.textColor = appearance.palette.subtitleText
    }

    override func updateContent() {
        super.updateContent()
        var hidden = 0
        for view in host.attachmentViews {
            let kind = view.content?.kind
            let isHeavy = kind == .image || kind == .video || kind == .giphy
            view.isHidden = isHeavy
            if isHeavy { hidden += 1 }
        }
        label.isHidden = hidden == 0
        label.text = hidden == 1 ? "1 picture not loaded" : "\(hidden) pictures not loaded"
    }
}

struct FifthCrocusPlugin: Plugin {
    let manifest = PluginManifest(
        "crocus",
        summary: "Says when somebody repeats the message above."
    )

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageCell, with: FifthCrocusPart.self)
    }
}

/// The number of letters in which two texts differ.
private func distance(_ one: Substring, _ other: Substring) -> Int {
    guard let first = one.first else { return other.count }
    guard let second = other.first else { return one.count }
    if first == second { return distance(one.dropFirst(), other.dropFirst()) }
    return 1
        + min(
            distance(one.dropFirst(), other),
            distance(one, other.dropFirst()),
            distance(one.dropFirst(), other.dropFirst())
        )
}

private final class FifthCrocusPart: ComponentExtension<ChatMessageCell> {
    override func updateContent() {
        super.updateContent()
        guard let message = host.content?.message(), let older = host.content?.message(older: 1)
        else { return }
        let view = host.messageContentView as? ChatMessageContentView
        let one = message.text.plain.lowercased().filter(\.isLetter)
        let other = older.text.plain.lowercased().filter(\.isLetter)
        let isRepeated =
            distance(one.prefix(9), other.prefix(9)) < 2 && !one.isEmpty && !message.isDeleted
        view?.textView?.alpha = isRepeated ? 0.9 : 1
    }
}
