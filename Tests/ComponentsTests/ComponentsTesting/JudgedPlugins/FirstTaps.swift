import Components
import DefaultComponents
import Views

struct FirstLinkLog: Plugin {
    let manifest = PluginManifest("link-log", summary: "Remembers the links that were followed.")
    let log = FirstShelf()

    func register(in registrar: inout Registrar) {
        let log = log
        registrar.on(.tapOnLink) { tap in
            log.add(tap.url)
            return .passed
        }
    }
}

struct FirstPermalinks: Plugin {
    let manifest = PluginManifest("permalinks", summary: "Links to messages scroll to them.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageListVC, with: FirstPermalinkRoute.self)
    }
}

final class FirstPermalinkRoute: ComponentExtension<ChatMessageListVC>, EventSink {
    func receive(_ event: RaisedEvent) -> EventReply {
        let start = "https://chat.example/m/"
        guard case .link(let url, _)? = event[.route],
            url.hasPrefix(start)
        else { return .passed }
        return host.scrollToMessage(id: String(url.dropFirst(start.count))) ? .handled : .passed
    }
}

struct FirstAskBeforeLeaving: Plugin {
    let manifest = PluginManifest("ask-before-leaving", summary: "Shows where a link leads.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageListVC, with: FirstLeavingCard.self)
    }
}

/// The first tap on a link shows its address; the second one on the same link follows it.
final class FirstLeavingCard: ComponentExtension<ChatMessageListVC>, EventSink {
    private let card = FirstCard()
    private var asked: String?

    override func setUpLayout() {
        super.setUpLayout()
        card.place(in: host.view)
    }

    func receive(_ event: RaisedEvent) -> EventReply {
        guard case .link(let url, _)? = event[.route] else { return .passed }
        let isConfirmed = asked == url
        asked = isConfirmed ? nil : url
        card.words = isConfirmed ? nil : "Tap the link again to open \(url)"
        host.layoutIfNeeded()
        return isConfirmed ? .passed : .handled
    }
}

struct FirstStaffDirectory: Plugin {
    let manifest = PluginManifest("staff-directory", summary: "Mentions of the help desk call it.")
    let calls = FirstShelf()

    func register(in registrar: inout Registrar) {
        let calls = calls
        registrar.on(.tapOnMention) { tap in
            guard tap.userID == "help-desk" else { return .passed }
            calls.add(tap.message.id)
            return .handled
        }
    }
}

struct FirstMentionHint: Plugin {
    let manifest = PluginManifest("mention-hint", summary: "A tapped mention tells who is in.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: FirstMentionLine.self)
    }
}

final class FirstMentionLine: ComponentExtension<ChatMessageContentView>, EventSink {
    private let line = Label()

    override func setUpLayout() {
        super.setUpLayout()
        line.numberOfLines = 0
        host.bubbleContentContainer.addArrangedSubview(line)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        line.font = host.components[.appearance].fonts.footnote
        line.textColor = host.components[.appearance].palette.subtitleText
    }

    override func updateContent() {
        super.updateContent()
        line.text = nil
        line.isHidden = true
    }

    func receive(_ event: RaisedEvent) -> EventReply {
        guard let tap = event[.tapOnMention] else { return .passed }
        let isMember = host.channel?.members.contains { $0.id == tap.userID } ?? false
        line.text = isMember ? "A member of this channel" : "Not in this channel"
        line.isHidden = false
        return .passed
    }
}

struct FirstReaderNames: Plugin {
    let manifest = PluginManifest("reader-names", summary: "A tap on the checks names readers.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.deliveryStatus, with: FirstTappableStatus.self)
        registrar.extend(.messageListVC, with: FirstReadersCard.self)
    }
}

final class FirstTappableStatus: ComponentExtension<ChatMessageDeliveryStatusView> {
    override func setUpLayout() {
        super.setUpLayout()
        host.widthAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        host.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    }

    override func updateContent() {
        super.updateContent()
        let isRead = host.content?.message.readBy.isEmpty == false
        host.isUserInteractionEnabled = isRead
        host.accessibilityRole = isRead ? .button : .status
    }
}

final class FirstReadersCard: ComponentExtension<ChatMessageListVC>, EventSink {
    private let card = FirstCard()

    override func setUpLayout() {
        super.setUpLayout()
        card.place(in: host.view)
    }

    func receive(_ event: RaisedEvent) -> EventReply {
        guard case .readers(let message)? = event[.route] else {
            return .passed
        }
        card.words = message.readBy.map(\.name).joined(separator: "\n")
        host.layoutIfNeeded()
        return .handled
    }
}

struct FirstStatusTally: Plugin {
    let manifest = PluginManifest("status-tally", summary: "Counts taps on delivery statuses.")
    let taps = FirstShelf()

    func register(in registrar: inout Registrar) {
        let taps = taps
        registrar.on(.tapOnDeliveryStatus) { message in
            taps.add(message.id)
            return .passed
        }
    }
}

struct FirstCatchUpTally: Plugin {
    let manifest = PluginManifest("catch-up-tally", summary: "Tells how much was skipped.")
    let skipped = FirstShelf()

    func register(in registrar: inout Registrar) {
        let skipped = skipped
        registrar.on(.scrollToLatestMessage) { unread in
            skipped.add("\(unread.messages)")
            return .passed
        }
    }
}

extension JudgedPlugin {
    static let firstTaps: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: FirstLinkLog(),
            verdict: .clean,
            reason: "Hears of each link that is tapped and passes it on."
        ),
        JudgedPlugin(
            plugin: FirstPermalinks(),
            verdict: .clean,
            reason: "Scrolls for links that lead to messages here and passes all others on.",
            messages: [
                .first(
                    "permalink",
                    "See \("this", target: .link("https://chat.example/m/first-permalink"))"
                )
            ]
        ),
        JudgedPlugin(
            plugin: FirstAskBeforeLeaving(),
            verdict: .clean,
            reason: "Shows a link's address first; a second tap on the same link follows it."
        ),
        JudgedPlugin(
            plugin: FirstStaffDirectory(),
            verdict: .clean,
            reason: "Handles mentions of one address alone and passes those of people on.",
            messages: [.first("desk", "Ask \("@Help desk", target: .user("help-desk"))")]
        ),
        JudgedPlugin(
            plugin: FirstMentionHint(),
            verdict: .clean,
            reason: "Shows a hidden line after a tap on a mention, and takes it back on reuse."
        ),
        JudgedPlugin(
            plugin: FirstReaderNames(),
            verdict: .clean,
            reason: "Makes the checks large enough to tap and shows the readers on a card."
        ),
        JudgedPlugin(
            plugin: FirstStatusTally(),
            verdict: .clean,
            reason: "Hears taps on the delivery status and passes them on."
        ),
        JudgedPlugin(
            plugin: FirstCatchUpTally(),
            verdict: .clean,
            reason: "Hears the way to the newest message and passes it on."
        ),
    ]
}
