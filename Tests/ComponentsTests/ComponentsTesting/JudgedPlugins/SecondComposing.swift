import Components
import DefaultComponents
import Views

struct SecondMeCommand: Plugin {
    let manifest = PluginManifest("me-command", summary: "/me says what somebody does.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.composerCommands) {
            $0 + [ComposerCommandInfo("me", summary: "Says what you do.")]
        }
        registrar.transform(.messageSubmission) { next, submission in
            guard let command = submission.content.command, command.name == "me",
                !command.arguments.isEmpty
            else { return next(submission) }
            var submission = submission
            submission.content.text = "_\(command.arguments)_"
            return next(submission)
        }
    }
}

struct SecondEmojiSuggestions: Plugin {
    let manifest = PluginManifest("emoji-suggestions", summary: "Offers emoji behind a colon.")
    private static let emoji = [("anchor", "⚓"), ("boat", "⛵"), ("sun", "☀️"), ("wave", "🌊")]

    func register(in registrar: inout Registrar) {
        registrar.transform(.composerSuggestionRule) { next, request in
            next(request) + Self.suggestions(behind: request.text)
        }
    }

    private static func suggestions(behind text: String) -> [ComposerSuggestion] {
        guard let colon = text.suffix(20).lastIndex(of: ":") else { return [] }
        let typed = String(text[colon...])
        guard typed.count > 2, !typed.contains(where: \.isWhitespace) else { return [] }
        return emoji.filter { $0.0.hasPrefix(typed.dropFirst().lowercased()) }.map { name, sign in
            ComposerSuggestion(sign, detail: name, typed: typed, replacement: "\(sign) ")
        }
    }
}

struct SecondLengthLimit: Plugin {
    let manifest = PluginManifest("length-limit", summary: "Messages have 4,000 letters at most.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageSubmission) { next, submission in
            let surplus = submission.content.text.count - 4_000
            guard surplus > 0 else { return next(submission) }
            return .refuse(reason: "The message is \(surplus) letters too long.")
        }
    }
}

struct SecondLettersLeft: Plugin {
    let manifest = PluginManifest("letters-left", summary: "Tells how many letters are left.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageComposerVC, with: SecondLettersLeftLine.self)
    }
}

final class SecondLettersLeftLine: ComponentExtension<ComposerVC> {
    private let label = Label()

    override func setUpLayout() {
        super.setUpLayout()
        label.accessibilityRole = .status
        host.mainContainer.addArrangedSubview(label)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = host.components[.appearance]
        label.font = appearance.fonts.footnote
        label.textColor = appearance.palette.subtitleText
    }

    override func updateContent() {
        super.updateContent()
        let left = 280 - host.content.text.count
        label.text = left < 0 ? "\(-left) letters too many" : "\(left) letters left"
        label.isHidden = left > 40
    }
}

struct SecondDraftKeeper: Plugin {
    let manifest = PluginManifest("draft-keeper", summary: "Keeps what was begun for the app.")
    let drafts = SecondDrafts()

    func register(in registrar: inout Registrar) {
        let drafts = drafts
        registrar.on(.composerContentChanged) { content in
            drafts.keep(content.text, for: content.threadMessage?.id ?? "channel")
            return .passed
        }
        registrar.on(.messageSubmitted) { message in
            drafts.keep("", for: message.parentID ?? "channel")
            return .passed
        }
    }
}

struct SecondBerths: Plugin {
    let manifest = PluginManifest("berths", summary: "Sends along where the boat lies.")

    func register(in registrar: inout Registrar) {
        registrar.replace(.attachment("berth"), with: SecondBerthView.self)
        registrar.extend(.messageComposerVC, with: SecondBerthButton.self)
    }
}

final class SecondBerthView: ChatAttachmentView {
    private let label = Label()

    override func setUpLayout() {
        super.setUpLayout()
        label.numberOfLines = 0
        addArrangedSubview(label)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = components[.appearance]
        label.font = appearance.fonts.cardBold
        label.textColor = appearance.palette.text
    }

    override func updateContent() {
        super.updateContent()
        guard case .other(let title, _)? = content?.payload else { return label.text = nil }
        label.text = title
    }
}

final class SecondBerthButton: ComponentExtension<ComposerVC> {
    private let button = Button()

    override func setUp() {
        super.setUp()
        button.title = "Berth"
        button.accessibilityRole = .button
        button.addTarget("addBerth") { [weak self] in self?.addBerth() }
    }

    override func setUpLayout() {
        super.setUpLayout()
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        button.widthAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        button.setContentHuggingPriority(252, for: .horizontal)
        host.inputContainer.insertArrangedSubview(button, at: 0)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = host.components[.appearance]
        button.font = appearance.fonts.bodyBold
        button.tintColor = appearance.palette.accent
    }

    private func addBerth() {
        let berth = AttachmentPayload.other(title: "Berth 14, west pier", json: .null)
        host.content.attachments.append(ChatAttachment(kind: "berth", payload: berth))
    }
}

extension JudgedPlugin {
    static let secondComposing: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: SecondMeCommand(),
            verdict: .clean,
            reason: "Adds a command, answers it alone, and asks those below in each case."
        ),
        JudgedPlugin(
            plugin: SecondEmojiSuggestions(),
            verdict: .clean,
            reason: "Adds suggestions behind those of others."
        ),
        JudgedPlugin(
            plugin: SecondLengthLimit(),
            verdict: .clean,
            reason: "Refuses what is too long with its reason, and the text stays."
        ),
        JudgedPlugin(
            plugin: SecondLettersLeft(),
            verdict: .clean,
            reason: "A line below the text that is hidden while there is room."
        ),
        JudgedPlugin(
            plugin: SecondDraftKeeper(),
            verdict: .clean,
            reason: "Hears what is typed and sent, and passes it on."
        ),
        JudgedPlugin(
            plugin: SecondBerths(),
            verdict: .clean,
            reason: "A button of its own adds an attachment of its own kind, which it also shows.",
            messages: [
                .second("berth", "Come over") {
                    let payload = AttachmentPayload.other(title: "Berth 9", json: .null)
                    $0.attachments = [ChatAttachment(kind: "berth", payload: payload)]
                }
            ]
        ),
    ]
}
