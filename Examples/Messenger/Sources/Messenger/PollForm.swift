import Components
import DefaultComponents
import Views

/// What the reader enters for a new poll: the question and three answers.
enum PollDraft {
    static let isOpen = StateKey("isPollOpen", default: false)
    static let fields = (0...3).map { StateKey("pollField\($0)", default: EditedText()) }
}

/// The form of a new poll.
final class PollForm: ChatOverlayView {
    private let fields = PollDraft.fields.map { _ in PlainField() }
    private lazy var create = TouchButton("createPoll") { [weak self] in self?.send() }
    private lazy var cancel = TouchButton("cancelPoll") { [weak self] in self?.close() }

    override func setUpLayout() {
        super.setUpLayout()
        let row = ContainerStackView(alignment: .center, spacing: 16)
        row.addArrangedSubviews([create, cancel])
        addArrangedSubviews(fields + [row])
        for field in fields {
            field.maximumLength = 200
            field.textContainerInset = DirectionalEdgeInsets(horizontal: 8, vertical: 12)
        }
    }

    override func updateContent() {
        super.updateContent()
        let words = components.words
        for (place, (field, key)) in zip(fields, PollDraft.fields).enumerated() {
            bind(field, to: key)
            let placeholder: WordKey = place == 0 ? .question : .answer
            field.placeholder = words.text(placeholder, ["number": .number(place)])
        }
        (create.title, cancel.title) = (words.text(.createPoll), words.text(.cancelPoll))
        create.isEnabled = poll != nil
        let isOpen = !isInThread && state[PollDraft.isOpen]
        overlay = isOpen ? Overlay(.sheet, label: words.text(.newPoll)) : nil
    }

    override func close() {
        state[PollDraft.isOpen] = false
        for key in PollDraft.fields { state[key] = EditedText() }
    }

    /// The poll, if there are a question and two answers.
    private var poll: Poll? {
        let texts = fields.map(\.text).filter { !$0.allSatisfy(\.isWhitespace) }
        guard texts.count > 2, let title = texts.first, title == fields[0].text else { return nil }
        return Poll(title: title, options: texts.dropFirst().map { Poll.Option($0) })
    }

    private func send() {
        guard let poll, let attachment = try? ChatAttachment(kind: .poll, payload: poll) else {
            return
        }
        _ = try? chat.controller?.createNewMessage(text: RichText(), attachments: [attachment])
        close()
    }
}
