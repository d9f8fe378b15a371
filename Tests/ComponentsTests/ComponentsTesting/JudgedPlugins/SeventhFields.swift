import Components
import DefaultComponents
import Views

// MARK: How full a draft is

struct SeventhDraftFillPlugin: Plugin {
    let manifest = PluginManifest("draft-fill", summary: "A bar fills while a draft grows.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageComposerVC, with: SeventhDraftFill.self)
    }
}

private final class SeventhDraftFill: ComponentExtension<ComposerVC> {
    private let bar = ProgressView()

    override func setUpLayout() {
        super.setUpLayout()
        host.mainContainer.addArrangedSubview(bar)
    }

    override func updateContent() {
        super.updateContent()
        let palette = host.components[.appearance].palette
        bar.tintColor = palette.accent
        bar.trackColor = palette.border
        let count = host.content.text.count
        bar.value = min(1, Double(count) / 500)
        bar.accessibilityLabel = "Length of the message"
        bar.isHidden = count == 0
    }
}

// MARK: A field in messages whose text stays in the view

struct SeventhLostNotePlugin: Plugin {
    let manifest = PluginManifest("lost-note", summary: "A field for notes in each message.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: SeventhNoteField.self)
    }
}

private final class SeventhNoteField: ComponentExtension<ChatMessageContentView> {
    private let field = TextField()

    override func setUpLayout() {
        super.setUpLayout()
        field.placeholder = "Note"
        field.hitInsets = DirectionalEdgeInsets(top: -10, bottom: -10)
        field.textContainerInset = DirectionalEdgeInsets(horizontal: 6, vertical: 6)
        host.bubbleThreadMetaContainer.addArrangedSubview(field)
    }

    override func updateContent() {
        super.updateContent()
        let appearance = host.components[.appearance]
        field.font = appearance.fonts.footnote
        field.textColor = appearance.palette.text
        field.placeholderColor = appearance.palette.subtitleText
        field.isHidden = host.content?.isDeleted != false
    }
}

// MARK: A filter field that takes the focus with each layout

struct SeventhEagerFieldPlugin: Plugin {
    let manifest = PluginManifest("eager-field", summary: "A field to filter, always at hand.")

    func register(in registrar: inout Registrar) {
        registrar.declare(.filterText)
        registrar.replace(.overlay("eager-field"), with: SeventhFilterBar.self)
    }
}

extension StateKey where Value == EditedText {
    fileprivate static let filterText = StateKey("filterText", default: EditedText())
}

private final class SeventhFilterBar: ChatOverlayView {
    private let (field, count) = (TextField(), TextView())

    override func setUpLayout() {
        super.setUpLayout()
        field.placeholder = "Filter"
        field.textContainerInset = DirectionalEdgeInsets(horizontal: 8, vertical: 12)
        addArrangedSubviews([field, count])
    }

    override func updateContent() {
        super.updateContent()
        let appearance = components[.appearance]
        bind(field, to: .filterText)
        field.textColor = appearance.palette.text
        (count.font, count.textColor) = (appearance.fonts.footnote, appearance.palette.text)
        let wanted = field.text.lowercased()
        let hits = chat.controller?.messages.count {
            !$0.isDeleted && $0.text.plain.lowercased().contains(wanted)
        }
        count.text = RichText(plain: "\(hits ?? 0) messages")
        overlay = isInThread ? nil : Overlay(.topBar, label: "Filter")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if overlay != nil { _ = field.takeFocus() }
    }
}

// MARK: A field for quick answers that sends when it loses the focus

struct SeventhSubmitOnLeavePlugin: Plugin {
    let manifest = PluginManifest("submit-on-leave", summary: "A field for quick answers.")

    func register(in registrar: inout Registrar) {
        registrar.declare(.quickAnswer)
        registrar.replace(.overlay("submit-on-leave"), with: SeventhQuickBar.self)
    }
}

extension StateKey where Value == EditedText {
    fileprivate static let quickAnswer = StateKey("quickAnswer", default: EditedText())
}

private final class SeventhQuickBar: ChatOverlayView {
    private let field = TextField()

    override func setUpLayout() {
        super.setUpLayout()
        field.placeholder = "Quick answer"
        field.textContainerInset = DirectionalEdgeInsets(horizontal: 8, vertical: 12)
        addArrangedSubview(field)
        addHandler(to: field) { bar, change in
            switch change.phase {
            case .focused, .moved, .edited: break
            case .submitted, .lost: bar.send(change.text)
            }
        }
    }

    override func updateContent() {
        super.updateContent()
        bind(field, to: .quickAnswer)
        field.textColor = components[.appearance].palette.text
        overlay = isInThread ? nil : Overlay(.bottomBar, label: "Quick answer")
    }

    private func send(_ text: String) {
        guard !text.isEmpty else { return }
        _ = try? chat.controller?.createNewMessage(text: text)
        state[.quickAnswer] = EditedText()
    }
}
