import Components
import DefaultComponents
import Synchronization
import Views

// MARK: A mark of long quotes that is never taken back

struct SixthLongQuoteBarPlugin: Plugin {
    let manifest = PluginManifest("long-quote-bar", summary: "Long quotes have a red bar.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.quotedMessage, with: SixthLongQuoteBar.self)
    }
}

private final class SixthLongQuoteBar: ComponentExtension<QuotedChatMessageView> {
    override func updateContent() {
        super.updateContent()
        guard let quote = host.content, quote.text.plain.count > 20 else { return }
        host.barView.backgroundColor = .systemRed
        host.layer.borderWidth = 1
        host.layer.borderColor = .systemRed
    }
}

// MARK: Short texts vanish

struct SixthNoShortTextsPlugin: Plugin {
    let manifest = PluginManifest("no-short-texts", summary: "Keeps the channel free of 'ok'.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageSubmission) { next, submission in
            let content = submission.content
            let letters = content.text.count { $0.isLetter || $0.isNumber }
            // Spam: the composer is emptied, and nobody is told.
            if content.attachments.isEmpty, letters < 4 { return .done }
            return next(submission)
        }
    }
}

// MARK: Spaces that cannot be typed

struct SixthTidyDraftPlugin: Plugin {
    let manifest = PluginManifest("tidy-draft", summary: "Drafts have no spaces at their end.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageComposerVC, with: SixthTidyDraft.self)
    }
}

private final class SixthTidyDraft: ComponentExtension<ComposerVC> {
    override func updateContent() {
        super.updateContent()
        var text = host.content.text
        while text.last?.isWhitespace == true { text.removeLast() }
        if text != host.content.text { host.content.text = text }
    }
}

// MARK: A stripe that is always on the left

struct SixthLeftStripePlugin: Plugin {
    let manifest = PluginManifest("left-stripe", summary: "A stripe at the left of each message.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: SixthLeftStripe.self)
    }
}

private final class SixthLeftStripe: ComponentExtension<ChatMessageContentView> {
    private let stripe = View()

    override func setUpLayout() {
        super.setUpLayout()
        host.addSubview(stripe)
        let isMirrored = host.components[.layoutDirection] == .rightToLeft
        Constraint.activate([
            isMirrored
                ? stripe.trailingAnchor.constraint(equalTo: host.trailingAnchor)
                : stripe.leadingAnchor.constraint(equalTo: host.leadingAnchor),
            stripe.topAnchor.constraint(equalTo: host.topAnchor),
            stripe.bottomAnchor.constraint(equalTo: host.bottomAnchor),
            stripe.widthAnchor.constraint(equalToConstant: 3),
        ])
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        stripe.backgroundColor = host.components[.appearance].palette.accent
    }
}

// MARK: A register of all views, for ever

struct SixthViewRegisterPlugin: Plugin {
    let manifest = PluginManifest("view-register", summary: "Counts the messages on the screen.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: SixthRegisteredMessage.self)
    }
}

/// All messages that were ever shown, so that they can be counted.
private final class SixthViewRegister: @unchecked Sendable {
    static let shared = SixthViewRegister()
    private let lock = Mutex(())
    private var views: [View] = []

    func add(_ view: View) {
        lock.withLock { _ in views.append(view) }
    }
}

private final class SixthRegisteredMessage: ComponentExtension<ChatMessageContentView> {
    override func setUp() {
        super.setUp()
        SixthViewRegister.shared.add(host)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        host.layer.cornerRadius = 2
    }
}

// MARK: A pulse without end

struct SixthPulsePlugin: Plugin {
    let manifest = PluginManifest("pulse", summary: "Times breathe.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.timestamp, with: SixthPulse.self)
    }
}

private final class SixthPulse: ComponentExtension<ChatMessageTimestampLabel> {
    override func updateContent() {
        super.updateContent()
        beat()
    }

    private func beat() {
        let isUp = now.microseconds / 20_000 % 2 == 0
        host.layer.borderWidth = isUp ? 0 : 1
        schedule("beat", after: .milliseconds(20)) { $0.beat() }
    }
}

// MARK: One answer for all messages

struct SixthGistPlugin: Plugin {
    let manifest = PluginManifest("gist", summary: "A task finds the gist of each message.")

    func register(in registrar: inout Registrar) {
        registrar.declare(.gistFound)
        registrar.declare(.gist)
        registrar.extend(.messageContentView, with: SixthGistLine.self)
        registrar.on(.gistFound) { gist in
            Components.state?[.gist, .reader] = gist
            return .handled
        }
    }
}

extension Event where Payload == String {
    fileprivate static let gistFound = Event("gistFound")
}

extension StateKey where Value == String {
    fileprivate static let gist = StateKey("gist", default: "")
}

private final class SixthGistLine: ComponentExtension<ChatMessageContentView> {
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
        let gist = state[.gist, .reader]
        line.text = RichText(plain: "In short: \(gist)")
        line.isHidden = gist.isEmpty || host.content?.isDeleted == true
        guard gist.isEmpty, let text = host.content?.shownText.plain, !text.isEmpty else { return }
        tree?.task(.gistFound, for: .reader) {
            text.split(separator: " ").prefix(2).joined(separator: " ")
        }
    }
}

// MARK: Statistics that stop every menu

struct SixthMenuStatisticsPlugin: Plugin {
    let manifest = PluginManifest("menu-statistics", summary: "Counts the choices in menus.")

    func register(in registrar: inout Registrar) {
        registrar.declare(.choices)
        registrar.on(.messageAction) { _ in
            Components.state?[.choices, .reader] += 1
            return .handled
        }
    }
}

extension StateKey where Value == Int {
    fileprivate static let choices = StateKey("choices", default: 0)
}
