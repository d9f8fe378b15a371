public import Views

/// The content of a composer: text, attachments, and the message that is edited or quoted.
///
/// Drafts are kept: the text before an edit is restored when the edit is sent or cleared, and a half-edited
/// message is restored when its edit begins again.
///
/// ```swift
/// composer.content.quoteMessage(message)
/// composer.content.text += "I'll bring the charts."
/// ```
///
/// It is `Codable`, to keep drafts; cursor and undo are left out, and other releases may use another format.
public struct ComposerContent: Sendable, Codable, Hashable {
    /// The purpose: a new message, an edit, or a quoting message.
    public private(set) var state = ComposerState.new

    /// The root of the thread of a new message; `nil` in a channel.
    public var threadMessage: ChatMessage?

    /// Whether a reply in a thread is also shown in the channel.
    public var isShownInChannel = false

    private var typed: TypedContent
    /// The drafts of other messages, by their ids.
    private var setAside: [ChatMessage.ID: TypedContent] = [:]
    /// The draft of a new message, while another is edited.
    private var newSetAside: TypedContent?

    /// Creates the content of a new message.
    public init(text: String = "", threadMessage: ChatMessage? = nil) {
        typed = TypedContent(text: text)
        self.threadMessage = threadMessage
    }

    /// The text, with cursor and undo history.
    public var editedText: EditedText {
        get { typed.text }
        set { typed.text = newValue }
    }

    /// The text, with the names of mentioned users after an `@`; hostile until escaped.
    ///
    /// Setting it puts the cursor at the end and clears the undo history.
    public var text: String {
        get { typed.text.text }
        set { typed.text.begin(newValue) }
    }

    /// The attachments, in order.
    public var attachments: [ChatAttachment] {
        get { typed.attachments }
        set { typed.attachments = newValue }
    }

    /// The values that plugins add to the message; those of the edited message until they are set.
    public var fields: MessageFields {
        get { typed.fields ?? messageFields }
        set { typed.fields = newValue == messageFields ? nil : newValue }
    }

    private var messageFields: MessageFields { editedMessage?.fields ?? MessageFields() }

    /// The users whose names after an `@` are mentions, each once, in the order in which they were picked.
    ///
    /// A user whose name is not in the text is not mentioned.
    public var mentions: [ChatUser] {
        get { typed.mentions }
        set { typed.mentions = newValue }
    }

    /// The message that is edited; `nil` if none is.
    public var editedMessage: ChatMessage? {
        guard case .editing(let message) = state else { return nil }
        return message
    }

    /// The message that is quoted; `nil` if none is.
    public var quotedMessage: ChatMessage? {
        guard case .quoting(let message) = state else { return nil }
        return message
    }

    /// Whether there is nothing to send: only white space, and no attachment.
    public var isEmpty: Bool {
        typed.attachments.isEmpty && text.allSatisfy(\.isWhitespace)
    }
}

extension ComposerContent {
    /// Begins to edit a message, and keeps the current draft.
    ///
    /// An earlier draft for the same message that was not sent is restored; without one, the text is that of the
    /// message.
    public mutating func editMessage(_ message: ChatMessage) {
        setTypedAside()
        take(setAside.removeValue(forKey: message.id) ?? TypedContent(of: message))
        state = .editing(message)
    }

    /// Begins to quote a message.
    public mutating func quoteMessage(_ message: ChatMessage) {
        if editedMessage != nil {
            setTypedAside()
            bringBack()
        }
        state = .quoting(message)
    }

    /// Adds a user who is mentioned where the text has the name after an `@`.
    public mutating func mention(_ user: ChatUser) {
        if !typed.mentions.contains(where: { $0.id == user.id }) { typed.mentions.append(user) }
    }

    /// Ends quoting, or an edit without changing the message.
    public mutating func cancel() {
        if editedMessage == nil { state = .new } else { clear() }
    }

    /// Clears the content, as after sending; after an edit, the draft of a new message is restored.
    public mutating func clear() {
        guard editedMessage == nil else { return bringBack() }
        take(TypedContent())
        state = .new
        isShownInChannel = false
    }

    /// Ends all edits and quotes, for another channel; the draft of a new message stays.
    mutating func leaveMessages() {
        while state != .new { cancel() }
        setAside = [:]
    }

    private mutating func setTypedAside() {
        switch state {
        case .editing(let message):
            if typed.differs(from: TypedContent(of: message)) { setAside[message.id] = typed }
        case .new, .quoting:
            typed.quotedMessage = quotedMessage
            newSetAside = typed
        }
    }

    /// Restores the draft of a new message.
    private mutating func bringBack() {
        take(newSetAside.take() ?? TypedContent())
        state = typed.quotedMessage.map(ComposerState.quoting) ?? .new
        typed.quotedMessage = nil
    }

    /// Replaces the draft; cut text stays for pasting.
    private mutating func take(_ new: TypedContent) {
        let killed = typed.text.killed
        typed = new
        typed.text.killed = killed
    }
}

extension EditedText {
    /// Replaces the text; cut text stays for pasting.
    fileprivate mutating func begin(_ text: String) {
        let killed = killed
        self = EditedText(text)
        self.killed = killed
    }
}

/// The draft of one message.
private struct TypedContent: Sendable, Codable, Hashable {
    var text = EditedText()
    var attachments: [ChatAttachment] = []
    /// The fields that were set; `nil` if they are those of the message.
    var fields: MessageFields?
    var mentions: [ChatUser] = []
    /// The quoted message, while the draft is kept.
    var quotedMessage: ChatMessage?

    init(text: String = "") {
        self.text = EditedText(text)
    }

    init(of message: ChatMessage) {
        text = EditedText(message.text.plain)
        attachments = message.attachments
        for run in message.text.runs {
            guard case .user(let id) = run.style.target, run.text.hasPrefix("@"),
                !mentions.contains(where: { $0.id == id })
            else { continue }
            mentions.append(ChatUser(id: id, name: String(run.text.dropFirst())))
        }
    }
    /// Returns whether the drafts differ.
    func differs(from other: TypedContent) -> Bool {
        text.text != other.text.text || attachments != other.attachments
            || mentions != other.mentions || fields != nil
    }
}
