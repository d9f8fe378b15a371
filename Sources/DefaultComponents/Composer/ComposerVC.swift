public import Components
public import Views

extension Slot where Value == ComposerVC.Type, Part == ComposerVC {
    /// The composer, in which messages are written, edited and quoted.
    public static let messageComposerVC = Slot(
        "messageComposerVC",
        default: ComposerVC.self,
        contract: .stable
    ) { $0.init($1) }
}

/// A composer, in which messages are written, edited and quoted.
///
/// Set `channelController`, add `view` to your view, and pass keys to `apply`. The draft is a value, `content`,
/// which changes in the channel do not affect.
///
/// ```swift
/// composer.content.editMessage(message)
/// composer.apply(.insert("!"))
/// composer.sendMessage()
/// ```
///
/// A submission is passed to the slot `messageSubmission`, where plugins change or refuse it, and then raised as
/// the event `sendMessage`, for handlers that send it elsewhere. A refused one stays, with the reason.
open class ComposerVC: ViewController, Component {
    /// The controller of the channel, which sends the messages.
    public final var channelController: ChatChannelController? {
        didSet { if oldValue !== channelController { contentChanged() } }
    }

    /// The content of the composer.
    public final var content = ComposerContent() {
        didSet {
            guard mayGive([content.text], insteadOf: [oldValue.text]) else {
                return content = oldValue
            }
            didChange(from: oldValue)
        }
    }

    /// The reason for which the content was not sent; `nil` once the text changes.
    public final var notice: String? {
        didSet {
            guard mayGive([notice ?? ""], insteadOf: [oldValue ?? ""]) else {
                return notice = oldValue
            }
            guard notice != oldValue else { return }
            contentChanged()
            announce(notice, as: "composerNotice", isUrgent: true)
        }
    }

    /// Whether the text has the focus, so that its cursor is shown; also set when a message is edited or quoted.
    public final var isEditing = false {
        didSet { if isEditing != oldValue { contentChanged() } }
    }

    /// The suggestions for the text before the cursor, and the selected one.
    public internal(set) final var suggestions = ComposerSuggestions()

    /// The text.
    public private(set) final lazy var textInputView = make(.composerTextInput)

    /// The button that sends.
    public private(set) final lazy var sendButton = make(.composerSendButton)

    /// The header, with the message that is edited or quoted; hidden for a new one.
    public private(set) final lazy var headerView = make(.composerHeader)

    /// The attachments; hidden while there are none.
    public private(set) final lazy var attachmentsView = make(.composerAttachments)

    /// The suggestions; hidden while there are none.
    public private(set) final lazy var suggestionsView = make(.composerSuggestions)

    /// The reason for which the content was not sent; hidden while there is none.
    public private(set) final lazy var noticeView = make(.composerNotice)

    /// The column of all parts.
    public let mainContainer = ContainerStackView(axis: .vertical)

    /// The row of text and button.
    public let inputContainer = ContainerStackView(alignment: .bottom)

    /// The text for which suggestions are hidden.
    var undisturbedText: String?

    /// Whether the slot and the event of a submission are running; calls that send again are ignored meanwhile.
    var isSubmitting = false

    /// Called once, after `setUp`, to put the parts below each other; call `super` first.
    open override func setUpLayout() {
        super.setUpLayout()
        let metrics = components[.appearance].metrics
        view.fill(with: mainContainer)
        // The list above takes the rest of the height.
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

    /// Called after `setUpLayout`, to set the background; call `super` first.
    open override func setUpAppearance() {
        super.setUpAppearance()
        view.backgroundColor = components[.appearance].palette.background
    }

    /// Called after `setUpAppearance`, to show the content; call `super` first.
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

    /// Called with a tap on the button, or by you with a key, to send the content; call `super` to do so.
    ///
    /// Content that was sent or handled is cleared; refused content stays, with the reason in `notice`.
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

    /// Applies an edit and returns whether that changed the text, the cursor or the selection.
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
        if mayNotify(.composerEdited), content != old {
            notify(.composerEdited, MessageSubmission(content, to: channelController?.channel))
        }
        // A reader who edits or quotes a message writes next.
        if let message = content.state.message, message.id != old.state.message?.id {
            isEditing = true
        }
        contentChanged()
    }
}

extension Event where Payload == ComposerContent {
    /// A change of a composer's content; raised with every key.
    public static let composerContentChanged = Event(notification: "composerContentChanged")
}

extension Event where Payload == MessageSubmission {
    /// A change of a composer's content, its cursor or its selection, with the channel; raised with every key.
    public static let composerEdited = Event(notification: "composerEdited")
}

extension ComposerVC: EventSink, PackageEventSink {
    /// Handles the events of the parts that no plugin handled.
    public final func receive(_ event: RaisedEvent) -> EventReply {
        if event[.tapOnSend] != nil {
            sendMessage()
        } else if event[.tapOnCancel] != nil {
            content.cancel()
        } else if let suggestion = event[.pickSuggestion] {
            pickSuggestion(suggestion)
        } else if let place = event[.removeComposerAttachment] {
            remove(place)
        } else if let selection = event[.selectComposerText] {
            isEditing = true
            content.editedText.select(selection)
        } else {
            // If no listener copies the text, `yank` inserts it.
            if let text = event[.copyText] { content.editedText.killed = text }
            return .passed
        }
        return .handled
    }

    /// Removes an attachment, if it is still at its index.
    private func remove(_ place: ComposerAttachmentPlace) {
        guard content.attachments.indices.contains(place.index),
            content.attachments[place.index] == place.attachment
        else { return }
        content.attachments.remove(at: place.index)
    }
}
