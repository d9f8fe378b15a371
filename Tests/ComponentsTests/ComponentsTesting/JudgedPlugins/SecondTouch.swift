import Components
import DefaultComponents
import Views

struct SecondTextTaps: Plugin {
    let manifest = PluginManifest("text-taps", summary: "Counts taps on texts.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageText, with: SecondTextTap.self)
    }
}

final class SecondTextTap: ComponentExtension<ChatMessageTextView>, TapResponder {
    private var count = 0

    func respond(to tap: Tap) -> EventReply {
        count += 1
        return .handled
    }
}

struct SecondLinkStatistics: Plugin {
    let manifest = PluginManifest("link-statistics", summary: "Counts which links are opened.")
    let links = SecondShelf()

    func register(in registrar: inout Registrar) {
        let links = links
        registrar.on(.tapOnLink) { tap in
            links.add(tap.url)
            return .handled
        }
    }
}

struct SecondWelcome: Plugin {
    let manifest = PluginManifest("welcome", summary: "Greets newcomers until they tap.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageListVC, with: SecondWelcomePane.self)
    }
}

final class SecondWelcomePane: ComponentExtension<ChatMessageListVC> {
    private let pane = Control()
    private let label = Label()

    override func setUp() {
        super.setUp()
        pane.overlapsSiblings = true
        pane.accessibilityRole = .button
        pane.accessibilityLabel = "Close greeting"
        pane.addTarget("closeGreeting") { [weak self] in self?.label.isHidden = true }
    }

    override func setUpLayout() {
        super.setUpLayout()
        label.isHidden = true
        host.view.fill(with: pane)
        pane.fill(with: label)
    }
}

struct SecondAdvert: Plugin {
    let manifest = PluginManifest("advert", summary: "Tells of an offer below the messages.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageListVC, with: SecondAdvertBanner.self)
    }
}

final class SecondAdvertBanner: ComponentExtension<ChatMessageListVC> {
    private let label = Label()

    override func setUpLayout() {
        super.setUpLayout()
        label.text = "Ropes at half price"
        label.textAlignment = .center
        label.overlapsSiblings = true
        host.view.addSubview(label)
        Constraint.activate([
            label.leadingAnchor.constraint(equalTo: host.view.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: host.view.trailingAnchor),
            label.bottomAnchor.constraint(equalTo: host.view.bottomAnchor),
            label.heightAnchor.constraint(equalToConstant: 140),
        ])
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = host.components[.appearance]
        label.font = appearance.fonts.bodyBold
        label.textColor = appearance.palette.accentContent
        label.backgroundColor = appearance.palette.accent
    }
}

/// A button below each message whose name and size a subclass decides.
class SecondMessageButton: ComponentExtension<ChatMessageContentView> {
    final let button = Button()

    override func setUp() {
        super.setUp()
        button.accessibilityRole = .button
        button.addTarget("secondButton") { [weak self] in
            guard let self, let message = host.content else { return }
            press(message)
        }
    }

    override func setUpLayout() {
        super.setUpLayout()
        host.bubbleThreadMetaContainer.addArrangedSubview(button)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        button.tintColor = host.components[.appearance].palette.accent
    }

    func press(_ message: ChatMessage) {
        let item = InlineReplyActionItem(host.components[.appearance])
        host.raise(.messageAction, MessageActionChoice(item, for: message))
    }
}

struct SecondQuickReply: Plugin {
    let manifest = PluginManifest("quick-reply", summary: "A small arrow answers a message.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: SecondSmallArrow.self)
    }
}

final class SecondSmallArrow: SecondMessageButton {
    override func setUpAppearance() {
        super.setUpAppearance()
        button.image = host.components[.appearance].images.thread
        button.accessibilityLabel = "Reply"
        button.symbolSize = 9
        button.contentInset = .zero
    }
}

struct SecondSilentButton: Plugin {
    let manifest = PluginManifest("silent-button", summary: "A large arrow answers a message.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: SecondLargeArrow.self)
    }
}

final class SecondLargeArrow: SecondMessageButton {
    override func setUpLayout() {
        super.setUpLayout()
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        button.widthAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        button.image = host.components[.appearance].images.thread
    }
}

struct SecondTranslator: Plugin {
    let manifest = PluginManifest("translator", summary: "A button translates a message.")
    let translated = SecondShelf()

    func register(in registrar: inout Registrar) {
        let translated = translated
        registrar.declare(.secondTranslate)
        registrar.extend(.messageContentView, with: SecondTranslateButton.self)
        registrar.on(.secondTranslate) { message in
            translated.add(message.id)
            return .handled
        }
    }
}

extension Event where Payload == ChatMessage {
    fileprivate static let secondTranslate = Event("second.translate")
    fileprivate static let secondTranslateMessage = Event("second.translateMessage")
}

final class SecondTranslateButton: SecondMessageButton {
    override func setUpLayout() {
        super.setUpLayout()
        button.title = "Translate"
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    }

    override func press(_ message: ChatMessage) {
        host.raise(.secondTranslateMessage, message)
    }
}

struct SecondOpenAnything: Plugin {
    let manifest = PluginManifest("open-anything", summary: "Previews open as links do.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.attachment("link"), with: SecondPreviewTap.self)
    }
}

final class SecondPreviewTap: ComponentExtension<ChatLinkAttachmentView>, TapResponder {
    func respond(to tap: Tap) -> EventReply {
        let messages = host.secondAncestors.compactMap { ($0 as? ChatMessageContentView)?.content }
        guard tap.kind == .tap, let message = messages.first,
            case .link(let link)? = host.content?.payload
        else { return .passed }
        return host.raise(.tapOnLink, MessageLinkTap(message: message, url: link.originalURL))
    }
}

struct SecondEcho: Plugin {
    let manifest = PluginManifest("avatar-echo", summary: "Tells everybody of taps on avatars.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: SecondAvatarEcho.self)
    }
}

final class SecondAvatarEcho: ComponentExtension<ChatMessageContentView>, EventSink {
    func receive(_ event: RaisedEvent) -> EventReply {
        guard let tap = event[.tapOnAvatar] else { return .passed }
        return host.raise(.tapOnAvatar, tap)
    }
}

extension JudgedPlugin {
    static let secondTouch: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: SecondTextTaps(),
            verdict: .failed,
            reason: "Handles every tap and long press on texts, so links and menus are dead."
        ),
        JudgedPlugin(
            plugin: SecondLinkStatistics(),
            verdict: .failed,
            reason: "Counts links and handles them, so that none opens."
        ),
        JudgedPlugin(
            plugin: SecondWelcome(),
            verdict: .failed,
            reason: "A pane that nobody sees lies over the whole list for ever and takes all taps."
        ),
        JudgedPlugin(
            plugin: SecondAdvert(),
            verdict: .failed,
            reason: "Covers the newest messages and the way to them, and cannot be closed."
        ),
        JudgedPlugin(
            plugin: SecondQuickReply(),
            verdict: .failed,
            reason: "A button of nine points that no finger hits."
        ),
        JudgedPlugin(
            plugin: SecondSilentButton(),
            verdict: .failed,
            reason: "A button without any name, of which a screen reader says nothing."
        ),
        JudgedPlugin(
            plugin: SecondTranslator(),
            verdict: .failed,
            reason: "The button raises another event than the one that its listener waits for."
        ),
        JudgedPlugin(
            plugin: SecondOpenAnything(),
            verdict: .failed,
            reason: "Says that an address may be opened which nobody checked, scripts included.",
            messages: [
                .second("script", "Look at this") {
                    let link = LinkAttachment(originalURL: "javascript:alert(1)", title: "A page")
                    $0.attachments = [ChatAttachment(kind: .link, payload: .link(link))]
                }
            ]
        ),
        JudgedPlugin(
            plugin: SecondEcho(),
            verdict: .failed,
            reason: "Raises the event that it answers, again and again, until it is stopped."
        ),
    ]
}
