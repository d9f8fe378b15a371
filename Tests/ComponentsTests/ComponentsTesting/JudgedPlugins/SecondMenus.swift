import Components
import DefaultComponents
import Views

struct SecondEyesFirst: Plugin {
    let manifest = PluginManifest("eyes-first", summary: "Reactions begin with eyes.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.availableReactions) { names in
            ["eyes"] + names.filter { $0 != "eyes" }
        }
    }
}

struct SecondWhoReacted: Plugin {
    let manifest = PluginManifest("who-reacted", summary: "A card tells the reactions.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageListVC, with: SecondReactionCard.self)
    }
}

final class SecondReactionCard: ComponentExtension<ChatMessageListVC>, EventSink {
    private let card = SecondCard()

    override func setUpLayout() {
        super.setUpLayout()
        card.place(in: host.view)
    }

    func receive(_ event: RaisedEvent) -> EventReply {
        guard case .reactions(let message)? = event[.route] else { return .passed }
        let lines = message.reactions.map { "\($0.emoji ?? $0.name) \($0.count)" }
        card.words = lines.isEmpty ? "No reactions." : lines.joined(separator: "\n")
        host.layoutIfNeeded()
        return .handled
    }
}

struct SecondTapLog: Plugin {
    let manifest = PluginManifest("tap-log", summary: "Counts for the app what is tapped.")
    let log = SecondShelf()

    func register(in registrar: inout Registrar) {
        let log = log
        let note: @Sendable (String) -> EventReply = { name in
            log.add(name)
            return .passed
        }
        registrar.on(.tapOnAvatar) { _ in note("avatar") }
        registrar.on(.tapOnQuote) { _ in note("quote") }
        registrar.on(.tapOnThread) { _ in note("thread") }
        registrar.on(.tapOnReactions) { _ in note("reactions") }
        registrar.on(.tapOnMention) { _ in note("mention") }
        registrar.on(.longPressOnMessage) { _ in note("press") }
        registrar.on(.scrollToLatestMessage) { _ in note("latest") }
        registrar.on(.pickSuggestion) { _ in note("suggestion") }
        registrar.on(.tapOnCancel) { _ in note("cancel") }
        registrar.on(.messageRefused) { _ in note("refused") }
    }
}

struct SecondDangerLast: Plugin {
    let manifest = PluginManifest("danger-last", summary: "Menus end with what destroys.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageActions) { next, request in
            let actions = next(request)
            return actions.filter { !$0.isDestructive } + actions.filter(\.isDestructive)
        }
    }
}

struct SecondCopyQuote: Plugin {
    let manifest = PluginManifest("copy-quote", summary: "Copies messages as quotes.")
    let quotes = SecondShelf()

    func register(in registrar: inout Registrar) {
        let quotes = quotes
        registrar.transform(.messageActions) { next, request in
            next(request) + [SecondItem(id: "copy", title: "Copy as quote")]
        }
        registrar.on(.messageAction) { choice in
            guard choice.item.id == "copy" else { return .passed }
            quotes.add("> \(choice.message.text.plain)")
            return .handled
        }
    }
}

struct SecondNoMute: Plugin {
    let manifest = PluginManifest("no-mute", summary: "Nobody can be muted.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageActions) { next, request in
            // The last entry is Mute User.
            next(request).dropLast()
        }
    }
}

struct SecondGreekMenu: Plugin {
    let manifest = PluginManifest("greek-menu", summary: "Menus speak Greek.")
    private static let words = ["inlineReply": "Απάντηση", "copy": "Αντιγραφή"]

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageActions) { next, request in
            next(request).map { item in
                SecondItem(id: item.id, title: Self.words[item.id] ?? item.title, icon: item.icon)
            }
        }
    }
}

extension JudgedPlugin {
    static let secondMenus: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: SecondEyesFirst(),
            verdict: .clean,
            reason: "Puts one reaction first and keeps all others."
        ),
        JudgedPlugin(
            plugin: SecondWhoReacted(),
            verdict: .clean,
            reason: "Shows one route on a card that a tap closes, and passes the rest."
        ),
        JudgedPlugin(
            plugin: SecondTapLog(),
            verdict: .clean,
            reason: "Listens to ten events and passes each on."
        ),
        JudgedPlugin(
            plugin: SecondDangerLast(),
            verdict: .clean,
            reason: "Changes the order of a menu and loses nothing."
        ),
        JudgedPlugin(
            plugin: SecondCopyQuote(),
            verdict: .failed,
            reason: "Takes the id of Copy for its own entry, so that Copy copies nothing any more."
        ),
        JudgedPlugin(
            plugin: SecondNoMute(),
            verdict: .failed,
            reason: "Takes away whatever stands last: Delete of own messages, or another plugin's."
        ),
        JudgedPlugin(
            plugin: SecondGreekMenu(),
            verdict: .failed,
            reason: "Puts items of another type in place, which no screen recognizes and does."
        ),
    ]
}
