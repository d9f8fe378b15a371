import Components
import DefaultComponents
import Synchronization
import Views

struct FirstOwnAvatar: Plugin {
    let manifest = PluginManifest("own-avatar", summary: "One's own messages have an avatar.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageLayoutOptions) { next, request in
            var options = next(request)
            guard options.contains(.flipped) else { return options }
            options.insert(options.contains(.timestamp) ? .avatar : .avatarSizePadding)
            return options
        }
    }
}

struct FirstBotCards: Plugin {
    let manifest = PluginManifest("bot-cards", summary: "What programs write lies on a card.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageContentViewType) { next, request in
            let type = next(request)
            let isBot = request.content.message()?.author.isBot == true
            return isBot && type == ChatMessageContentView.self ? FirstBotMessage.self : type
        }
    }
}

final class FirstBotMessage: ChatMessageContentView {
    override func setUpAppearance() {
        super.setUpAppearance()
        layer.borderColor = components[.appearance].palette.border
        layer.borderWidth = 1
    }
}

struct FirstPlaces: Plugin {
    let manifest = PluginManifest("places", summary: "Messages show places.")

    func register(in registrar: inout Registrar) {
        registrar.replace(.attachment("place"), with: FirstPlaceView.self)
    }
}

final class FirstPlaceView: ChatAttachmentView {
    private let label = Label()

    override func setUpLayout() {
        super.setUpLayout()
        label.numberOfLines = 0
        addArrangedSubview(label)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        label.font = components[.appearance].fonts.card
        label.textColor = components[.appearance].palette.text
    }

    override func updateContent() {
        super.updateContent()
        guard case .other(let title, _)? = content?.payload else { return label.text = nil }
        label.text = "At \(title ?? "a place without a name")"
    }
}

struct FirstLaunchCountdown: Plugin {
    let manifest = PluginManifest("launch-countdown", summary: "Counts down to what is planned.")

    func register(in registrar: inout Registrar) {
        registrar.declare(.firstNow)
        registrar.replace(.attachment("countdown"), with: FirstCountdownView.self)
    }
}

extension ValueSlot<Int> {
    /// The current second, which the app sets as time passes.
    static let firstNow = ValueSlot("launchCountdownNow", default: 0)
}

final class FirstCountdownView: ChatAttachmentView {
    private let label = Label()

    override func setUpLayout() {
        super.setUpLayout()
        label.numberOfLines = 0
        label.accessibilityRole = .status
        addArrangedSubview(label)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        label.font = components[.appearance].fonts.cardBold
        label.textColor = components[.appearance].palette.text
    }

    override func updateContent() {
        super.updateContent()
        guard case .other(let title, let json)? = content?.payload else { return label.text = nil }
        let name = title ?? "It"
        let left = (json["at"]?.int ?? 0) - components[.firstNow]
        label.text = left > 0 ? "\(name) in \(left) seconds" : "\(name) has begun"
    }
}

struct FirstQuorum: Plugin {
    let manifest = PluginManifest("quorum", summary: "Counts down the votes that lack.")

    func register(in registrar: inout Registrar) {
        registrar.replace(
            .footerDecoration("quorum"),
            with: { request in
                guard request.message.text.plain.hasPrefix("Vote:") else { return nil }
                let votes = request.message.reactions.reduce(0) { $0 + $1.count }
                let line = FirstLine()
                line.words = votes < 3 ? "\(3 - votes) more votes needed" : "Decided"
                return line
            }
        )
    }
}

struct FirstGapMarks: Plugin {
    let manifest = PluginManifest("gap-marks", summary: "Tells how long nobody wrote.")

    func register(in registrar: inout Registrar) {
        registrar.replace(
            .headerDecoration("gapMarks"),
            with: { request in
                guard let older = request.olderMessage else { return nil }
                let hours = (request.message.createdAt.seconds - older.createdAt.seconds) / 3_600
                guard hours > 0 else { return nil }
                let line = FirstLine()
                line.words = hours == 1 ? "An hour later" : "\(hours) hours later"
                return line
            }
        )
    }
}

final class FirstLine: ChatMessageDecorationView {
    private let label = Label()
    var words = ""

    override func setUpLayout() {
        super.setUpLayout()
        label.numberOfLines = 0
        label.textAlignment = .center
        fillMargins(with: label)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        label.font = components[.appearance].fonts.footnote
        label.textColor = components[.appearance].palette.subtitleText
    }

    override func updateContent() {
        super.updateContent()
        label.text = words
    }
}

struct FirstClearCards: Plugin {
    let manifest = PluginManifest("clear-cards", summary: "Bubbles without clutter.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageLayoutOptions) { next, request in
            next(request).subtracting([.text])
        }
    }
}

struct FirstOneLayout: Plugin {
    let manifest = PluginManifest("one-layout", summary: "All messages have the same parts.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageLayoutOptions) { _, request in
            guard let message = request.message else { return [] }
            var options: ChatMessageLayoutOptions = [.bubble, .text, .avatar, .timestamp]
            options.insert([.authorName, .attachments, .quotedMessage, .reactions])
            if message.attachments.isEmpty { options.remove(.attachments) }
            if message.quote == nil { options.remove(.quotedMessage) }
            if message.reactions.isEmpty { options.remove(.reactions) }
            return options
        }
    }
}

struct FirstTimeRotation: Plugin {
    let manifest = PluginManifest("time-rotation", summary: "Every second message has a time.")
    private static let asked = Mutex(0)

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageLayoutOptions) { next, request in
            let number = Self.asked.withLock { count in
                count += 1
                return count
            }
            return number % 7 < 3
                ? next(request).union([.timestamp]) : next(request).subtracting([.timestamp])
        }
    }
}
