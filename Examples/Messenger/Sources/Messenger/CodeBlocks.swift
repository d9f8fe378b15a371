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
        registrar.declare(.copiedCode)
        registrar.declare(.codeOffset)
        registrar.replace(.attachment(.code), with: CodeView.self)
        registrar.transform(.messageSubmission) { next, submission in
            guard submission.content.editedMessage == nil,
                let code = Code(fenced: submission.content.text),
                let attachment = try? ChatAttachment(kind: .code, payload: code)
            else { return next(submission) }
            var submission = submission
            submission.content.text = ""
            submission.content.attachments.append(attachment)
            return next(submission)
        }
    }
}

extension StateKey where Value == Double {
    static let codeOffset = StateKey("codeOffset", default: 0)
}

extension StateKey where Value == CopiedCode {
    static let copiedCode = StateKey("copiedCode", default: CopiedCode())
}

/// The code of a message that the reader copied last, and when.
struct CopiedCode: Sendable, Equatable {
    var text = ""
    var instant = Timestamp(seconds: 0)
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
        copyButton.hitInsets = DirectionalEdgeInsets(horizontal: -4, vertical: -8)
        copyButton.addTarget("copyCode") { [weak self] in
            guard let self, let code else { return }
            raise(.copyText, code.text)
            state[.copiedCode] = CopiedCode(text: code.text, instant: now)
        }
        // Code runs from left to right, also in a chat that does not.
        scroll.layoutDirection = .leftToRight
        scroll.isLayoutMarginsRelativeArrangement = true
        scroll.directionalLayoutMargins = DirectionalEdgeInsets(all: 8)
        addArrangedSubviews([header, scroll])
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = components[.appearance]
        languageLabel.font = appearance.fonts.cardBold
        languageLabel.textColor = appearance.palette.subtitleText
        (copyButton.font, lines.font) = (appearance.fonts.cardBold, appearance.fonts.pageCode)
        copyButton.tintColor = appearance.palette.accent
        scroll.backgroundColor = CodeColors.background
        scroll.layer.cornerRadius = appearance.metrics.cardCornerRadius / 2
    }

    override func updateContent() {
        super.updateContent()
        bind(scroll, to: .codeOffset)
        let language = code?.title ?? ""
        languageLabel.text = language.isEmpty ? components.words.text(.plainCode) : language
        lines.richText = CodeColors.text(code?.text ?? "")
        showButton()
        let end = state[.copiedCode].instant.advanced(by: .seconds(2))
        if now < end { schedule("copied", at: end) { $0.showButton() } }
    }

    private func showButton() {
        let copied = state[.copiedCode]
        let isCopied = copied.text == code?.text && now < copied.instant.advanced(by: .seconds(2))
        copyButton.title = components.words.text(isCopied ? .codeCopied : .copyCode)
        copyButton.isHidden = code == nil
    }
}
