import Components
import DefaultComponents
import Views

// MARK: What kind of sentence it is, by a task

struct SixthSentenceKindPlugin: Plugin {
    let manifest = PluginManifest("sentence-kind", summary: "A task finds questions.")

    func register(in registrar: inout Registrar) {
        registrar.declare(.sentenceFound)
        registrar.declare(.sentenceKind)
        registrar.extend(.messageContentView, with: SixthSentenceKindLine.self)
        registrar.on(.sentenceFound) { found in
            Components.state?[.sentenceKind, .message(found.id)] = found
            return .handled
        }
    }
}

private struct SixthSentenceKind: Sendable, Equatable {
    var id = ""
    var text = ""
    var questions = 0
}

extension Event where Payload == SixthSentenceKind {
    fileprivate static let sentenceFound = Event("sentenceFound")
}

extension StateKey where Value == SixthSentenceKind {
    fileprivate static let sentenceKind = StateKey("sentenceKind", default: SixthSentenceKind())
}

private final class SixthSentenceKindLine: ComponentExtension<ChatMessageContentView> {
    private let line = TextView()

    override func setUpLayout() {
        super.setUpLayout()
        host.bubbleThreadMetaContainer.addArrangedSubview(line)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = host.components[.appearance]
        line.font = appearance.fonts.footnote
        line.textColor = appearance.palette.subtitleText
        line.textContainerInset = appearance.metrics.metadataMargins
    }

    override func updateContent() {
        super.updateContent()
        let found = state[.sentenceKind]
        let text = host.content.flatMap { $0.isDeleted ? nil : $0.text.plain } ?? ""
        let isKnown = found.text == text
        let count = isKnown ? found.questions : 0
        line.text = RichText(plain: count == 1 ? "Asks a question" : "Asks \(count) questions")
        line.isHidden = count == 0
        guard !isKnown, let id = host.content?.id else { return }
        tree?.task(.sentenceFound, for: .message(id)) {
            SixthSentenceKind(id: id, text: text, questions: text.count { $0 == "?" })
        }
    }
}

// MARK: Moods

struct SixthMoodsPlugin: Plugin {
    let manifest = PluginManifest("moods", summary: "/mood gives a message a mood.")

    func register(in registrar: inout Registrar) {
        registrar.declare(ChatMessageLayoutOption.mood)
        registrar.transform(.composerCommands) { below in
            below + [ComposerCommandInfo("mood", summary: "A mood, and then the message")]
        }
        registrar.transform(.messageSubmission) { next, submission in
            guard let command = submission.content.command, command.name == "mood" else {
                return next(submission)
            }
            let words = command.arguments.split(separator: " ", maxSplits: 1)
            guard words.count == 2, let mood = words.first, let text = words.last else {
                return .refuse(reason: "Write a mood and a message behind /mood.")
            }
            var submission = submission
            submission.content.fields[.givenMood] = String(mood.prefix(40))
            submission.content.text = String(text)
            return next(submission)
        }
        registrar.transform(.messageLayoutOptions) { next, request in
            guard let message = request.message, !message.isDeleted, message[.givenMood] != nil
            else {
                return next(request)
            }
            return next(request).union([.mood])
        }
        registrar.extend(.messageContentView, with: SixthMoodLine.self)
    }
}

extension MessageField where Value == String {
    fileprivate static let givenMood = MessageField("moods.mood")
}

/// Returns a message with a mood.
func sixthMoodsMessage() -> ChatMessage {
    var message = ChatMessage(
        id: "moods-1",
        author: ChatUser(id: "mia", name: "Mia"),
        createdAt: Timestamp(seconds: 1_780_000_000),
        text: "Off we go"
    )
    message[.givenMood] = "happy"
    return message
}

extension ChatMessageLayoutOption {
    fileprivate static let mood: Self = "mood"
}

private final class SixthMoodLine: ComponentExtension<ChatMessageContentView> {
    private var line: TextView?

    override func setUpLayout() {
        super.setUpLayout()
        guard host.layoutOptions.contains(.mood) else { return }
        let line = TextView()
        self.line = line
        host.bubbleContentContainer.insertArrangedSubview(line, at: 0)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = host.components[.appearance]
        line?.font = appearance.fonts.footnoteBold
        line?.textColor = appearance.palette.subtitleText
        line?.textContainerInset = appearance.metrics.textInsets
    }

    override func updateContent() {
        super.updateContent()
        let mood = host.content?[.givenMood] ?? ""
        line?.text = RichText(plain: "Feels \(mood)")
        line?.isHidden = mood.isEmpty
    }
}

// MARK: Moderation: links of others are not shown

struct SixthNoForeignLinksPlugin: Plugin {
    let manifest = PluginManifest(
        "no-foreign-links",
        summary: "Messages of others with links show a note in their place."
    )

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: SixthNoForeignLinks.self)
    }
}

extension ChatMessage {
    fileprivate var hasForeignLink: Bool {
        guard !isDeleted, !isSentByCurrentUser else { return false }
        return text.runs.contains { run in
            if case .link? = run.style.target { true } else { false }
        }
    }
}

private final class SixthNoForeignLinks: ComponentExtension<ChatMessageContentView> {
    override func updateContent() {
        super.updateContent()
        // The text is set with each content before this, so that it need not be set back.
        guard host.content?.hasForeignLink == true else { return }
        host.textView?.content = "Links are not shown in this chat."
    }
}

// MARK: Pictures alone

struct SixthPicturesAlonePlugin: Plugin {
    let manifest = PluginManifest("pictures-alone", summary: "Pictures stand without their text.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageLayoutOptions) { next, request in
            guard let message = request.message, !message.isDeleted,
                !message.imageAttachments.isEmpty
            else { return next(request) }
            return next(request).subtracting([.text])
        }
    }
}

// MARK: No reactions

struct SixthNoReactionsPlugin: Plugin {
    let manifest = PluginManifest("no-reactions", summary: "This team has no reactions.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageLayoutOptions) { next, request in
            next(request).subtracting([.reactions])
        }
        registrar.transform(.messageActions) { next, request in
            next(request).filter { !($0 is AddReactionActionItem) }
        }
    }
}
