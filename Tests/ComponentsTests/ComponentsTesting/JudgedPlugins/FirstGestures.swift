import Components
import DefaultComponents
import Views

struct FirstReadingTrail: Plugin {
    let manifest = PluginManifest("reading-trail", summary: "Tells the app what is touched.")
    let trail = FirstShelf()

    func register(in registrar: inout Registrar) {
        let trail = trail
        registrar.declare(.firstTouched)
        registrar.on(.firstTouched) { id in
            trail.add(id)
            return .handled
        }
        registrar.extend(.messageCell, with: FirstTouch.self)
        registrar.extend(.messageText, with: FirstTouch.self)
        registrar.extend(.avatar, with: FirstTouch.self)
        registrar.extend(.bubble, with: FirstTouch.self)
    }
}

extension Event where Payload == String {
    static let firstTouched = Event("reading-trail.touched")
}

final class FirstTouch: ComponentExtension<View>, TapResponder {
    func respond(to tap: Tap) -> EventReply {
        host.raise(.firstTouched, "\(type(of: tap.view))")
    }
}

struct FirstHeartOnHold: Plugin {
    let manifest = PluginManifest("heart-on-hold", summary: "A long press sends a heart.")
    let hearts = FirstShelf()

    func register(in registrar: inout Registrar) {
        let hearts = hearts
        registrar.on(.longPressOnMessage) { message in
            hearts.add(message.id)
            return .handled
        }
    }
}

struct FirstLinkGuard: Plugin {
    let manifest = PluginManifest("link-guard", summary: "Guards against bad links.")
    let bad: Set<String> = ["http://bad.example"]

    func register(in registrar: inout Registrar) {
        let bad = bad
        registrar.on(.tapOnLink) { tap in
            bad.contains(tap.url) ? .passed : .handled
        }
    }
}

struct FirstShortLinks: Plugin {
    let manifest = PluginManifest("short-links", summary: "Links open by way of a shortener.")

    func register(in registrar: inout Registrar) {
        registrar.replace(.messageListRouter, with: FirstShorteningRouter.self)
    }
}

final class FirstShorteningRouter: ChatMessageListRouter {
    override func showLink(_ url: String, in message: ChatMessage) {
        super.showLink("https://s.example/?by=\(message.author.id)&to=\(url)", in: message)
    }
}

struct FirstCleanLinks: Plugin {
    let manifest = PluginManifest("clean-links", summary: "Links open without campaign marks.")

    func register(in registrar: inout Registrar) {
        registrar.replace(.messageListRouter, with: FirstCleaningRouter.self)
    }
}

final class FirstCleaningRouter: ChatMessageListRouter {
    override func showLink(_ url: String, in message: ChatMessage) {
        let halves = url.split(separator: "?", maxSplits: 1)
        guard halves.count == 2, !url.contains("#") else { return super.showLink(url, in: message) }
        let kept = halves[1].split(separator: "&").filter { !$0.hasPrefix("utm_") }
        let query = kept.isEmpty ? "" : "?" + kept.joined(separator: "&")
        super.showLink(halves[0] + query, in: message)
    }
}

struct FirstLikeLayer: Plugin {
    let manifest = PluginManifest("like-layer", summary: "A tap on a bubble likes it.")
    let likes = FirstShelf()

    func register(in registrar: inout Registrar) {
        let likes = likes
        registrar.declare(.firstLiked)
        registrar.on(.firstLiked) { message in
            likes.add(message.id)
            return .handled
        }
        registrar.extend(.messageContentView, with: FirstLikeArea.self)
    }
}

extension Event where Payload == ChatMessage {
    static let firstLiked = Event("like-layer.liked")
}

final class FirstLikeArea: ComponentExtension<ChatMessageContentView> {
    private let area = Control()

    override func setUpLayout() {
        super.setUpLayout()
        guard let bubble = host.bubbleView else { return }
        area.overlapsSiblings = true
        area.accessibilityRole = .button
        area.accessibilityLabel = "Like"
        area.addTarget("like") { [weak self] in
            guard let host = self?.host, let message = host.content else { return }
            host.raise(.firstLiked, message)
        }
        host.addSubview(area)
        Constraint.activate([
            area.leadingAnchor.constraint(equalTo: bubble.leadingAnchor),
            area.trailingAnchor.constraint(equalTo: bubble.trailingAnchor),
            area.topAnchor.constraint(equalTo: bubble.topAnchor),
            area.bottomAnchor.constraint(equalTo: bubble.bottomAnchor),
        ])
    }
}

struct FirstStillBubbles: Plugin {
    let manifest = PluginManifest("still-bubbles", summary: "No accidental taps on bubbles.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.bubble, with: FirstStill.self)
    }
}

final class FirstStill: ComponentExtension<View> {
    override func setUp() {
        super.setUp()
        host.isUserInteractionEnabled = false
    }
}

struct FirstFlatThreads: Plugin {
    let manifest = PluginManifest("flat-threads", summary: "People open on a profile page.")

    func register(in registrar: inout Registrar) {
        registrar.replace(.messageListRouter, with: FirstProfileRouter.self)
    }
}

final class FirstProfileRouter: ChatMessageListRouter {
    override func showUser(_ user: ChatUser) {
        super.showUser(user)
    }

    override func showThread(of message: ChatMessage) {
        message.threadParticipants.first.map(showUser)
    }
}

struct FirstCalmScrolling: Plugin {
    let manifest = PluginManifest("calm-scrolling", summary: "No sudden jumps in the list.")

    func register(in registrar: inout Registrar) {
        registrar.on(.scrollToLatestMessage) { unread in
            unread.messages > 1_000 ? .passed : .handled
        }
    }
}

struct FirstDoubleDuty: Plugin {
    let manifest = PluginManifest("double-duty", summary: "A tap beside a bubble marks it.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: FirstEdgeMark.self)
    }
}

/// Receives only taps that nothing in the message has handled, and passes them on, too.
final class FirstEdgeMark: ComponentExtension<ChatMessageContentView>, TapResponder {
    private var marked: ChatMessage.ID?

    override func updateContent() {
        super.updateContent()
        if host.content?.id != marked { marked = nil }
        host.layer.borderColor = host.components[.appearance].palette.accent
        host.layer.borderWidth = marked == nil ? 0 : 2
    }

    func respond(to tap: Tap) -> EventReply {
        guard tap.kind == .tap else { return .passed }
        marked = marked == nil ? host.content?.id : nil
        host.contentChanged()
        return .passed
    }
}

extension JudgedPlugin {
    static let firstGestures: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: FirstReadingTrail(),
            verdict: .failed,
            reason: "Its responders handle every tap and long press, so nothing else hears any."
        ),
        JudgedPlugin(
            plugin: FirstHeartOnHold(),
            verdict: .failed,
            reason: "Handles every long press, so that no menu of actions opens any more."
        ),
        JudgedPlugin(
            plugin: FirstLinkGuard(),
            verdict: .failed,
            reason: "Handles every link but the bad ones, so that good links lead nowhere."
        ),
        JudgedPlugin(
            plugin: FirstShortLinks(),
            verdict: .failed,
            reason: "Sends each link, with who wrote it, to another host that learns of both."
        ),
        JudgedPlugin(
            plugin: FirstCleanLinks(),
            verdict: .clean,
            reason: "Replaces the router, takes marks off links and calls super for all else."
        ),
        JudgedPlugin(
            plugin: FirstLikeLayer(),
            verdict: .failed,
            reason: "Covers each bubble with an unseen control, so links are out of reach."
        ),
        JudgedPlugin(
            plugin: FirstStillBubbles(),
            verdict: .failed,
            reason: "Closes bubbles to interaction, so links, quotes and attachments do nothing."
        ),
        JudgedPlugin(
            plugin: FirstFlatThreads(),
            verdict: .failed,
            reason: "Shows a person where a thread was tapped, so that threads are out of reach."
        ),
        JudgedPlugin(
            plugin: FirstCalmScrolling(),
            verdict: .failed,
            reason: "Handles the way to the newest message, so that its button does nothing."
        ),
        JudgedPlugin(
            plugin: FirstDoubleDuty(),
            verdict: .clean,
            reason: "Marks a message on taps that nothing answered and clears that on reuse."
        ),
    ]
}
