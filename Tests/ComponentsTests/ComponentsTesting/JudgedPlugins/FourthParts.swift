import Components
import DefaultComponents
import Views

struct FourthHollyPlugin: Plugin {
    let manifest = PluginManifest("holly", summary: "Reactions always have a number.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.reactionItem, with: FourthReactionNumber.self)
    }
}

private final class FourthReactionNumber: ComponentExtension<ChatMessageReactionItemView> {
    override func updateContent() {
        super.updateContent()
        guard let reaction = host.content else { return }
        let name = reaction.emoji ?? ":\(reaction.name):"
        host.textLabel.text = "\(name) \(reaction.userIDs.count)"
        host.accessibilityLabel = "\(reaction.name), \(reaction.userIDs.count)"
    }
}

struct FourthDaisyPlugin: Plugin {
    let manifest = PluginManifest("daisy", summary: "A chat without reactions.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageLayoutOptions) { next, request in
            next(request).subtracting([.reactions])
        }
    }
}

struct FourthThymePlugin: Plugin {
    let manifest = PluginManifest("thyme", summary: "Every message shows its time.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageLayoutOptions) { _, request in
            let options = request.resolver.optionsForMessage(
                at: request.index,
                in: request.channel,
                with: request.messages,
                appearance: request.appearance
            )
            return options.union([.timestamp])
        }
    }
}

struct FourthYarrowPlugin: Plugin {
    let manifest = PluginManifest(
        "yarrow",
        summary: "Screen readers name those who read a message."
    )

    func register(in registrar: inout Registrar) {
        registrar.extend(.deliveryStatus, with: FourthReaderNames.self)
    }
}

private final class FourthReaderNames: ComponentExtension<ChatMessageDeliveryStatusView> {
    override func updateContent() {
        super.updateContent()
        guard let message = host.content?.message, message.deliveryStatus == .read else { return }
        let readers = message.readBy.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
        var names = readers.prefix(3).map(\.name).joined(separator: ", ")
        if readers.count > 3 {
            names += " " + host.components[.appearance].formatters.more(readers.count - 3)
        }
        host.accessibilityLabel = "Read by \(names)"
    }
}

struct FourthDahliaPlugin: Plugin {
    let manifest = PluginManifest("dahlia", summary: "La messagerie parle français.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.appearance) { below in
            var appearance = below
            let words = [
                "inlineReply": "Répondre", "threadReply": "Répondre au fil", "react": "Réagir",
                "edit": "Modifier", "copy": "Copier", "resend": "Renvoyer",
                "delete": "Supprimer", "flag": "Signaler", "muteUser": "Masquer la personne",
            ]
            appearance.formatters.messageAction = {
                words[$0] ?? below.formatters.messageAction($0)
            }
            appearance.formatters.replies = { $0 == 1 ? "1 réponse" : "\($0) réponses" }
            appearance.formatters.edited = { "Modifié" }
            appearance.formatters.onlyVisibleForYou = { "Visible par vous seulement" }
            appearance.formatters.unreadMessages = { "Messages non lus" }
            appearance.formatters.more = { $0 == 1 ? "et 1 autre" : "et \($0) autres" }
            appearance.formatters.typing = { people in
                switch people.count {
                case 0: ""
                case 1: "\(people[0].name) écrit"
                case 2: "\(people[0].name) et \(people[1].name) écrivent"
                default: "\(people.count) personnes écrivent"
                }
            }
            appearance.formatters.composerPlaceholder = { "Écrire un message" }
            appearance.formatters.composerSend = { $0 ? "Enregistrer" : "Envoyer" }
            appearance.formatters.composerCancel = { "Annuler" }
            appearance.formatters.composerRemove = { "Retirer" }
            return appearance
        }
        registrar.extend(.messageContentView, with: FourthFrenchWords.self)
    }
}

private final class FourthFrenchWords: ComponentExtension<ChatMessageContentView> {
    override func updateContent() {
        super.updateContent()
        if host.content?.isDeleted == true { host.textView?.content = "Message supprimé" }
    }
}
