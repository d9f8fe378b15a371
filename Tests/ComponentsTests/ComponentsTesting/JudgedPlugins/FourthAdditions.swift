import Components
import DefaultComponents
import Views

struct FourthAlderPlugin: Plugin {
    let manifest = PluginManifest(
        "alder",
        summary: "Long messages tell how long they take to read."
    )

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: FourthReadingTime.self)
    }
}

private final class FourthReadingTime: ComponentExtension<ChatMessageContentView> {
    private let label = Label()

    override func setUpLayout() {
        super.setUpLayout()
        label.numberOfLines = 0
        host.bubbleContentContainer.addArrangedSubview(label)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = host.components[.appearance]
        label.font = appearance.fonts.footnote
        label.textColor = appearance.palette.subtitleText
    }

    override func updateContent() {
        super.updateContent()
        let text = host.content?.isDeleted == false ? host.content?.text.plain ?? "" : ""
        let words = text.split { $0.isWhitespace }.count
        label.text = "\((words + 199) / 200) min to read"
        label.isHidden = words < 40
    }
}

struct FourthGarnetPlugin: Plugin {
    let manifest = PluginManifest("garnet", summary: "Notices and private messages have a caption.")

    func register(in registrar: inout Registrar) {
        registrar.declare(.fourthKindCaption)
        registrar.extend(.messageContentView, with: FourthKindCaption.self)
    }
}

extension SlotFamily where Value == String, Part == Never {
    static let fourthKindCaption = SlotFamily(
        "fourthKindCaption",
        fallback: "",
        members: ["error": "Problem", "ephemeral": "Private"]
    )
}

private final class FourthKindCaption: ComponentExtension<ChatMessageContentView> {
    private let label = Label()

    override func setUpLayout() {
        super.setUpLayout()
        label.numberOfLines = 0
        host.bubbleContentContainer.insertArrangedSubview(label, at: 0)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = host.components[.appearance]
        label.font = appearance.fonts.footnoteBold
        label.textColor = appearance.palette.subtitleText
    }

    override func updateContent() {
        super.updateContent()
        let kind = host.content?.kind ?? .regular
        let caption = host.components.value(.fourthKindCaption, kind.rawValue)
        label.text = caption
        label.isHidden = caption.isEmpty
    }
}

struct FourthInletPlugin: Plugin {
    let manifest = PluginManifest("inlet", summary: "Edited messages carry a note.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: FourthEditedNote.self)
    }
}

private final class FourthEditedNote: ComponentExtension<ChatMessageContentView> {
    private let note = Label()

    override func setUpLayout() {
        super.setUpLayout()
        note.text = "This message was edited"
        note.isHidden = true
        host.bubbleContentContainer.addArrangedSubview(note)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = host.components[.appearance]
        note.font = appearance.fonts.footnote
        note.textColor = appearance.palette.subtitleText
    }

    override func updateContent() {
        super.updateContent()
        if host.content?.editedAt != nil { note.isHidden = false }
    }
}

struct FourthCobaltPlugin: Plugin {
    let manifest = PluginManifest("cobalt", summary: "Messages tell the number of their letters.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: FourthLetterCount.self)
    }
}

private final class FourthLetterCount: ComponentExtension<ChatMessageContentView> {
    override func updateContent() {
        super.updateContent()
        guard let message = host.content, !message.isDeleted else { return }
        let appearance = host.components[.appearance]
        let label = Label()
        label.font = appearance.fonts.footnote
        label.textColor = appearance.palette.subtitleText
        label.text = "\(message.text.plain.count) letters"
        host.bubbleContentContainer.addArrangedSubview(label)
    }
}

struct FourthNutmegPlugin: Plugin {
    let manifest = PluginManifest(
        "nutmeg",
        summary: "Bubbles are tidy: text, quotes and attachments."
    )

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: FourthTidy.self)
    }
}

private final class FourthTidy: ComponentExtension<ChatMessageContentView> {
    override func updateContent() {
        super.updateContent()
        // Attachments need some air, and nothing else should be there.
        host.bubbleContentContainer.spacing = 6
        for view in host.bubbleContentContainer.arrangedSubviews where isStray(view) {
            view.removeFromSuperview()
        }
    }

    private func isStray(_ view: View) -> Bool {
        view is Control || view is Label && !(view is any MessageLabel)
    }
}

struct FourthRowanPlugin: Plugin {
    let manifest = PluginManifest("rowan", summary: "Palindromes are celebrated in bold.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageText, with: FourthPalindromeParty.self)
    }
}

private final class FourthPalindromeParty: ComponentExtension<ChatMessageTextView> {
    override func updateContent() {
        super.updateContent()
        let letters = Array(host.text.plain.lowercased().prefix(300))
        var longest = 0
        for start in letters.indices {
            for end in start..<letters.count {
                let part = Array(letters[start...end])
                if part == part.reversed() { longest = max(longest, part.count) }
            }
        }
        if longest >= 7 { host.font = host.components[.appearance].fonts.bodyBold }
    }
}

struct FourthLarkPlugin: Plugin {
    let manifest = PluginManifest("lark", summary: "Places are shown with their address.")

    func register(in registrar: inout Registrar) {
        registrar.replace(.attachment("place"), with: FourthPlaceAttachmentView.self)
    }
}

private final class FourthPlaceAttachmentView: ChatTitledAttachmentView {
    override func updateContent() {
        super.updateContent()
        guard case .other(let title, let json)? = content?.payload else {
            return show(image: nil, title: nil, detail: nil)
        }
        show(image: .symbol("star"), title: title ?? "Place", detail: json["address"]?.string)
    }
}

struct FourthAcornPlugin: Plugin {
    let manifest = PluginManifest(
        "acorn",
        summary: "Messages that were not sent explain what to do."
    )

    func register(in registrar: inout Registrar) {
        registrar.declare(.fourthUnsentHint)
        registrar.replace(.footerDecoration("unsentHint"), with: unsentHint)
    }
}

@Sendable private func unsentHint(_ request: DecorationRequest) -> ChatMessageDecorationView? {
    request.message.localState == .sendingFailed ? request.cell.make(.fourthUnsentHint) : nil
}

protocol FourthUnsentHint: ChatMessageDecorationView, Component {}

extension Slot where Value == any FourthUnsentHint.Type, Part == any FourthUnsentHint {
    static let fourthUnsentHint = Slot("fourthUnsentHint", default: FourthUnsentHintLine.self) {
        $0.init($1)
    }
}

private final class FourthUnsentHintLine: ChatMessageDecorationView, FourthUnsentHint {
    private let label = Label()

    override func setUpLayout() {
        super.setUpLayout()
        label.text = "Not sent. Tap the badge to try again."
        label.numberOfLines = 0
        label.textAlignment = .trailing
        directionalLayoutMargins = margins(8)
        fillMargins(with: label)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = components[.appearance]
        label.font = appearance.fonts.footnote
        label.textColor = appearance.palette.subtitleText
    }

    private func margins(_ inset: Double) -> DirectionalEdgeInsets {
        DirectionalEdgeInsets(leading: inset, bottom: inset, trailing: inset)
    }
}
