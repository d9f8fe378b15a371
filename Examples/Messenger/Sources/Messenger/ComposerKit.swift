public import Components
import DefaultComponents
import Views

/// Completes emoji, opens a form with the command `/poll`, and shows how much of a message is uploaded.
public struct ComposerKitPlugin: Plugin {
    /// `composer-kit`.
    public let manifest = PluginManifest("composer-kit", summary: "Emoji, polls and uploads.")

    /// Creates the plugin.
    public init() {}

    /// Declares its names, and adds a popover, a command with a form, and a bar to messages.
    public func register(in registrar: inout Registrar) {
        registrar.set(.composerKit, of: "composer-kit")
        registrar.declare(.emojiNames)
        registrar.declare(.typedEmoji)
        registrar.declare(.dismissedEmoji)
        registrar.declare(.isPollOpen)
        for key in StateKey.pollFields { registrar.declare(key) }
        registrar.extend(.messageComposerVC, with: EmojiTyping.self)
        registrar.replace(.overlay("emoji"), with: EmojiPopover.self)
        registrar.replace(.overlay("poll"), with: PollForm.self)
        registrar.extend(.messageContentView, with: UploadBar.self)
        registrar.transform(.composerCommands) { $0 + [ComposerCommandInfo("poll")] }
        registrar.transform(.composerSuggestionRule) { next, request in
            var request = request
            for place in request.commands.indices where request.commands[place].name == "poll" {
                request.commands[place].summary = Components.current.words.text(.newPoll)
            }
            return next(request)
        }
        registrar.transform(.messageSubmission) { next, submission in
            guard let command = submission.content.command, command.name == "poll",
                submission.content.threadMessage == nil,
                let owner = (submission.channel?.id).map(StateOwner.channel),
                let state = Components.state
            else { return next(submission) }
            state[StateKey.pollFields[0], owner] = EditedText(command.arguments)
            state[.isPollOpen, owner] = true
            return .done
        }
    }
}

extension StateKey where Value == String? {
    static let typedEmoji = StateKey("typedEmoji", default: nil)
    static let dismissedEmoji = StateKey("dismissedEmoji", default: nil)
}

private final class EmojiTyping: ComponentExtension<ComposerVC> {
    /// What was typed last, and what is typed now.
    private var (last, typed) = ("", String??.none)

    override func updateContent() {
        super.updateContent()
        let new = host.content.typedEmoji
        guard typed != .some(new) else { return }
        typed = new
        state[.typedEmoji] = new
        // What was dismissed is offered again once something else was typed.
        if let new, !last.isEmpty, last != new { state[.dismissedEmoji] = nil }
        last = new ?? last
    }
}

extension ComposerContent {
    /// The colon and the letters before the cursor with which a name of an emoji begins; `nil` if none does.
    fileprivate var typedEmoji: String? {
        let before = String(decoding: text.utf8.prefix(editedText.cursor), as: UTF8.self)
        let word =
            before.split(omittingEmptySubsequences: false, whereSeparator: \.isWhitespace).last
            ?? ""
        guard word.first == ":", word.count > 2, editedText.selection.isEmpty else { return nil }
        return word.dropFirst().allSatisfy { $0.isLetter || $0 == "_" } ? String(word) : nil
    }
}

private final class EmojiPopover: ChatOverlayView {
    private var composer: ComposerVC? { (list?.parent as? ChatChannelVC)?.messageComposerVC }

    override func updateContent() {
        super.updateContent()
        removeAllArrangedSubviews()
        let typed = state[.typedEmoji] ?? ""
        let isWanted = !typed.isEmpty && typed != state[.dismissedEmoji] && composer != nil
        let found = components[.emojiNames].filter {
            isWanted && $0.key.hasPrefix(typed.dropFirst())
        }
        for (name, emoji) in found.sorted(by: { $0.key < $1.key }).prefix(5) {
            let button = Button()
            button.title = "\(emoji) \(name)"
            button.contentInset = DirectionalEdgeInsets(horizontal: 8, vertical: 13)
            button.addTarget("pickEmoji") { [weak self] in
                let suggestion = ComposerSuggestion(name, typed: typed, replacement: "\(emoji) ")
                self?.composer?.pickSuggestion(suggestion)
            }
            addArrangedSubview(button)
        }
        let region = OverlayRegion.popover(.part(.composerTextInput))
        let label = components.words.text(.emoji)
        overlay =
            found.isEmpty ? nil : Overlay(region, label: label, isModal: false, isClosable: true)
    }

    override func close() { state[.dismissedEmoji] = state[.typedEmoji] }
}
