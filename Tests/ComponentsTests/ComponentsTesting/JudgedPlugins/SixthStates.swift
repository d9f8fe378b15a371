import Components
import DefaultComponents
import Views

// MARK: Thanks

struct SixthThanksPlugin: Plugin {
    let manifest = PluginManifest("thanks", summary: "Readers can thank for a message.")

    func register(in registrar: inout Registrar) {
        registrar.declare(.hasThanked)
        registrar.declare(.thanksOfOthers)
        registrar.declare(ChatMessageLayoutOption.thanks)
        registrar.transform(.messageLayoutOptions) { next, request in
            guard let message = request.message, message.kind == .regular, !message.isDeleted,
                !message.isSentByCurrentUser, request.channel.currentUserId != nil
            else { return next(request) }
            return next(request).union([.thanks])
        }
        registrar.extend(.messageContentView, with: SixthThanksButton.self)
        registrar.on(.payloadReceived) { received in
            guard let thanks = try received.payload.value(of: .thanks),
                let id = received.payload.messageID, let state = Components.state
            else { return .passed }
            let count = state[.thanksOfOthers, .message(id)] + (thanks.isGiven ? 1 : -1)
            state[.thanksOfOthers, .message(id)] = max(0, count)
            return .passed
        }
        registrar.on(.requestChanged) { change in
            guard let thanks = try change.payload.value(of: .thanks),
                let id = change.payload.messageID, change.state == .sendingFailed
            else { return .passed }
            Components.state?[.hasThanked, .message(id)] = !thanks.isGiven
            return .passed
        }
    }
}

private struct SixthThanks: Codable, Sendable, Hashable {
    var isGiven: Bool
}

extension PayloadKind where Payload == SixthThanks {
    fileprivate static let thanks = PayloadKind("thanks.given")
}

extension StateKey where Value == Bool {
    fileprivate static let hasThanked = StateKey("hasThanked", default: false)
}

extension StateKey where Value == Int {
    fileprivate static let thanksOfOthers = StateKey("thanksOfOthers", default: 0)
}

extension ChatMessageLayoutOption {
    fileprivate static let thanks: Self = "thanks"
}

private final class SixthThanksButton: ComponentExtension<ChatMessageContentView> {
    private var button: Button?

    override func setUpLayout() {
        super.setUpLayout()
        guard host.layoutOptions.contains(.thanks) else { return }
        let button = Button()
        self.button = button
        button.accessibilityRole = .button
        button.hitInsets = DirectionalEdgeInsets(top: -7, bottom: -7)
        button.addTarget("thank") { [weak self] in
            guard let self, let id = host.content?.id else { return }
            let isGiven = !state[.hasThanked]
            state[.hasThanked] = isGiven
            _ = try? chat.controller?.send(.thanks, SixthThanks(isGiven: isGiven), about: id)
        }
        host.bubbleThreadMetaContainer.addArrangedSubview(button)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = host.components[.appearance]
        button?.font = appearance.fonts.bodyBold
        button?.tintColor = appearance.palette.accent
    }

    override func updateContent() {
        super.updateContent()
        let count = state[.thanksOfOthers] + (state[.hasThanked] ? 1 : 0)
        let word = state[.hasThanked] ? "Thanked" : "Thank"
        button?.title = count > 0 ? "\(word) · \(count)" : word
    }
}

// MARK: No connection

struct SixthOfflineBannerPlugin: Plugin {
    let manifest = PluginManifest("offline-banner", summary: "Lists tell that they are offline.")

    func register(in registrar: inout Registrar) {
        registrar.declare(.isOffline)
        registrar.on(.connectionChanged) { change in
            Components.state?[.isOffline, .channel(change.channelID)] = !change.isConnected
            return .passed
        }
        registrar.extend(.messageListVC, with: SixthOfflineBannerOnTop.self)
    }
}

extension StateKey where Value == Bool {
    fileprivate static let isOffline = StateKey("isOffline", default: false)
}

private final class SixthOfflineBannerOnTop: ComponentExtension<ChatMessageListVC>, EventSink {
    private let banner = SixthOfflineBannerView()

    override func setUpLayout() {
        super.setUpLayout()
        host.view.addSubview(banner)
        banner.room = host.listView.topAnchor.constraint(equalTo: banner.bottomAnchor)
        Constraint.activate([
            banner.topAnchor.constraint(equalTo: host.view.topAnchor),
            banner.leadingAnchor.constraint(equalTo: host.view.leadingAnchor),
            banner.trailingAnchor.constraint(equalTo: host.view.trailingAnchor),
        ])
    }

    func receive(_ event: RaisedEvent) -> EventReply {
        // Another channel may have another connection.
        if event[.messagesChanged]?.isReset == true { banner.contentChanged() }
        return .passed
    }
}

private final class SixthOfflineBannerView: View {
    var room: Constraint?
    private let label = Label()

    override func setUpLayout() {
        super.setUpLayout()
        directionalLayoutMargins = components[.appearance].metrics.barMargins
        label.numberOfLines = 0
        label.text = "No connection: messages are sent later."
        label.textAlignment = .center
        label.setContentCompressionResistancePriority(.required, for: .vertical)
        fillMargins(with: label)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = components[.appearance]
        backgroundColor = appearance.palette.overlay
        label.font = appearance.fonts.footnoteBold
        label.textColor = appearance.palette.staticText
        accessibilityRole = .status
    }

    override func updateContent() {
        super.updateContent()
        let isOffline = state[.isOffline] || chat.controller?.isConnected == false
        isHidden = !isOffline
        room?.isActive = isOffline
    }
}

// MARK: Who takes part in a thread

struct SixthThreadNamesPlugin: Plugin {
    let manifest = PluginManifest("thread-names", summary: "Threads name those who take part.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.threadInfo, with: SixthThreadNames.self)
    }
}

private final class SixthThreadNames: ComponentExtension<ChatMessageThreadInfoView> {
    private static let most = 2
    private let label = Label()

    override func setUpLayout() {
        super.setUpLayout()
        label.numberOfLines = 0
        label.setContentCompressionResistancePriority(740, for: .horizontal)
        host.addArrangedSubview(label)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = host.components[.appearance]
        label.font = appearance.fonts.footnote
        label.textColor = appearance.palette.subtitleText
    }

    override func updateContent() {
        super.updateContent()
        let names = (host.content?.threadParticipants ?? []).map(\.name).filter { !$0.isEmpty }
        var text = names.prefix(Self.most).joined(separator: ", ")
        if names.count > Self.most {
            let more = host.components[.appearance].formatters.more
            text += " \(more(names.count - Self.most))"
        }
        label.text = text
        label.isHidden = text.isEmpty
    }
}

// MARK: The delivery in words

struct SixthDeliveryWordsPlugin: Plugin {
    let manifest = PluginManifest("delivery-words", summary: "The delivery status has a word.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.deliveryStatus, with: SixthDeliveryWord.self)
    }
}

private final class SixthDeliveryWord: ComponentExtension<ChatMessageDeliveryStatusView> {
    private let label = Label()

    override func setUpLayout() {
        super.setUpLayout()
        host.stackView.insertArrangedSubview(label, at: 0)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = host.components[.appearance]
        label.font = appearance.fonts.footnote
        label.textColor = appearance.palette.subtitleText
    }

    override func updateContent() {
        super.updateContent()
        label.text =
            switch host.content?.message.deliveryStatus {
            case .pending: "Sending"
            case .sent: "Sent"
            case .delivered: "Delivered"
            case .read: "Read"
            case nil: nil
            }
        label.isHidden = label.text == nil
    }
}
