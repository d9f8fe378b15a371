public import Components
import DefaultComponents
import Views

/// Shows code in colours, with a button that copies it; text between lines of three backticks is sent as code.
public struct CodeBlocksPlugin: Plugin {
    /// `messenger-code`.
    public let manifest = PluginManifest("messenger-code", summary: "Code has colours.")

    /// Creates the plugin.
    public init() {}

    /// Declares its names, adds a kind of attachment, and makes one of what is written as code.
    public func register(in registrar: inout Registrar) {
        registrar.set(.code, of: "messenger-code")
        registrar.declare(CodeState.copies)
        registrar.declare(CodeState.offset)
        registrar.replace(.attachment(.code), with: CodeView.self)
        registrar.transform(.messageSubmission) { next, submission in
            var submission = submission
            let code = Code(fenced: submission.content.text)
            if submission.content.editedMessage == nil, let code {
                submission.content.attachments += [try ChatAttachment(kind: .code, payload: code)]
                submission.content.text = ""
            }
            return next(submission)
        }
    }
}

/// The state of a message with code.
private enum CodeState {
    static let offset = StateKey("codeOffset", default: 0.0)
    /// The instants at which the reader copied code, by its text.
    static let copies = StateKey("copies", default: [String: Timestamp]())
}

private final class CodeView: ChatAttachmentView {
    private let (languageLabel, copyButton, lines) = (Label(), Button(), Label())
    private lazy var scroll = ScrollView(arrangedSubviews: [lines])
    private var code: Code? { try? content?.payload(as: Code.self) }

    override func setUpLayout() {
        super.setUpLayout()
        alignment = .fill
        lines.numberOfLines = 0
        languageLabel.setContentHuggingPriority(249, for: .horizontal)
        let header = ContainerStackView(alignment: .center, spacing: 8)
        header.addArrangedSubviews([languageLabel, copyButton])
        copyButton.hitInsets = DirectionalEdgeInsets(horizontal: -4, vertical: -10)
        copyButton.addTarget("copyCode") { [weak self] in
            guard let self, let code else { return }
            raise(.copyText, code.text)
            state[CodeState.copies][code.text] = now
        }
        // Code runs from left to right, also in a chat that does not.
        scroll.layoutDirection = .leftToRight
        scroll.isLayoutMarginsRelativeArrangement = true
        scroll.directionalLayoutMargins = DirectionalEdgeInsets(all: 8)
        addArrangedSubviews([header, scroll])
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let (fonts, palette) = (components[.appearance].fonts, components[.appearance].palette)
        (languageLabel.font, languageLabel.textColor) = (fonts.cardBold, palette.subtitleText)
        (copyButton.font, copyButton.tintColor) = (fonts.cardBold, palette.accent)
        (lines.font, lines.textColor) = (fonts.pageCode, palette.text)
        scroll.backgroundColor = palette.pageCode
        scroll.layer.cornerRadius = components[.appearance].metrics.cardCornerRadius / 2
    }

    override func updateContent() {
        super.updateContent()
        bind(scroll, to: CodeState.offset)
        let (words, code) = (components.words, code ?? Code(""))
        copyButton.isHidden = self.code == nil
        languageLabel.text = code.title.isEmpty ? words.text(.plainCode) : code.title
        lines.richText = CodeColors.text(code.text, on: components[.appearance].palette.pageCode)
        let end = state[CodeState.copies][code.text]?.advanced(by: .seconds(2)) ?? now
        copyButton.title = words.text(now < end ? .codeCopied : .copyCode)
        if now < end { schedule("copied", at: end) { $0.contentChanged() } }
    }
}
