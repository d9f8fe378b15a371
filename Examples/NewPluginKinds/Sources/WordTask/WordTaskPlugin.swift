public import Components
import DefaultComponents
import Views

/// Adds a button to others' messages that works on their text, off the tree: WordTask.
public struct WordTaskPlugin: Plugin {
    /// `word-task`.
    public let manifest = PluginManifest(
        "word-task",
        summary: "Others' messages have a button that works on their text: WordTask.",
        // Both add a view to the end of a message: without this, the ids would decide their order.
        ordering: [.after("share-attachments")]
    )

    /// Creates the plugin.
    public init() {}

    /// Declares its names, adds line and button to others' texts, and keeps the answers.
    public func register(in registrar: inout Registrar) {
        registrar.declare(.wordTaskWork)
        registrar.declare(.wordTaskStep)
        registrar.declare(.wordTaskAnswered)
        registrar.declare(ChatMessageLayoutOption.wordTaskLine)
        registrar.transform(.messageLayoutOptions) { next, request in
            guard let message = request.message, message.kind == .regular, !message.isDeleted,
                !message.isSentByCurrentUser, message.text.plain.contains(where: \.isLetter)
            else { return next(request) }
            return next(request).union([.wordTaskLine])
        }
        registrar.extend(.messageContentView, with: WordTaskBelow.self)
        // Heard whether or not the message is shown; its view reads the state.
        registrar.on(.wordTaskAnswered) { answer in
            Components.state?[.wordTaskStep, .message(answer.messageID)] = answer.step
            return .handled
        }
    }
}

extension ValueSlot<@Sendable (String) async throws -> String> {
    /// The work on the text of a message, on any thread, which an app replaces by a call of its server.
    public static let wordTaskWork = Self("wordTaskWork", default: { $0.uppercased() })
}

/// How far the work on a message is.
enum WordTaskStep: Sendable, Equatable {
    case unwanted
    case wanted
    case done(String, of: String)
    case failed(String)
}

/// The answer of a task.
struct WordTaskAnswer: Sendable {
    let messageID: ChatMessage.ID
    let step: WordTaskStep
}

extension StateKey where Value == WordTaskStep {
    static let wordTaskStep = StateKey("wordTaskStep", default: WordTaskStep.unwanted)
}

extension Event where Payload == WordTaskAnswer {
    static let wordTaskAnswered = Event("wordTaskAnswered")
}

extension ChatMessageLayoutOption {
    /// The option of a message with the line and the button at its end.
    static let wordTaskLine: Self = "wordTaskLine"
}

/// Adds the line and the button, and begins the task.
final class WordTaskBelow: ComponentExtension<ChatMessageContentView> {
    private var line: (any MessageTextView)?
    private let button = Button()

    override func setUpLayout() {
        super.setUpLayout()
        guard host.layoutOptions.contains(.wordTaskLine) else { return }
        let line = host.make(.messageText)
        self.line = line
        button.hitInsets = DirectionalEdgeInsets(top: -9, bottom: -9)
        button.addTarget("wordTask") { [weak self] in
            guard let self else { return }
            let isDone = if case .done = state[.wordTaskStep] { true } else { false }
            state[.wordTaskStep] = isDone ? .unwanted : .wanted
        }
        host.bubbleContentContainer.addArrangedSubviews([line, button])
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        button.font = host.components[.appearance].fonts.footnoteBold
        button.tintColor = host.components[.appearance].palette.accent
    }

    override func updateContent() {
        super.updateContent()
        guard let line, let message = host.content else { return }
        let (id, text) = (message.id, message.text.plain)
        var step = state[.wordTaskStep]
        // An edited message has another text.
        if case .done(_, let original) = step, original != text { step = .unwanted }
        button.title = "WordTask"
        switch step {
        case .unwanted: line.content = nil
        case .wanted: line.content = "One moment …"
        case .failed(let reason): line.content = RichText(plain: "Not done: \(reason)")
        case .done(let result, _):
            line.content = RichText(plain: result)
            button.title = "Hide"
        }
        line.isHidden = step == .unwanted
        button.isHidden = step == .wanted
        guard step == .wanted else { return }
        // Has no effect while the same task runs.
        tree?.task(.wordTaskAnswered, for: .message(id)) {
            [work = host.components[.wordTaskWork]] in
            do {
                let done = WordTaskStep.done(try await work(text), of: text)
                return WordTaskAnswer(messageID: id, step: done)
            } catch {
                return WordTaskAnswer(messageID: id, step: .failed("\(error)"))
            }
        }
    }
}
