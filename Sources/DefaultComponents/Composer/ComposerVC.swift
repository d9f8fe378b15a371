public import Components
public import Views

extension Slot where Value == ComposerVC.Type, Part == ComposerVC {
    /// What messages are written, edited and answered with.
    public static let messageComposerVC = Slot(
        "messageComposerVC",
        default: ComposerVC.self,
        contract: .stable
    ) { $0.init($1) }
}

/// What messages are written, edited and answered with: a text, and around it what goes with it.
///
/// Set `channelController`, add `view` to yours, and hand over what keys ask for with `apply`. What is typed is a
/// value, `content`; nothing that happens in the channel changes it.
///
/// ```swift
/// composer.content.editMessage(message)
/// composer.apply(.insert("!"))
/// composer.sendMessage()
/// ```
///
/// What is sent goes through the slot `messageSubmission`, where plugins change or refuse it, and then through the
/// event `sendMessage`, which whoever sends it otherwise handles. What is refused stays, with the reason.
open class ComposerVC: ViewController, Component {
    /// What keeps the channel's messages and sends new ones.
    public final var channelController: ChatChannelController? {
        didSet { if oldValue !== channelController { contentChanged() } }
    }

    /// What is composed.
    public final var content = ComposerContent() {
        didSet {
            guard mayGive([content.text], insteadOf: [oldValue.text]) else {
                return content = oldValue
            }
            didChange(from: oldValue)
        }
    }

    /// Why what is composed was not sent, in words; none once the text is another.
    public final var notice: String? {
        didSet {
            guard mayGive([notice ?? ""], insteadOf: [oldValue ?? ""]) else {
                return notice = oldValue
            }
            if notice != oldValue { contentChanged() }
        }
    }

    /// Whether keys go to the text, so that its cursor is shown; not unless set, or a message is edited or answered.
    public final var isEditing = false {
        didSet { if isEditing != oldValue { contentChanged() } }
    }

    /// What is offered for what is being typed, and which of it a key picks.
    public internal(set) final var suggestions = ComposerSuggestions()

    /// The text.
    public private(set) final lazy var textInputView = make(.composerTextInput)

    /// What sends.
    public private(set) final lazy var sendButton = make(.composerSendButton)

    /// Which message is edited or answered; hidden for a new one.
    public private(set) final lazy var headerView = make(.composerHeader)

    /// What goes with the text; hidden while that is nothing.
    public private(set) final lazy var attachmentsView = make(.composerAttachments)

    /// What is offered for what is being typed; hidden while that is nothing.
    public private(set) final lazy var suggestionsView = make(.composerSuggestions)

    /// Why what is composed was not sent; hidden while there is no reason.
    public private(set) final lazy var noticeView = make(.composerNotice)

    /// The column of all parts.
    public let mainContainer = ContainerStackView(axis: .vertical)

    /// The row of text and button.
    public let inputContainer = ContainerStackView(alignment: .bottom)

    /// The text for which nothing is to be offered.
    var undisturbedText: String?

    /// Whether others are asked what becomes of what is composed; who sends it again then is not heeded.
    var isSubmitting = false

    /// Called once, after `setUp`, to put the parts below each other; call `super` first.
    open override func setUpLayout() {
        super.setUpLayout()
        let metrics = components[.appearance].metrics
        view.fill(with: mainContainer)
        // What is above takes the room that is left.
        view.setContentHuggingPriority(760, for: .vertical)
        mainContainer.isLayoutMarginsRelativeArrangement = true
        mainContainer.directionalLayoutMargins = metrics.composerMargins
        mainContainer.spacing = metrics.composerSpacing
        inputContainer.spacing = metrics.composerSpacing
        textInputView.setContentHuggingPriority(249, for: .horizontal)
        inputContainer.addArrangedSubviews([textInputView, sendButton])
        mainContainer.addArrangedSubviews([
            suggestionsView, headerView, attachmentsView, noticeView, inputContainer,
        ])
    }

    /// Called after `setUpLayout`, to give the composer its ground; call `super` first.
    open override func setUpAppearance() {
        super.setUpAppearance()
        view.backgroundColor = components[.appearance].palette.background
    }

    /// Called after `setUpAppearance`, to show what is composed; call `super` first.
    open override func updateContent() {
        super.updateContent()
        updateSuggestions()
        let placeholder = components[.appearance].formatters.composerPlaceholder()
        if textInputView.placeholder != placeholder { textInputView.placeholder = placeholder }
        textInputView.editedText = content.editedText
        textInputView.isEditing = isEditing
        if sendButton.content != content { sendButton.content = content }
        if headerView.content != content.state { headerView.content = content.state }
        if attachmentsView.content != content.attachments {
            attachmentsView.content = content.attachments
        }
        if suggestionsView.content != suggestions { suggestionsView.content = suggestions }
        if noticeView.content != notice { noticeView.content = notice }
    }

    /// Called with a tap on the button, or by you with a key, to send what is composed; call `super` to do so.
    ///
    /// What is sent or done is cleared; what is refused, or cannot be sent, stays, with the reason in `notice`.
    open func sendMessage() {
        guard !content.isEmpty, !isSubmitting else { return }
        let submission = MessageSubmission(content, to: channelController?.channel)
        isSubmitting = true
        let reply = calling { components[.messageSubmission](submission) }
        isSubmitting = false
        switch reply {
        case .send(let sent): send(sent)
        case .refuse(let reason): refuse(reason)
        case .done: clear()
        }
    }

    /// Does what a key asks for and returns whether that changed the text, the cursor or the selection.
    @discardableResult
    public final func apply(_ edit: TextEdit) -> Bool {
        guard node.isConnected else { return content.editedText.apply(edit) }
        let isChanged = textInputView.apply(edit)
        content.editedText = textInputView.editedText
        return isChanged
    }

    private func didChange(from old: ComposerContent) {
        if content.text != old.text || content.state != old.state {
            notice = nil
            if content.text != old.text { undisturbedText = nil }
            if node.isConnected { raise(.composerContentChanged, content) }
        }
        // Who edits or answers a message writes next.
        if let message = content.state.message, message.id != old.state.message?.id {
            isEditing = true
        }
        contentChanged()
    }
}

extension Event where Payload == ComposerContent {
    /// That another text is composed, or that it is to become something else; with every key.
    public static let composerContentChanged = Event("composerContentChanged")
}

extension ComposerVC: EventSink {
    /// Does what taps on the parts mean, if no plugin handled it.
    public final func receive<Payload>(_ event: Event<Payload>, _ payload: Payload) -> EventReply {
        if Event.tapOnSend.payload(of: event, payload) != nil {
            sendMessage()
        } else if Event.tapOnCancel.payload(of: event, payload) != nil {
            content.cancel()
        } else if let suggestion = Event.pickSuggestion.payload(of: event, payload) {
            pickSuggestion(suggestion)
        } else if let place = Event.removeComposerAttachment.payload(of: event, payload) {
            remove(place)
        } else if let selection = Event.selectComposerText.payload(of: event, payload) {
            isEditing = true
            content.editedText.select(selection)
        } else {
            return .passed
        }
        return .handled
    }

    /// Takes an attachment out, if it is still where it was.
    private func remove(_ place: ComposerAttachmentPlace) {
        guard content.attachments.indices.contains(place.index),
            content.attachments[place.index] == place.attachment
        else { return }
        content.attachments.remove(at: place.index)
    }
}
