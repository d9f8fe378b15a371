import Components
import DefaultComponents
import Views

struct FirstWordTotal: Plugin {
    let manifest = PluginManifest("word-total", summary: "Messages end in a count of words.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: FirstWords.self)
    }
}

final class FirstWords: ComponentExtension<ChatMessageContentView> {
    private let label = Label()
    private var counted: (text: String, count: Int)?

    override func setUpLayout() {
        super.setUpLayout()
        label.numberOfLines = 0
        host.bubbleContentContainer.addArrangedSubview(label)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        label.font = host.components[.appearance].fonts.footnote
        label.textColor = host.components[.appearance].palette.subtitleText
    }

    override func updateContent() {
        super.updateContent()
        let text = host.content.map { $0.isDeleted ? "" : $0.text.plain } ?? ""
        if counted?.text != text {
            counted = (text, text.split(whereSeparator: \.isWhitespace).count)
        }
        label.text = "\(counted?.count ?? 0) words"
        label.isHidden = (counted?.count ?? 0) < 6
    }
}

struct FirstReadingTime: Plugin {
    let manifest = PluginManifest("reading-minutes", summary: "Long messages tell how long.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: FirstMinutes.self)
    }
}

final class FirstMinutes: ComponentExtension<ChatMessageContentView> {
    private let label = Label()

    override func setUpLayout() {
        super.setUpLayout()
        host.metadataContainer.addArrangedSubview(label)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        label.font = host.components[.appearance].fonts.footnote
        label.textColor = host.components[.appearance].palette.subtitleText
    }

    override func updateContent() {
        super.updateContent()
        let minutes = (host.content?.text.plain.count ?? 0) / 1_000
        label.text = "\(minutes) min"
        let unit = minutes == 1 ? "minute" : "minutes"
        label.accessibilityLabel = "About \(minutes) \(unit) to read"
        label.isHidden = minutes < 1 || host.content?.isDeleted == true
    }
}

struct FirstBotBadge: Plugin {
    let manifest = PluginManifest("bot-badge", summary: "Programs are marked beside their name.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: FirstBotWord.self)
    }
}

final class FirstBotWord: ComponentExtension<ChatMessageContentView> {
    private let word = Label()

    override func setUpLayout() {
        super.setUpLayout()
        word.text = "Bot"
        host.metadataContainer.insertArrangedSubview(word, at: 0)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        word.font = host.components[.appearance].fonts.footnoteBold
        word.textColor = host.components[.appearance].palette.accent
    }

    override func updateContent() {
        super.updateContent()
        word.isHidden = host.content?.author.isBot != true
    }
}

struct FirstVoiceBars: Plugin {
    let manifest = PluginManifest("voice-bars", summary: "Sounds have bars below their name.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.attachment(.audio), with: FirstBars.self)
    }
}

final class FirstBars: ComponentExtension<ChatAudioAttachmentView> {
    private let bars = (0..<12).map { _ in View() }

    override func setUpLayout() {
        super.setUpLayout()
        let row = ContainerStackView(alignment: .bottom, spacing: 2, arrangedSubviews: bars)
        for (place, bar) in bars.enumerated() {
            bar.widthAnchor.constraint(equalToConstant: 3).isActive = true
            let height = 4.0 + Double(place * 5 % 12)
            bar.heightAnchor.constraint(equalToConstant: height).isActive = true
        }
        host.textStack.addArrangedSubview(row)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let accent = host.components[.appearance].palette.accent
        bars.forEach { $0.backgroundColor = accent }
    }
}

struct FirstFoldedText: Plugin {
    let manifest = PluginManifest("folded-text", summary: "Very long messages unfold at a tap.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageText, with: FirstFold.self)
    }
}

/// A screen reader reads all of the text, folded or not.
final class FirstFold: ComponentExtension<ChatMessageTextView>, TapResponder {
    private var unfolded: ChatMessage.ID?

    override func updateContent() {
        super.updateContent()
        if unfolded != messageID { unfolded = nil }
        let words = host.text.plain
        let folds = isFoldable && unfolded == nil
        host.accessibilityLabel = folds ? words : nil
        if folds { host.text = RichText(plain: "\(words.prefix(300))… Tap to read on") }
    }

    /// Long words without links.
    private var isFoldable: Bool {
        guard let text = host.content else { return false }
        return text.plain.count > 500 && text.runs.allSatisfy { $0.style.target == nil }
    }

    private var messageID: ChatMessage.ID? {
        var view = host.superview
        while let current = view {
            if let message = current as? any MessageContentView { return message.content?.id }
            view = current.superview
        }
        return nil
    }

    func respond(to tap: Tap) -> EventReply {
        guard tap.kind == .tap, isFoldable else { return .passed }
        unfolded = unfolded == nil ? messageID : nil
        host.contentChanged()
        return .handled
    }
}

struct FirstExactTime: Plugin {
    let manifest = PluginManifest("exact-time", summary: "A tapped time tells the day as well.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.timestamp, with: FirstFullDate.self)
    }
}

final class FirstFullDate: ComponentExtension<ChatMessageTimestampLabel>, TapResponder {
    private var expanded: ChatMessage.ID?

    override func updateContent() {
        super.updateContent()
        guard let message = host.content, message.id == expanded else {
            expanded = nil
            return
        }
        let appearance = host.components[.appearance]
        let day = appearance.formatters.messageDateSeparator(message.createdAt, appearance.calendar)
        host.text = "\(day), \(host.text ?? "")"
    }

    func respond(to tap: Tap) -> EventReply {
        guard tap.kind == .tap, let id = host.content?.id else { return .passed }
        expanded = expanded == id ? nil : id
        host.contentChanged()
        return .handled
    }
}

struct FirstAuthorColors: Plugin {
    let manifest = PluginManifest("author-colors", summary: "Each name has its own colour.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.authorName, with: FirstNameColor.self)
    }
}

final class FirstNameColor: ComponentExtension<Label> {
    private static let colors = [
        Color("brick", light: RGBA(0x8A1C00), dark: RGBA(0xFFB199)),
        Color("leaf", light: RGBA(0x005A2B), dark: RGBA(0x8FE3B0)),
        Color("plum", light: RGBA(0x4B2A9B), dark: RGBA(0xC9B6FF)),
    ]

    override func updateContent() {
        super.updateContent()
        let id = (host as? any MessageLabel)?.content?.author.id ?? ""
        let sum = id.utf8.reduce(0) { $0 + Int($1) }
        host.textColor = Self.colors[sum % Self.colors.count]
    }
}
