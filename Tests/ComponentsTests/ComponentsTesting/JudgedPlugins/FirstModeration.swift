import Components
import DefaultComponents
import Views

struct FirstHiddenWords: Plugin {
    let manifest = PluginManifest("hidden-words", summary: "Rough messages are hidden.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageText, with: FirstVeil.self)
    }
}

final class FirstVeil: ComponentExtension<ChatMessageTextView> {
    override func updateContent() {
        super.updateContent()
        guard host.content?.plain.lowercased().contains("damn") == true else { return }
        host.text = "This message was hidden by the moderators."
    }
}

struct FirstMaskedWords: Plugin {
    let manifest = PluginManifest("masked-words", summary: "Rough words become stars.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageText, with: FirstMask.self)
    }
}

final class FirstMask: ComponentExtension<ChatMessageTextView> {
    override func updateContent() {
        super.updateContent()
        guard host.text.plain.contains("damn") else { return }
        let runs = host.text.runs.map { run in
            TextRun(
                run.text.split(separator: "damn", omittingEmptySubsequences: false)
                    .joined(separator: "****"),
                style: run.style
            )
        }
        host.text = RichText(runs)
    }
}

struct FirstPicturesAlone: Plugin {
    let manifest = PluginManifest("pictures-alone", summary: "Pictures stand without words.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageLayoutOptions) { next, request in
            let hasPicture = request.message?.imageAttachments.isEmpty == false
            return hasPicture ? next(request).subtracting([.text]) : next(request)
        }
    }
}

struct FirstMutedPeople: Plugin {
    let manifest = PluginManifest("muted-people", summary: "People whom one muted say nothing.")
    var muted: Set<ChatUser.ID> = ["zed"]

    func register(in registrar: inout Registrar) {
        let muted = muted
        let scope = ComponentScope.messages("of muted people") { muted.contains($0.author.id) }
        registrar.extend(.messageText, with: FirstSilence.self, in: scope)
        registrar.transform(.messageLayoutOptions, in: scope) { next, request in
            next(request).subtracting([.attachments, .quotedMessage])
        }
    }
}

final class FirstSilence: ComponentExtension<ChatMessageTextView> {
    override func updateContent() {
        super.updateContent()
        host.text = "You muted this person."
    }
}

struct FirstAnonymousPanel: Plugin {
    let manifest = PluginManifest("anonymous-panel", summary: "Nobody sees who wrote what.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageLayoutOptions) { next, request in
            next(request).subtracting([.authorName, .avatar, .avatarSizePadding])
        }
        registrar.extend(.messageContentView, with: FirstNameless.self)
    }
}

final class FirstNameless: ComponentExtension<ChatMessageContentView> {
    override func updateContent() {
        super.updateContent()
        host.accessibilityLabel = host.content?.isSentByCurrentUser == true ? "You" : "Somebody"
    }
}

struct FirstReadOnlyHours: Plugin {
    let manifest = PluginManifest("announcements", summary: "Nobody answers announcements.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageActions) { next, request in
            next(request).filter {
                !($0 is InlineReplyActionItem || $0 is ThreadReplyActionItem)
            }
        }
    }
}

struct FirstWithoutReactions: Plugin {
    let manifest = PluginManifest("no-reactions", summary: "Messages show no reactions.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageLayoutOptions) { next, request in
            next(request).subtracting([.reactions])
        }
        registrar.transform(.messageActions) { next, request in
            next(request).filter { !($0 is AddReactionActionItem) }
        }
    }
}

extension JudgedPlugin {
    static let firstModeration: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: FirstHiddenWords(),
            verdict: .warned,
            reason: "Shows a sentence in the place of messages with a word, which moderators mean.",
            messages: [.first("rough", "The damn anchor is stuck")]
        ),
        JudgedPlugin(
            plugin: FirstMaskedWords(),
            verdict: .warned,
            reason: "Puts stars in the place of a word, so that readers lose it.",
            messages: [.first("masked", "This damn rope")]
        ),
        JudgedPlugin(
            plugin: FirstPicturesAlone(),
            verdict: .warned,
            reason: "Leaves the words of messages with pictures out, so their captions are lost."
        ),
        JudgedPlugin(
            plugin: FirstMutedPeople(),
            verdict: .warned,
            reason: "Shows nothing of what some people say, as the reader wants it.",
            messages: [.first("muted", "Can you hear me?", by: "Zed")]
        ),
        JudgedPlugin(
            plugin: FirstAnonymousPanel(),
            verdict: .warned,
            reason: "Leaves out who wrote, which a panel may mean and a conversation loses."
        ),
        JudgedPlugin(
            plugin: FirstReadOnlyHours(),
            verdict: .warned,
            reason: "Takes the entries for answers away, which a channel of news may mean."
        ),
        JudgedPlugin(
            plugin: FirstWithoutReactions(),
            verdict: .warned,
            reason: "Shows no reactions and offers none, which some teams want."
        ),
    ]

    static let firstScopes: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: FirstMentionsEdge(),
            verdict: .clean,
            reason: "Extends bubbles in a scope of messages that hangs on the message alone."
        ),
        JudgedPlugin(
            plugin: FirstThreadAvatars(),
            verdict: .clean,
            reason: "Changes avatars inside of one part, seen where a message has replies."
        ),
        JudgedPlugin(
            plugin: FirstRoomyChannels(),
            verdict: .clean,
            reason: "Sets a value in some channels only."
        ),
        JudgedPlugin(
            plugin: FirstStarButton(),
            verdict: .clean,
            reason: "Its button raises an event of its own, which it hears itself."
        ),
        JudgedPlugin(
            plugin: FirstStarTally(),
            verdict: .clean,
            reason: "Hears another plugin's event, which it requires, and names an unknown one.",
            requires: [FirstStarButton()]
        ),
        JudgedPlugin(
            plugin: FirstLogFormat(),
            verdict: .clean,
            reason: "Adds a format for files, so nothing of it is seen in any message."
        ),
        JudgedPlugin(
            plugin: FirstThanksButton(),
            verdict: .failed,
            reason: "Its button raises an event of its own that nothing hears."
        ),
        JudgedPlugin(
            plugin: FirstSampledFrames(),
            verdict: .failed,
            reason: "Its scope counts how often it is asked and not what it is asked about."
        ),
        JudgedPlugin(
            plugin: FirstExclusiveLook(),
            verdict: .failed,
            reason: "Says that it conflicts with seven plugins that it gets on with well."
        ),
    ]

    static let first: [JudgedPlugin] = [
        firstActions, firstTaps, firstGestures, firstSending, firstComposer, firstWriting,
        firstLists, firstScreens, firstParts, firstMessages, firstOrder, firstState, firstTime,
        firstLook, firstWording, firstLayouts, firstScopes, firstModeration,
    ].flatMap { $0 }
}
