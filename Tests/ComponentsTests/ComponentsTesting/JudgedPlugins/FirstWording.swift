import Components
import DefaultComponents
import Views

struct FirstClock24: Plugin {
    let manifest = PluginManifest("clock-24", summary: "Times on a clock of 24 hours.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.appearance) { below in
            var appearance = below
            appearance.formatters.messageTimestamp = { instant, calendar in
                let time = calendar.civil(instant)
                return "\(time.hour):\(time.minute < 10 ? "0" : "")\(time.minute)"
            }
            return appearance
        }
    }
}

struct FirstGermanWords: Plugin {
    let manifest = PluginManifest("german-words", summary: "The chat speaks German.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.appearance) { below in
            var appearance = below
            let titles = [
                "inlineReply": "Antworten", "threadReply": "Im Thread antworten",
                "edit": "Bearbeiten", "copy": "Kopieren", "delete": "Löschen",
            ]
            let messageAction = appearance.formatters.messageAction
            appearance.formatters.messageAction = { titles[$0] ?? messageAction($0) }
            appearance.formatters.replies = { $0 == 1 ? "1 Antwort" : "\($0) Antworten" }
            appearance.formatters.composerPlaceholder = { "Nachricht schreiben" }
            appearance.formatters.edited = { "Bearbeitet" }
            appearance.formatters.unreadMessages = { "Ungelesen" }
            return appearance
        }
    }
}

struct FirstAllTypists: Plugin {
    let manifest = PluginManifest("all-typists", summary: "Names all who are typing.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.appearance) { below in
            var appearance = below
            appearance.formatters.typing = { users in
                let names = users.map(\.name).joined(separator: ", ")
                return users.isEmpty ? "" : "Typing: \(names)"
            }
            return appearance
        }
    }
}

struct FirstSpokenReactions: Plugin {
    let manifest = PluginManifest("spoken-reactions", summary: "Reactions are said in sentences.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.reactionItem, with: FirstSpokenReaction.self)
    }
}

final class FirstSpokenReaction: ComponentExtension<ChatMessageReactionItemView> {
    override func updateContent() {
        super.updateContent()
        guard let reaction = host.content else { return }
        let people = reaction.count == 1 ? "One person" : "\(reaction.count) people"
        host.accessibilityLabel = "\(people) gave \(reaction.name)"
    }
}

struct FirstSpokenMessages: Plugin {
    let manifest = PluginManifest("spoken-messages", summary: "Messages are announced as such.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageText, with: FirstSpokenText.self)
    }
}

final class FirstSpokenText: ComponentExtension<View> {
    override func updateContent() {
        super.updateContent()
        host.accessibilityLabel = "Message"
    }
}

struct FirstOneStop: Plugin {
    let manifest = PluginManifest("one-stop", summary: "Bubbles are one stop for keyboards.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.bubble, with: FirstStop.self)
    }
}

final class FirstStop: ComponentExtension<View> {
    override func setUp() {
        super.setUp()
        host.accessibilityRole = .button
        host.accessibilityLabel = "Bubble"
    }
}

struct FirstLoudText: Plugin {
    let manifest = PluginManifest("loud-text", summary: "Messages in capitals.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageText, with: FirstCapitals.self)
    }
}

final class FirstCapitals: ComponentExtension<ChatMessageTextView> {
    override func updateContent() {
        super.updateContent()
        host.text = RichText(plain: host.text.plain.uppercased())
    }
}

struct FirstSmallCaps: Plugin {
    let manifest = PluginManifest("capital-text", summary: "Messages in capitals, run by run.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageText, with: FirstRunCapitals.self)
    }
}

final class FirstRunCapitals: ComponentExtension<ChatMessageTextView> {
    override func updateContent() {
        super.updateContent()
        let runs = host.text.runs.map { run in
            let isCode = !run.style.traits.isDisjoint(with: [.code, .codeBlock])
            return isCode ? run : TextRun(run.text.uppercased(), style: run.style)
        }
        host.text = RichText(runs)
    }
}

struct FirstEvenLines: Plugin {
    let manifest = PluginManifest("even-lines", summary: "Lines keep to one direction.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageText, with: FirstOneDirection.self)
    }
}

/// Puts isolates around each run, so that mixed directions do not reorder them.
final class FirstOneDirection: ComponentExtension<ChatMessageTextView> {
    override func updateContent() {
        super.updateContent()
        let runs = host.text.runs.map { TextRun("\u{202D}\($0.text)\u{202C}", style: $0.style) }
        host.text = RichText(runs)
    }
}

struct FirstCheerfulChecks: Plugin {
    let manifest = PluginManifest("cheerful-checks", summary: "Checks in the colour of success.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.deliveryStatus, with: FirstGreenChecks.self)
    }
}

final class FirstGreenChecks: ComponentExtension<ChatMessageDeliveryStatusView> {
    override func updateContent() {
        super.updateContent()
        let images = host.components[.appearance].images
        host.messageDeliveryChecksView.image = images.messageDeliveryStatusRead
        host.accessibilityLabel = MessageDeliveryStatus.read.rawValue
    }
}

struct FirstQuietCounts: Plugin {
    let manifest = PluginManifest("quiet-counts", summary: "Threads without numbers.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.appearance) { below in
            var appearance = below
            appearance.formatters.replies = { _ in "" }
            return appearance
        }
    }
}

extension JudgedPlugin {
    static let firstWording: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: FirstClock24(),
            verdict: .clean,
            reason: "Another formatter of times, on top of whatever look there is."
        ),
        JudgedPlugin(
            plugin: FirstGermanWords(),
            verdict: .clean,
            reason: "Other words in formatters; those it does not know come from below."
        ),
        JudgedPlugin(
            plugin: FirstAllTypists(),
            verdict: .clean,
            reason: "A formatter that says nothing for nobody, as the default does."
        ),
        JudgedPlugin(
            plugin: FirstSpokenReactions(),
            verdict: .clean,
            reason: "Changes only what is said of reactions to those who do not see them."
        ),
        JudgedPlugin(
            plugin: FirstSmallCaps(),
            verdict: .clean,
            reason: "Writes texts in capitals and keeps each run with its link, mention and code."
        ),
        JudgedPlugin(
            plugin: FirstSpokenMessages(),
            verdict: .failed,
            reason: "Its label stands for every text, so a screen reader says no message."
        ),
        JudgedPlugin(
            plugin: FirstOneStop(),
            verdict: .failed,
            reason: "Makes bubbles buttons, whose insides a screen reader does not meet."
        ),
        JudgedPlugin(
            plugin: FirstLoudText(),
            verdict: .failed,
            reason: "Writes plain text in the place of runs, so that links and mentions are gone."
        ),
        JudgedPlugin(
            plugin: FirstEvenLines(),
            verdict: .failed,
            reason: "Forces left to right on the letters of Hebrew and Arabic, which reverses them."
        ),
        JudgedPlugin(
            plugin: FirstCheerfulChecks(),
            verdict: .failed,
            reason: "Shows and says of each message that it was read, which is not so."
        ),
        JudgedPlugin(
            plugin: FirstQuietCounts(),
            verdict: .failed,
            reason: "Leaves threads without a name to see, to say or to tap."
        ),
    ]
}
