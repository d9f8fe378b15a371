import Components
import DefaultComponents
import Views

struct FirstBookmarkAction: Plugin {
    let manifest = PluginManifest("bookmark-action", summary: "Messages can be bookmarked.")
    let bookmarks = FirstShelf()

    func register(in registrar: inout Registrar) {
        let bookmarks = bookmarks
        registrar.transform(.messageActions) { next, request in
            let actions = next(request)
            return actions.isEmpty ? [] : actions + [FirstItem(id: "bookmark", title: "Bookmark")]
        }
        registrar.on(.messageAction) { choice in
            guard choice.item.id == "bookmark" else { return .passed }
            bookmarks.add(choice.message.id)
            return .handled
        }
    }
}

struct FirstDetailsAction: Plugin {
    let manifest = PluginManifest("message-details", summary: "A menu entry tells who read it.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageActions) { next, request in
            let details = FirstItem(id: "details", title: "Details")
            return request.message.kind == .system ? next(request) : next(request) + [details]
        }
        registrar.extend(.messageListVC, with: FirstDetailsCard.self)
    }
}

final class FirstDetailsCard: ComponentExtension<ChatMessageListVC>, EventSink {
    private let card = FirstCard()

    override func setUpLayout() {
        super.setUpLayout()
        card.place(in: host.view)
    }

    func receive(_ event: RaisedEvent) -> EventReply {
        guard let choice = event[.messageAction],
            choice.item.id == "details"
        else { return .passed }
        let readers = choice.message.readBy.map(\.name).joined(separator: ", ")
        card.words = readers.isEmpty ? "Nobody has read it yet." : "Read by \(readers)."
        host.layoutIfNeeded()
        return .handled
    }
}

struct FirstCopyFirst: Plugin {
    let manifest = PluginManifest("copy-first", summary: "Menus begin with Copy.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageActions) { next, request in
            let actions = next(request)
            let isCopy = { (action: any ChatMessageActionItem) in action is CopyActionItem }
            return actions.filter(isCopy) + actions.filter { !isCopy($0) }
        }
    }
}

struct FirstTeamReactions: Plugin {
    let manifest = PluginManifest("team-reactions", summary: "Two more reactions.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.availableReactions) { $0 + ["rocket", "eyes"] }
    }
}

struct FirstApprovalReactions: Plugin {
    let manifest = PluginManifest("approval-reactions", summary: "Reactions that decide.")

    func register(in registrar: inout Registrar) {
        registrar.set(.availableReactions, to: ["white_check_mark", "x", "eyes", "question"])
    }
}

struct FirstActionAudit: Plugin {
    let manifest = PluginManifest("action-audit", summary: "Tells the app which actions are used.")
    let log = FirstShelf()

    func register(in registrar: inout Registrar) {
        let log = log
        registrar.on(.messageAction) { choice in
            log.add("\(choice.item.id) \(choice.message.id)")
            return .passed
        }
    }
}

struct FirstClipboardBridge: Plugin {
    let manifest = PluginManifest("clipboard-bridge", summary: "Copies go to the system.")
    let clipboard = FirstShelf()

    func register(in registrar: inout Registrar) {
        let clipboard = clipboard
        registrar.on(.copyText) { text in
            clipboard.add(text)
            return .handled
        }
    }
}

struct FirstCopyHistory: Plugin {
    let manifest = PluginManifest("copy-history", summary: "Remembers what was copied.")
    let history = FirstShelf()

    func register(in registrar: inout Registrar) {
        let history = history
        registrar.on(.copyText) { text in
            history.add(text)
            return .passed
        }
    }
}

struct FirstQuickMenu: Plugin {
    let manifest = PluginManifest("quick-menu", summary: "A short menu: reply and copy.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageActions) { _, request in
            request.message.isDeleted
                ? []
                : [
                    InlineReplyActionItem(request.appearance), CopyActionItem(request.appearance),
                ]
        }
    }
}

struct FirstConfirmDelete: Plugin {
    let manifest = PluginManifest("confirm-delete", summary: "Asks before deleting.")
    let questions = FirstShelf()

    func register(in registrar: inout Registrar) {
        let questions = questions
        registrar.on(.messageAction) { choice in
            guard choice.item.isDestructive else { return .passed }
            questions.add(choice.message.id)
            return .handled
        }
    }
}

struct FirstCalmReactions: Plugin {
    let manifest = PluginManifest("calm-reactions", summary: "Fewer reactions to choose from.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.availableReactions) { $0.filter { $0.hasPrefix("calm_") } }
    }
}

struct FirstForwardAction: Plugin {
    let manifest = PluginManifest("forward-action", summary: "Messages can be forwarded.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageActions) { next, request in
            let actions = next(request)
            return actions.isEmpty ? [] : actions + [FirstItem(id: "forward", title: "Forward")]
        }
        registrar.on(.messageAction) { choice in
            choice.item.id == "foward" ? .handled : .passed
        }
    }
}

struct FirstKeepRecords: Plugin {
    let manifest = PluginManifest("keep-records", summary: "Messages stay for the records.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageActions) { next, request in
            next(request).filter { !($0 is DeleteActionItem) }
        }
    }
}

extension JudgedPlugin {
    static let firstActions: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: FirstBookmarkAction(),
            verdict: .clean,
            reason: "Adds an entry to each menu and handles that entry alone."
        ),
        JudgedPlugin(
            plugin: FirstDetailsAction(),
            verdict: .clean,
            reason: "Adds an entry whose choice opens a card over the list; a tap closes it."
        ),
        JudgedPlugin(
            plugin: FirstCopyFirst(),
            verdict: .clean,
            reason: "Only changes the order of the entries; all are there."
        ),
        JudgedPlugin(
            plugin: FirstTeamReactions(),
            verdict: .clean,
            reason: "Adds two reactions behind those that there are."
        ),
        JudgedPlugin(
            plugin: FirstApprovalReactions(),
            verdict: .clean,
            reason: "Offers another set of reactions, as the slot is there for."
        ),
        JudgedPlugin(
            plugin: FirstActionAudit(),
            verdict: .clean,
            reason: "Hears which action was chosen and passes each on."
        ),
        JudgedPlugin(
            plugin: FirstClipboardBridge(),
            verdict: .clean,
            reason: "Handles what is copied by keeping it for the system, as the event asks for."
        ),
        JudgedPlugin(
            plugin: FirstCopyHistory(),
            verdict: .clean,
            reason: "Remembers the last copies and passes each on."
        ),
        JudgedPlugin(
            plugin: FirstQuickMenu(),
            verdict: .failed,
            reason: "Never asks the layer below, so Edit, Delete and others' entries are gone."
        ),
        JudgedPlugin(
            plugin: FirstConfirmDelete(),
            verdict: .failed,
            reason: "Handles Delete and asks nobody, so that nothing can be deleted any more."
        ),
        JudgedPlugin(
            plugin: FirstCalmReactions(),
            verdict: .failed,
            reason: "Leaves no reaction, so Add Reaction opens an empty menu."
        ),
        JudgedPlugin(
            plugin: FirstForwardAction(),
            verdict: .failed,
            reason: "Adds an entry that does nothing, as its listener waits for another id."
        ),
        JudgedPlugin(
            plugin: FirstKeepRecords(),
            verdict: .warned,
            reason: "Nobody can delete, which an archive may mean and its users lose."
        ),
    ]
}
