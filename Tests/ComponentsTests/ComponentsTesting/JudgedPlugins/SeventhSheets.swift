import Components
import DefaultComponents
import Views

// MARK: A note beside a message, written in a sheet

struct SeventhSideNotePlugin: Plugin {
    let manifest = PluginManifest("side-note", summary: "Messages can have notes of the reader.")

    func register(in registrar: inout Registrar) {
        registrar.declare(.notedMessage)
        registrar.declare(.noteDraft)
        registrar.declare(.sideNote)
        registrar.transform(.messageActions) { next, request in
            guard !request.message.isDeleted, request.message.localState == nil else {
                return next(request)
            }
            return next(request) + [SeventhNoteActionItem(channelID: request.channel.id)]
        }
        registrar.on(.messageAction) { choice in
            guard let item = choice.item as? SeventhNoteActionItem, let state = Components.state
            else {
                return .passed
            }
            let owner = StateOwner.channel(item.channelID)
            state[.noteDraft, owner] = EditedText(state[.sideNote, .message(choice.message.id)])
            state[.notedMessage, owner] = choice.message.id
            return .handled
        }
        registrar.replace(.overlay("side-note"), with: SeventhNoteSheet.self)
        registrar.extend(.messageContentView, with: SeventhNoteLine.self)
    }
}

extension StateKey where Value == ChatMessage.ID? {
    fileprivate static let notedMessage = StateKey("notedMessage", default: nil)
}

extension StateKey where Value == EditedText {
    fileprivate static let noteDraft = StateKey("noteDraft", default: EditedText())
}

extension StateKey where Value == String {
    fileprivate static let sideNote = StateKey("sideNote", default: "")
}

private struct SeventhNoteActionItem: ChatMessageActionItem {
    let channelID: ChatChannel.ID
    let id = "side-note"
    let title = "Note"
    let icon: Image? = nil
    let isDestructive = false
}

private final class SeventhNoteSheet: ChatOverlayView {
    private let (field, save, cancel) = (TextField(), Button(), Button())

    override func setUpLayout() {
        super.setUpLayout()
        let row = ContainerStackView(alignment: .center, spacing: 16)
        row.addArrangedSubviews([save, cancel])
        addArrangedSubviews([field, row])
        field.placeholder = "Note"
        field.maximumLength = 120
        field.textContainerInset = DirectionalEdgeInsets(horizontal: 8, vertical: 12)
        (save.title, cancel.title) = ("Save note", "Cancel")
        for button in [save, cancel] {
            button.contentInset = DirectionalEdgeInsets(horizontal: 12, vertical: 14)
        }
        save.addTarget("saveNote") { [weak self] in self?.keep() }
        cancel.addTarget("cancelNote") { [weak self] in self?.close() }
        addHandler(to: field) { sheet, change in
            if change.phase == .submitted { sheet.keep() }
        }
    }

    override func updateContent() {
        super.updateContent()
        let palette = components[.appearance].palette
        bind(field, to: .noteDraft)
        field.textColor = palette.text
        for button in [save, cancel] { button.tintColor = palette.accent }
        let isOpen = state[.notedMessage] != nil
        overlay = isOpen ? Overlay(.sheet, label: "Note") : nil
    }

    override func close() {
        state[.notedMessage] = nil
        state[.noteDraft] = EditedText()
    }

    private func keep() {
        if let id = state[.notedMessage] { state[.sideNote, .message(id)] = field.text }
        close()
    }
}

private final class SeventhNoteLine: ComponentExtension<ChatMessageContentView> {
    private let line = TextView()

    override func setUpLayout() {
        super.setUpLayout()
        host.bubbleThreadMetaContainer.addArrangedSubview(line)
    }

    override func updateContent() {
        super.updateContent()
        let appearance = host.components[.appearance]
        (line.font, line.textColor) = (appearance.fonts.footnote, appearance.palette.subtitleText)
        line.textContainerInset = appearance.metrics.metadataMargins
        let note = host.content?.isDeleted == true ? "" : state[.sideNote]
        line.text = RichText(plain: "Note: \(note)")
        line.isHidden = note.isEmpty
    }
}

// MARK: A tap on an avatar opens a sheet with the person

struct SeventhMemberSheetPlugin: Plugin {
    let manifest = PluginManifest("member-sheet", summary: "Who wrote a message, in a sheet.")

    func register(in registrar: inout Registrar) {
        registrar.declare(.shownMember)
        registrar.on(.tapOnAvatar) { tap in
            guard let state = Components.state else { return .passed }
            state[.shownMember, .reader] = tap.user
            return .handled
        }
        registrar.replace(.overlay("member-sheet"), with: SeventhMemberSheet.self)
    }
}

extension StateKey where Value == ChatUser? {
    fileprivate static let shownMember = StateKey("shownMember", default: nil)
}

private final class SeventhMemberSheet: ChatOverlayView {
    private lazy var avatar = make(.avatar)
    private let (name, close_) = (TextView(), Button())

    override func setUpLayout() {
        super.setUpLayout()
        addArrangedSubviews([avatar, name, close_])
        close_.title = "Close"
        close_.contentInset = DirectionalEdgeInsets(horizontal: 12, vertical: 14)
        close_.addTarget("closeMember") { [weak self] in self?.close() }
    }

    override func updateContent() {
        super.updateContent()
        let appearance = components[.appearance]
        let user = state[.shownMember, .reader]
        avatar.content = user
        (name.font, name.textColor) = (appearance.fonts.bodyBold, appearance.palette.text)
        name.text = RichText(plain: user.map { $0.name.isEmpty ? $0.id : $0.name } ?? "")
        close_.tintColor = appearance.palette.accent
        overlay = user == nil ? nil : Overlay(.sheet, label: "Person")
    }

    override func close() { state[.shownMember, .reader] = nil }
}

// MARK: A sheet that nothing closes

struct SeventhStickySheetPlugin: Plugin {
    let manifest = PluginManifest(
        "sticky-sheet",
        summary: "The menu counts the words of a message."
    )

    func register(in registrar: inout Registrar) {
        registrar.declare(.countedWords)
        registrar.transform(.messageActions) { next, request in
            guard !request.message.isDeleted else { return next(request) }
            return next(request) + [SeventhCountWordsItem(channelID: request.channel.id)]
        }
        registrar.on(.messageAction) { choice in
            guard let item = choice.item as? SeventhCountWordsItem else { return .passed }
            let words = choice.message.text.plain.split(whereSeparator: \.isWhitespace).count
            Components.state?[.countedWords, .channel(item.channelID)] = words
            return .handled
        }
        registrar.replace(.overlay("sticky-sheet"), with: SeventhCountSheet.self)
    }
}

extension StateKey where Value == Int? {
    fileprivate static let countedWords = StateKey("countedWords", default: nil)
}

private struct SeventhCountWordsItem: ChatMessageActionItem {
    let channelID: ChatChannel.ID
    let id = "count-words"
    let title = "Count words"
    let icon: Image? = nil
    let isDestructive = false
}

private final class SeventhCountSheet: ChatOverlayView {
    private let label = TextView()

    override func setUpLayout() {
        super.setUpLayout()
        addArrangedSubview(label)
    }

    override func updateContent() {
        super.updateContent()
        let appearance = components[.appearance]
        (label.font, label.textColor) = (appearance.fonts.body, appearance.palette.text)
        let count = state[.countedWords]
        label.text = RichText(plain: "Words: \(count ?? 0)")
        // The author expects that Escape and a tap outside close it: nothing overrides `close()`.
        overlay = count == nil ? nil : Overlay(.sheet, label: "Words")
    }
}

// MARK: Moderation: slow mode

struct SeventhSlowModePlugin: Plugin {
    let manifest = PluginManifest("slow-mode", summary: "One message in half a minute.")

    func register(in registrar: inout Registrar) {
        registrar.declare(.lastSending)
        registrar.transform(.messageSubmission) { next, submission in
            guard submission.content.editedMessage == nil, let id = submission.channel?.id,
                let state = Components.state
            else { return next(submission) }
            let (owner, now) = (StateOwner.channel(id), Components.now)
            if let last = state[.lastSending, owner], now < last.advanced(by: .seconds(30)) {
                return .refuse(reason: "This chat is in slow mode: wait half a minute.")
            }
            state[.lastSending, owner] = now
            return next(submission)
        }
    }
}

extension StateKey where Value == Timestamp? {
    fileprivate static let lastSending = StateKey("lastSending", default: nil)
}

// MARK: No threads in this team

struct SeventhNoThreadsPlugin: Plugin {
    let manifest = PluginManifest("no-threads", summary: "This team has no threads.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageLayoutOptions) { next, request in
            next(request).subtracting([.threadInfo])
        }
        registrar.transform(.messageActions) { next, request in
            next(request).filter { !($0 is ThreadReplyActionItem) }
        }
    }
}

// MARK: Answers stand alone, without their quotes

struct SeventhNoQuotesPlugin: Plugin {
    let manifest = PluginManifest("no-quotes", summary: "Quotes of answers are not shown.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageLayoutOptions) { next, request in
            next(request).subtracting([.quotedMessage])
        }
    }
}
