import Components
import DefaultComponents
import Views

extension StateKey where Value == Bool {
    static let isPollOpen = StateKey("isPollOpen", default: false)
}

extension StateKey where Value == EditedText {
    /// What the reader enters: the question and three answers.
    static let pollFields = (0...3).map { StateKey("pollField\($0)", default: EditedText()) }
}

/// The form of a new poll.
final class PollForm: ChatOverlayView {
    private let fields = StateKey.pollFields.map { _ in TextField() }
    private let (create, cancel) = (Button(), Button())

    override func setUpLayout() {
        super.setUpLayout()
        let row = ContainerStackView(alignment: .center, spacing: 16)
        row.addArrangedSubviews([create, cancel])
        addArrangedSubviews(fields + [row])
        for field in fields {
            field.maximumLength = 200
            field.textContainerInset = DirectionalEdgeInsets(horizontal: 8, vertical: 12)
        }
        create.addTarget("createPoll") { [weak self] in self?.send() }
        cancel.addTarget("cancelPoll") { [weak self] in self?.close() }
        for button in [create, cancel] {
            button.contentInset = DirectionalEdgeInsets(horizontal: 12, vertical: 14)
        }
    }

    override func updateContent() {
        super.updateContent()
        let (words, palette) = (components.words, components[.appearance].palette)
        for (place, (field, key)) in zip(fields, StateKey.pollFields).enumerated() {
            bind(field, to: key)
            field.textColor = palette.text
            field.placeholder =
                place == 0
                ? words.text(.question) : words.text(.answer, ["number": .number(place)])
        }
        (create.title, cancel.title) = (words.text(.createPoll), words.text(.cancelPoll))
        for button in [create, cancel] { button.tintColor = palette.accent }
        create.isEnabled = poll != nil
        let isOpen = !isInThread && state[.isPollOpen]
        overlay = isOpen ? Overlay(.sheet, label: words.text(.newPoll)) : nil
    }

    override func close() {
        state[.isPollOpen] = false
        for key in StateKey.pollFields { state[key] = EditedText() }
    }

    /// The poll, if there are a question and two answers.
    private var poll: Poll? {
        let texts = fields.map(\.text)
        let answers = texts.dropFirst().filter { !$0.allSatisfy(\.isWhitespace) }
        guard !texts[0].allSatisfy(\.isWhitespace), answers.count > 1 else { return nil }
        return Poll(title: texts[0], options: answers.map { Poll.Option($0) })
    }

    private func send() {
        guard let poll, let attachment = try? ChatAttachment(kind: .poll, payload: poll) else {
            return
        }
        _ = try? chat.controller?.createNewMessage(text: RichText(), attachments: [attachment])
        close()
    }
}
