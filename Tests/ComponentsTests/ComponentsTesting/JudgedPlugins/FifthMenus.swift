import Components
import DefaultComponents
import Views

struct FifthArborPlugin: Plugin {
    let manifest = PluginManifest("arbor", summary: "A chat without reactions.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageLayoutOptions) { next, request in
            next(request).subtracting([.reactions])
        }
        registrar.transform(.messageActions) { next, request in
            next(request).filter { !($0 is AddReactionActionItem) }
        }
    }
}

struct FifthCactusPlugin: Plugin {
    let manifest = PluginManifest("cactus", summary: "People can react with a rocket.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.availableReactions) { below in
            below.contains("rocket") ? below : below + ["rocket"]
        }
    }
}

struct FifthJasminePlugin: Plugin {
    let manifest = PluginManifest("jasmine", summary: "Reactions always show their number.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.reactionItem, with: FifthJasminePart.self)
    }
}

private final class FifthJasminePart: ComponentExtension<ChatMessageReactionItemView> {
    override func updateContent() {
        super.updateContent()
        guard let reaction = host.content else { return }
        host.textLabel.text = "\(reaction.emoji ?? reaction.name) \(reaction.userIDs.count)"
    }
}

/// A message with reactions of an import, of which some users are unknown.
func fifthJasmineMessage() -> ChatMessage {
    var message = ChatMessage(
        id: "jasmine-1",
        author: ChatUser(id: "mia", name: "Mia"),
        createdAt: Timestamp(seconds: 1_780_000_000),
        text: "We won the race"
    )
    message.reactions = [
        ChatReaction(name: "heart", emoji: "❤️", userIDs: ["tom"], count: 1),
        ChatReaction(name: "wave", emoji: "👋", userIDs: ["tom"], count: 4),
    ]
    return message
}

struct FifthBeechPlugin: Plugin {
    let manifest = PluginManifest("beech", summary: "Messages can be pinned.")

    /// Passes a pinned message to the app's server.
    var onPin: @Sendable (ChatMessage) -> Void = { _ in }

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageActions) { next, request in
            let actions = next(request)
            guard !request.message.isDeleted, request.message.kind == .regular else {
                return actions
            }
            return actions + [FifthBeechItem()]
        }
        let onPin = onPin
        registrar.on(.messageAction) { choice in
            guard choice.item is FifthBeechItem else { return .passed }
            onPin(choice.message)
            return .handled
        }
    }
}

private struct FifthBeechItem: ChatMessageActionItem {
    let id = "beech.pin"
    let title = "Pin for Everyone"
    let icon: Image? = .symbol("star")
    let isDestructive = false
}

struct FifthClovePlugin: Plugin {
    let manifest = PluginManifest("clove", summary: "Messages can be copied as a quote.")

    /// Puts a quote on the app's clipboard.
    var onCopy: @Sendable (String) -> Void = { _ in }

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageActions) { next, request in
            var actions = next(request)
            guard let place = actions.firstIndex(where: { $0 is CopyActionItem }) else {
                return actions
            }
            actions.insert(FifthCloveItem(), at: place + 1)
            return actions
        }
        let onCopy = onCopy
        registrar.on(.messageAction) { choice in
            guard choice.item.id == "copy" else { return .passed }
            onCopy("> \(choice.message.author.name): \(choice.message.text.plain)")
            return .handled
        }
    }
}

private struct FifthCloveItem: ChatMessageActionItem {
    let id = "copy"
    let title = "Copy as Quote"
    let icon: Image? = .symbol("arrow.reply")
    let isDestructive = false
}
