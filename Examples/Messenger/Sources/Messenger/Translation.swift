public import Components
import DefaultComponents
import Views

/// Messages have a button that translates them, with a task.
public struct TranslationPlugin: Plugin {
    /// `translation`.
    public let manifest = PluginManifest("translation", summary: "Messages can be translated.")

    private let translator: Translator?

    /// Creates the plugin; without a translator, an app fills the slot `translator`.
    public init(translator: Translator? = nil) {
        self.translator = translator
    }

    /// Declares its names, and adds a line and a button to messages.
    public func register(in registrar: inout Registrar) {
        registrar.set(.translation, of: "translation")
        registrar.declare(.translator)
        registrar.declare(.needsTranslation)
        registrar.declare(.translation)
        registrar.declare(.translationEnded)
        registrar.declare(ChatMessageLayoutOption.translation)
        if let translator { registrar.replace(.translator, with: translator) }
        registrar.transform(.messageLayoutOptions) { next, request in
            guard let message = request.message, message.kind == .regular, !message.isDeleted,
                Components.current[.translator] != nil,
                Components.current[.needsTranslation](message)
            else { return next(request) }
            return next(request).union([.translation])
        }
        registrar.extend(.messageContentView, with: TranslationBelow.self)
        registrar.on(.translationEnded) { answer in
            Components.state?[.translation, .message(answer.messageID)] = answer.translation
            return .handled
        }
    }
}

/// The translation of a message.
enum Translation: Sendable, Equatable {
    case unwanted
    case wanted
    case done(String, of: String)
    case failed(String)
}

/// The answer of a task.
struct TranslationAnswer: Sendable {
    let messageID: ChatMessage.ID
    let translation: Translation
}

extension StateKey where Value == Translation {
    static let translation = StateKey("translation", default: Translation.unwanted)
}

extension Event where Payload == TranslationAnswer {
    static let translationEnded = Event("translationEnded")
}

extension ChatMessageLayoutOption {
    static let translation: Self = "translation"
}

private final class TranslationBelow: ComponentExtension<ChatMessageContentView> {
    private var line: (any MessageTextView)?
    private var button: Button?

    override func setUpLayout() {
        super.setUpLayout()
        guard host.layoutOptions.contains(.translation) else { return }
        let (line, button) = (host.make(.messageText), Button())
        (self.line, self.button) = (line, button)
        button.hitInsets = DirectionalEdgeInsets(top: -9, bottom: -9)
        button.addTarget("translate") { [weak self] in
            guard let self else { return }
            let isDone = if case .done = state[.translation] { true } else { false }
            state[.translation] = isDone ? .unwanted : .wanted
        }
        host.bubbleContentContainer.addArrangedSubviews([line, button])
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        button?.font = host.components[.appearance].fonts.footnoteBold
        button?.tintColor = host.components[.appearance].palette.accent
    }

    override func updateContent() {
        super.updateContent()
        guard let line, let button, let message = host.content else { return }
        let words = host.components.words
        let (id, text) = (message.id, message.text.plain)
        var translation = state[.translation]
        if case .done(_, let original) = translation, original != text { translation = .unwanted }
        button.title = words.text(.translate)
        switch translation {
        case .unwanted: line.content = nil
        case .wanted: line.content = RichText(plain: words.text(.translating))
        case .failed(let reason):
            line.content = RichText(plain: words.text(.notTranslated, ["reason": .text(reason)]))
        case .done(let translated, _):
            line.content = RichText(plain: translated)
            button.title = words.text(.hideTranslation)
        }
        line.isHidden = message.isDeleted || translation == .unwanted
        button.isHidden = message.isDeleted || translation == .wanted
        guard !message.isDeleted, translation == .wanted,
            let translate = host.components[.translator]
        else { return }
        tree?.task(.translationEnded, for: .message(id)) {
            do {
                let done = Translation.done(try await translate(text), of: text)
                return TranslationAnswer(messageID: id, translation: done)
            } catch {
                return TranslationAnswer(messageID: id, translation: .failed("\(error)"))
            }
        }
    }
}
