import Components
import DefaultComponents
import Views

/// Plugins with time, state, timers and tasks.
enum LivingPlugins {
    static let all: [any Plugin] = [
        AgePlugin(), ExpiryPlugin(), CapitalsPlugin(), LastExpiredPlugin(),
    ]
}

/// Shows in the list and in the composer which of the messages that expired has the last id.
struct LastExpiredPlugin: Plugin {
    let manifest = PluginManifest("last-expired", ordering: [.after("expiry")])

    func register(in registrar: inout Registrar) throws {
        registrar.declare(.lastExpired)
        registrar.extend(.messageListVC, with: LastExpiredLabel.self)
        registrar.extend(.composerSendButton, with: LastExpiredBorder.self)
        registrar.on(.messageExpired) { id in
            let last = Components.state?[.lastExpired, .reader] ?? ""
            Components.state?[.lastExpired, .reader] = max(last, id)
            return .passed
        }
    }
}

private final class LastExpiredLabel: ComponentExtension<ChatMessageListVC> {
    private lazy var label = Label()

    override func setUpLayout() {
        super.setUpLayout()
        label.overlapsSiblings = true
        host.view.addSubview(label)
        Constraint.activate([label.topAnchor.constraint(equalTo: host.view.topAnchor)])
    }

    override func updateContent() {
        super.updateContent()
        label.text = "last expired: \(state[.lastExpired, .reader])"
    }
}

private final class LastExpiredBorder: ComponentExtension<View> {
    override func updateContent() {
        super.updateContent()
        host.layer.borderWidth = state[.lastExpired, .reader].isEmpty ? 3 : 5
    }
}

/// Shows, in minutes of the clock, how old a message is.
struct AgePlugin: Plugin {
    let manifest = PluginManifest("age")

    func register(in registrar: inout Registrar) throws {
        registrar.extend(.messageContentView, with: AgeLabel.self)
    }
}

private final class AgeLabel: ComponentExtension<ChatMessageContentView> {
    private lazy var label = Label()

    override func setUpLayout() {
        super.setUpLayout()
        host.bubbleThreadMetaContainer.addArrangedSubview(label)
    }

    override func updateContent() {
        super.updateContent()
        schedule("age", every: .seconds(60)) { $0.show() }
        show()
    }

    private func show() {
        let written = host.content?.createdAt.seconds ?? 0
        label.text = "\(now.seconds / 60 - written / 60) minutes"
    }
}

/// Marks messages as expired ninety seconds after they were written.
struct ExpiryPlugin: Plugin {
    let manifest = PluginManifest("expiry")

    func register(in registrar: inout Registrar) throws {
        registrar.declare(.messageExpired)
        registrar.declare(.isExpired)
        registrar.extend(.messageContentView, with: ExpiryLabel.self)
        registrar.transform(.messageLayoutOptions) { next, request in
            let owner = StateOwner.message(request.message?.id ?? "")
            let isExpired = Components.state?[.isExpired, owner] == true
            return isExpired ? next(request).subtracting([.timestamp]) : next(request)
        }
        registrar.on(.messageExpired) { id in
            Components.state?[.isExpired, .message(id)] = true
            return .handled
        }
    }
}

private final class ExpiryLabel: ComponentExtension<ChatMessageContentView> {
    private lazy var label = Label()

    override func setUpLayout() {
        super.setUpLayout()
        host.bubbleThreadMetaContainer.addArrangedSubview(label)
    }

    override func updateContent() {
        super.updateContent()
        let isExpired = state[.isExpired]
        label.text = isExpired ? "expired" : "valid"
        guard let message = host.content, !isExpired else { return }
        let end = message.createdAt.advanced(by: .seconds(90))
        tree?.schedule(.messageExpired, message.id, at: end, for: .message(message.id))
    }
}

/// Shows a text in capital letters that a task returns.
struct CapitalsPlugin: Plugin {
    let manifest = PluginManifest("capitals")

    func register(in registrar: inout Registrar) throws {
        registrar.declare(.capitalsCame)
        registrar.declare(.capitals)
        registrar.extend(.messageContentView, with: CapitalsLabel.self)
        registrar.on(.capitalsCame) { capitals in
            Components.state?[.capitals, .message(capitals.id)] = capitals
            return .handled
        }
    }
}

private final class CapitalsLabel: ComponentExtension<ChatMessageContentView> {
    private lazy var label = Label()

    override func setUpLayout() {
        super.setUpLayout()
        host.bubbleThreadMetaContainer.addArrangedSubview(label)
    }

    override func updateContent() {
        super.updateContent()
        guard let message = host.content else { return }
        let (id, text) = (message.id, message.text.plain)
        let known = state[.capitals]
        label.text = known.source == text ? known.text : "…"
        guard known.source != text else { return }
        tree?.task(.capitalsCame, for: .message(id)) {
            Capitals(id: id, source: text, text: text.uppercased())
        }
    }
}

/// A text in capital letters.
struct Capitals: Sendable, Equatable {
    var id = ""
    var source = ""
    var text = ""
}

extension Event where Payload == ChatMessage.ID {
    static let messageExpired = Event("messageExpired")
}

extension Event where Payload == Capitals {
    static let capitalsCame = Event("capitalsCame")
}

extension StateKey where Value == String {
    static let lastExpired = StateKey("lastExpired", default: "")
}

extension StateKey where Value == Bool {
    static let isExpired = StateKey("isExpired", default: false)
}

extension StateKey where Value == Capitals {
    static let capitals = StateKey("capitals", default: Capitals())
}
