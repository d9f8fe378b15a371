import Components
import DefaultComponents
import Foundation
import Views

struct FifthAmberPlugin: Plugin {
    let manifest = PluginManifest("amber", summary: "The send button is filled.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.composerSendButton, with: FifthAmberPart.self)
    }
}

private final class FifthAmberPart: ComponentExtension<ChatComposerSendButton> {
    override func setUpAppearance() {
        super.setUpAppearance()
        host.layer.cornerRadius = 10
    }

    override func updateContent() {
        super.updateContent()
        let palette = host.components[.appearance].palette
        host.backgroundColor = host.isEnabled ? palette.accent : nil
        if host.isEnabled { host.tintColor = palette.accentContent }
    }
}

struct FifthBobbinPlugin: Plugin {
    let manifest = PluginManifest("bobbin", summary: "Long drafts show their number of characters.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageComposerVC, with: FifthBobbinPart.self)
    }
}

private final class FifthBobbinPart: ComponentExtension<ComposerVC> {
    private let countLabel = Label()

    override func setUpLayout() {
        super.setUpLayout()
        countLabel.isHidden = true
        host.mainContainer.addArrangedSubview(countLabel)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = host.components[.appearance]
        countLabel.font = appearance.fonts.footnote
        countLabel.textColor = appearance.palette.text
        countLabel.textAlignment = .trailing
    }

    override func updateContent() {
        super.updateContent()
        let count = host.content.text.count
        countLabel.text = "\(count) characters"
        countLabel.isHidden = count < 40
    }
}

struct FifthCandlePlugin: Plugin {
    let manifest = PluginManifest("candle", summary: "Nothing is sent without words.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.composerSendButton, with: FifthCandlePart.self)
    }
}

private final class FifthCandlePart: ComponentExtension<ChatComposerSendButton> {
    override func updateContent() {
        super.updateContent()
        let palette = host.components[.appearance].palette
        // Spaces alone are no message.
        host.isEnabled = host.content.text.contains { !$0.isWhitespace }
        host.tintColor = host.isEnabled ? palette.accent : palette.subtitleText
    }
}

struct FifthFinchPlugin: Plugin {
    let manifest = PluginManifest("finch", summary: "Drafts are tidied.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageComposerVC, with: FifthFinchPart.self)
    }
}

private final class FifthFinchPart: ComponentExtension<ComposerVC> {
    override func updateContent() {
        super.updateContent()
        let text = host.content.text
        // Texts that people paste often end in spaces and empty lines.
        let tidy = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if tidy != text { host.content.text = tidy }
    }
}

struct FifthGuavaPlugin: Plugin {
    let manifest = PluginManifest("guava", summary: "Suggests emoji after a colon.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.composerSuggestionRule) { next, request in
            next(request) + suggestions(after: request.text)
        }
    }
}

private let names = ["wave": "👋", "waxing": "🌔", "anchor": "⚓️", "boat": "⛵️", "tada": "🎉"]

private func suggestions(after text: String) -> [ComposerSuggestion] {
    guard let colon = text.lastIndex(of: ":") else { return [] }
    let typed = text[colon...]
    let begun = typed.dropFirst()
    guard begun.count >= 2, begun.allSatisfy(\.isLetter) else { return [] }
    if colon > text.startIndex, !text[text.index(before: colon)].isWhitespace { return [] }
    return names.filter { $0.key.hasPrefix(begun.lowercased()) }.sorted { $0.key < $1.key }.map {
        ComposerSuggestion(
            "\($0.value) \($0.key)",
            typed: String(typed),
            replacement: "\($0.value) "
        )
    }
}
