import Components
import DefaultComponents
import Synchronization
import Views

struct SecondQuestions: Plugin {
    let manifest = PluginManifest("questions", summary: "Marks messages that ask.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: SecondQuestionMark.self)
    }
}

final class SecondQuestionMark: ComponentExtension<ChatMessageContentView> {
    private let label = Label()

    override func setUpLayout() {
        super.setUpLayout()
        label.text = "Question"
        label.isHidden = true
        host.bubbleThreadMetaContainer.addArrangedSubview(label)
    }

    override func updateContent() {
        super.updateContent()
        if host.content?.text.plain.contains("?") == true { label.isHidden = false }
    }
}

struct SecondReadingTime: Plugin {
    let manifest = PluginManifest("reading-seconds", summary: "Tells how long reading takes.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: SecondReadingSeconds.self)
    }
}

final class SecondReadingSeconds: ComponentExtension<ChatMessageContentView> {
    private let label = Label()

    override func setUpLayout() {
        super.setUpLayout()
        let words = host.content?.text.plain.split(separator: " ").count ?? 0
        label.text = "\(words / 4 + 1) s"
        host.bubbleThreadMetaContainer.addArrangedSubview(label)
    }
}

final class SecondTally: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
        count.withLock {
            $0 += 1
            return $0
        }
    }
}

struct SecondNumbers: Plugin {
    let manifest = PluginManifest("message-numbers", summary: "Numbers all messages.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.authorName, with: SecondNumber.self)
    }
}

final class SecondNumber: ComponentExtension<ChatMessageAuthorNameLabel> {
    private static let tally = SecondTally()

    override func updateContent() {
        super.updateContent()
        host.text = "\(Self.tally.next()). \(host.content?.author.name ?? "")"
    }
}

struct SecondFavourites: Plugin {
    let manifest = PluginManifest("favourites", summary: "Favourites are set apart by a tap.")
    let favourites = SecondShelf()

    func register(in registrar: inout Registrar) {
        let favourites = favourites
        registrar.on(.tapOnAvatar) { tap in
            favourites.add(tap.user.id)
            return .passed
        }
        registrar.transform(.messageLayoutOptions) { next, request in
            let options = next(request)
            let isFavourite = request.message.map { favourites.contains($0.author.id) } ?? false
            return isFavourite ? options.union([.centered]).subtracting([.bubble]) : options
        }
    }
}

final class SecondColourBox: Sendable {
    private let colour = Mutex<Color?>(nil)

    func first(_ new: Color) -> Color {
        colour.withLock {
            let first = $0 ?? new
            $0 = first
            return first
        }
    }
}

struct SecondQuickColours: Plugin {
    let manifest = PluginManifest("quick-colours", summary: "Reads the theme once, to be quick.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.bubble, with: SecondQuickColour.self)
    }
}

final class SecondQuickColour: ComponentExtension<View> {
    private static let box = SecondColourBox()

    override func setUpAppearance() {
        super.setUpAppearance()
        host.layer.borderWidth = 2
        host.layer.borderColor = Self.box.first(host.components[.appearance].palette.accent)
    }
}

struct SecondSeenBy: Plugin {
    let manifest = PluginManifest("seen-by", summary: "Tells who has read it.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.deliveryStatus, with: SecondSeenByNames.self)
    }
}

final class SecondSeenByNames: ComponentExtension<ChatMessageDeliveryStatusView> {
    override func updateContent() {
        super.updateContent()
        let names = Set((host.content?.message.readBy ?? []).map(\.name))
        host.messageReadCountsLabel.text = names.joined(separator: ", ")
        host.messageReadCountsLabel.isHidden = names.isEmpty
    }
}

struct SecondAges: Plugin {
    let manifest = PluginManifest("message-ages", summary: "Tells how long a message is shown.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.timestamp, with: SecondAge.self)
    }
}

final class SecondAge: ComponentExtension<ChatMessageTimestampLabel> {
    private static let start = ContinuousClock.now

    override func updateContent() {
        super.updateContent()
        host.text = "\(Self.start.duration(to: ContinuousClock.now)) ago"
    }
}

struct SecondNightfall: Plugin {
    let manifest = PluginManifest("nightfall", summary: "The word night makes the chat dark.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: SecondNight.self)
    }
}

final class SecondNight: ComponentExtension<ChatMessageContentView> {
    override func updateContent() {
        super.updateContent()
        guard host.content?.text.plain.contains("night") == true else { return }
        for view in host.secondAncestors.dropFirst() { view.backgroundColor = .black }
    }
}

struct SecondHomesick: Plugin {
    let manifest = PluginManifest("homesick", summary: "Goes to the newest message, always.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageListView, with: SecondHome.self)
        registrar.extend(.messageContentView, with: SecondHomeward.self)
    }
}

final class SecondHome: ComponentExtension<ChatMessageListView>, TapResponder {
    func respond(to tap: Tap) -> EventReply {
        host.scrollToLatest()
        return .handled
    }
}

final class SecondHomeward: ComponentExtension<ChatMessageContentView> {
    override func updateContent() {
        super.updateContent()
        let lists = host.secondAncestors.compactMap { $0 as? ChatMessageListView }
        lists.first?.scrollToLatest()
    }
}

struct SecondEveryOther: Plugin {
    let manifest = PluginManifest("every-other", summary: "Tries a narrow layout every other time.")
    private static let tally = SecondTally()

    func register(in registrar: inout Registrar) {
        guard Self.tally.next().isMultiple(of: 2) else { return }
        registrar.set(.maxContentWidthMultiplier, to: 0.5)
    }
}

extension JudgedPlugin {
    private static let readMessage = ChatMessage.second("read", "Has everybody seen this?") {
        $0.isSentByCurrentUser = true
        $0.readBy = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gül"].map {
            ChatUser(id: "second-\($0)", name: $0)
        }
    }

    static let secondState: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: SecondQuestions(),
            verdict: .failed,
            reason: "Shows its mark and never hides it, so that it stays at the next message."
        ),
        JudgedPlugin(
            plugin: SecondReadingTime(),
            verdict: .failed,
            reason: "Counts the words once, so the next message in the cell has the same time."
        ),
        JudgedPlugin(
            plugin: SecondNumbers(),
            verdict: .failed,
            reason: "A counter of the process gives each message another number each time."
        ),
        JudgedPlugin(
            plugin: SecondFavourites(),
            verdict: .failed,
            reason: "The layout depends on a tap that no row hears of, so rows disagree."
        ),
        JudgedPlugin(
            plugin: SecondQuickColours(),
            verdict: .failed,
            reason: "The colour of whichever tree came first stands in all others, whatever theme."
        ),
        JudgedPlugin(
            plugin: SecondSeenBy(),
            verdict: .failed,
            reason: "Names in the order of a set are in another order each time.",
            messages: [readMessage]
        ),
        JudgedPlugin(
            plugin: SecondAges(),
            verdict: .failed,
            reason: "Shows the time of a clock in place of the message's own, never the same twice."
        ),
        JudgedPlugin(
            plugin: SecondNightfall(),
            verdict: .failed,
            reason: "One message paints what is around it black, and nothing takes it back.",
            messages: [.second("night", "Good night")]
        ),
        JudgedPlugin(
            plugin: SecondHomesick(),
            verdict: .failed,
            reason: "Each message that comes into view throws the reader back to the newest one."
        ),
        JudgedPlugin(
            plugin: SecondEveryOther(),
            verdict: .failed,
            reason: "What it registers depends on how often it was asked, not on itself."
        ),
    ]
}
