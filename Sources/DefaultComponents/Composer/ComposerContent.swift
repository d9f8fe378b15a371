public import Views

/// What somebody is about to say: the text, what it answers or changes, and what goes with it.
///
/// Nothing that was typed is lost on the way: who edits a message finds what was typed before when that is
/// sent or cleared, and who turns from a half-edited message to something else finds it when coming back to it.
///
/// ```swift
/// composer.content.quoteMessage(message)
/// composer.content.text += "I'll bring the charts."
/// ```
///
/// It is `Codable`, to keep drafts; cursor and undo are left out, and other releases may write another form.
public struct ComposerContent: Sendable, Codable, Hashable {
    /// What becomes of it: a new message, another content of one, or an answer to one.
    public private(set) var state = ComposerState.new

    /// The root of the thread in which a new message stands; none in a channel.
    public var threadMessage: ChatMessage?

    /// Whether a reply in a thread also stands in the channel.
    public var isShownInChannel = false

    private var typed: TypedContent
    /// What was typed for other messages, by their ids.
    private var setAside: [ChatMessage.ID: TypedContent] = [:]
    /// What was typed for a new message, while another is edited.
    private var newSetAside: TypedContent?

    /// Creates the content of a new message.
    public init(text: String = "", threadMessage: ChatMessage? = nil) {
        typed = TypedContent(text: text)
        self.threadMessage = threadMessage
    }

    /// What is typed, with the cursor and what can be taken back.
    public var editedText: EditedText {
        get { typed.text }
        set { typed.text = newValue }
    }

    /// What is typed, with the names of people who are mentioned behind an `@`; hostile until escaped.
    ///
    /// Setting it puts the cursor at the end and forgets what could be taken back.
    public var text: String {
        get { typed.text.text }
        set { typed.text.begin(newValue) }
    }

    /// What goes with the text, in order.
    public var attachments: [ChatAttachment] {
        get { typed.attachments }
        set { typed.attachments = newValue }
    }

    /// The people whose names behind an `@` are mentions, each once, in the order in which they were picked.
    ///
    /// One whose name does not stand in the text is not mentioned.
    public var mentions: [ChatUser] {
        get { typed.mentions }
        set { typed.mentions = newValue }
    }

    /// The message that gets another content; none unless one is edited.
    public var editedMessage: ChatMessage? {
        guard case .editing(let message) = state else { return nil }
        return message
    }

    /// The message that is answered; none unless one is.
    public var quotedMessage: ChatMessage? {
        guard case .quoting(let message) = state else { return nil }
        return message
    }

    /// Whether there is nothing to send: no text but blanks, and no attachment.
    public var isEmpty: Bool {
        typed.attachments.isEmpty && text.allSatisfy(\.isWhitespace)
    }
}

extension ComposerContent {
    /// Begins to edit a message: its text can be changed, and what was typed is set aside.
    ///
    /// What was typed before for the same message, and not sent, is there again. If nothing was, its present text
    /// is.
    public mutating func editMessage(_ message: ChatMessage) {
        setTypedAside()
        take(setAside.removeValue(forKey: message.id) ?? TypedContent(of: message))
        state = .editing(message)
    }

    /// Begins to answer a message with what is typed.
    public mutating func quoteMessage(_ message: ChatMessage) {
        if editedMessage != nil {
            setTypedAside()
            bringBack()
        }
        state = .quoting(message)
    }

    /// Adds somebody to the people who are mentioned where the text has the name behind an `@`.
    public mutating func mention(_ user: ChatUser) {
        if !typed.mentions.contains(where: { $0.id == user.id }) { typed.mentions.append(user) }
    }

    /// Leaves an answer without its quote, and a message that is edited as it was.
    public mutating func cancel() {
        if editedMessage == nil { state = .new } else { clear() }
    }

    /// Empties the content, as after sending; behind a message that was edited, what was typed before is there
    /// again.
    public mutating func clear() {
        guard editedMessage == nil else { return bringBack() }
        take(TypedContent())
        state = .new
        isShownInChannel = false
    }

    /// Leaves all messages that are edited or answered, as in another channel; what is typed for a new one stays.
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

    /// Continues with the new message that was set aside.
    private mutating func bringBack() {
        take(newSetAside.take() ?? TypedContent())
        state = typed.quotedMessage.map(ComposerState.quoting) ?? .new
        typed.quotedMessage = nil
    }

    /// Goes on with something else typed; what was cut stays for pasting.
    private mutating func take(_ new: TypedContent) {
        let killed = typed.text.killed
        typed = new
        typed.text.killed = killed
    }
}

extension EditedText {
    /// Begins with another text; what was cut stays for pasting.
    fileprivate mutating func begin(_ text: String) {
        let killed = killed
        self = EditedText(text)
        self.killed = killed
    }
}

/// What was typed for one message.
private struct TypedContent: Sendable, Codable, Hashable {
    var text = EditedText()
    var attachments: [ChatAttachment] = []
    var mentions: [ChatUser] = []
    /// What it answers, while it is set aside.
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
    /// Whether something else was typed.
    func differs(from other: TypedContent) -> Bool {
        text.text != other.text.text || attachments != other.attachments
            || mentions != other.mentions
    }
}
