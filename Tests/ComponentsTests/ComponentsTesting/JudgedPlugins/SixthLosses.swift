import Components
import DefaultComponents
import Synchronization
import Views

// MARK: A signature that loses attachments, replies and edits

struct SixthSignaturePlugin: Plugin {
    let manifest = PluginManifest("signature", summary: "Messages end in a signature.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageSubmission) { next, submission in
            let written = submission.content
            guard !written.text.isEmpty else { return next(submission) }
            let signed = ComposerContent(
                text: "\(written.text)\nSent from the boat",
                threadMessage: written.threadMessage
            )
            return next(MessageSubmission(signed, to: submission.channel))
        }
    }
}

// MARK: Bubbles without the additions of others

struct SixthPureBubblesPlugin: Plugin {
    let manifest = PluginManifest("pure-bubbles", summary: "Bubbles hold what was written only.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: SixthPureBubble.self)
    }
}

private final class SixthPureBubble: ComponentExtension<ChatMessageContentView> {
    override func setUpAppearance() {
        super.setUpAppearance()
        host.bubbleView?.layer.borderWidth = 0
    }

    override func updateContent() {
        super.updateContent()
        var written: [View] = host.attachmentViews
        if let text = host.textView { written.append(text) }
        if let quote = host.quotedMessageView { written.append(quote) }
        for view in host.bubbleContentContainer.arrangedSubviews
        where !written.contains(where: { $0 === view }) {
            view.removeFromSuperview()
        }
    }
}

// MARK: Failures that nobody sees

struct SixthCalmFailuresPlugin: Plugin {
    let manifest = PluginManifest("calm-failures", summary: "Nothing in a chat is red.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageLayoutOptions) { next, request in
            var options = next(request)
            if options.contains(.errorIndicator) {
                options.remove(.errorIndicator)
                options.insert(.timestamp)
            }
            return options
        }
    }
}

// MARK: Typographic quotes that kill links

struct SixthCurlyQuotesPlugin: Plugin {
    let manifest = PluginManifest("curly-quotes", summary: "Apostrophes are curly.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageText, with: SixthCurlyQuotes.self)
    }
}

private final class SixthCurlyQuotes: ComponentExtension<ChatMessageTextView> {
    override func updateContent() {
        super.updateContent()
        let curly = host.text.plain.map { $0 == "'" ? "\u{2019}" : String($0) }.joined()
        host.text = RichText(plain: curly)
    }
}

// MARK: A count that is remembered, and wrong after an edit

struct SixthRememberedCountPlugin: Plugin {
    let manifest = PluginManifest("remembered-count", summary: "Messages tell their words, fast.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: SixthRememberedCount.self)
    }
}

private final class SixthRememberedCount: ComponentExtension<ChatMessageContentView> {
    private static let counts = Mutex<[String: Int]>([:])
    private let line = TextView()

    override func setUpLayout() {
        super.setUpLayout()
        host.bubbleThreadMetaContainer.addArrangedSubview(line)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = host.components[.appearance]
        line.font = appearance.fonts.footnote
        line.textColor = appearance.palette.subtitleText
        line.textContainerInset = appearance.metrics.metadataMargins
    }

    override func updateContent() {
        super.updateContent()
        let count = host.content.map { message in
            Self.counts.withLock { counts in
                if let known = counts[message.id] { return known }
                let count = message.text.plain.split(separator: " ").count
                counts[message.id] = count
                return count
            }
        }
        line.text = RichText(plain: "\(count ?? 0) words")
        line.isHidden = (count ?? 0) < 3 || host.content?.isDeleted == true
    }
}

// MARK: Everybody in place of the person who was picked

struct SixthLoudMentionsPlugin: Plugin {
    let manifest = PluginManifest("loud-mentions", summary: "Mentions are heard.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.composerSuggestionRule) { next, request in
            next(request).map { suggestion in
                guard suggestion.user != nil else { return suggestion }
                var suggestion = suggestion
                suggestion.replacement = "@everyone "
                return suggestion
            }
        }
    }
}
