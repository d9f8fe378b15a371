import Components
import DefaultComponents
import Views

struct ThirdRemindMeActionItem: ChatMessageActionItem {
    let id = "remindMe"
    let title = "Remind Me"
    let icon: Image? = .symbol("clock")
    let isDestructive = false
}

struct ThirdRemindMePlugin: Plugin {
    let manifest = PluginManifest("remind-me", summary: "The menu of a message has a reminder.")

    /// Called with the messages to be reminded of.
    var remind: @Sendable (ChatMessage) -> Void = { _ in }

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageActions) { next, request in
            let actions = next(request)
            return request.message.isDeleted || request.message.kind == .system
                ? actions : actions + [ThirdRemindMeActionItem()]
        }
        registrar.on(.messageAction) { [remind] choice in
            guard choice.item is ThirdRemindMeActionItem else { return .passed }
            remind(choice.message)
            return .handled
        }
    }
}

struct ThirdAvatarHoldPlugin: Plugin {
    let manifest = PluginManifest(
        "avatar-hold",
        summary: "A long press on a picture copies the name."
    )

    func register(in registrar: inout Registrar) {
        registrar.extend(.avatar, with: ThirdHoldToCopyName.self)
    }
}

private final class ThirdHoldToCopyName: ComponentExtension<ChatAvatarView>, TapResponder {
    func respond(to tap: Tap) -> EventReply {
        guard tap.kind == .longPress, let user = host.content else { return .passed }
        return host.raise(.copyText, user.name)
    }

    override func updateContent() {
        super.updateContent()
        host.imageView.accessibilityLabel = host.content.map { "\($0.name), hold to copy the name" }
    }
}

struct ThirdReactionsOrderPlugin: Plugin {
    let manifest = PluginManifest("reactions-order", summary: "The heart is the first reaction.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.availableReactions) { below in
            below.filter { $0 == "heart" } + below.filter { $0 != "heart" }
        }
    }
}

extension Event where Payload == ChatMessage {
    static let thirdKeyboardUnwanted = Event("thirdKeyboardUnwanted")
}

struct ThirdTapEaterPlugin: Plugin {
    let manifest = PluginManifest("tap-eater", summary: "A tap on a message hides the keyboard.")

    func register(in registrar: inout Registrar) {
        registrar.declare(.thirdKeyboardUnwanted)
        registrar.on(.thirdKeyboardUnwanted) { _ in .handled }
        registrar.extend(.messageContentView, with: ThirdKeyboardHider.self)
    }
}

private final class ThirdKeyboardHider: ComponentExtension<ChatMessageContentView>, TapResponder {
    func respond(to tap: Tap) -> EventReply {
        guard let message = host.content else { return .passed }
        host.raise(.thirdKeyboardUnwanted, message)
        return .handled
    }
}

struct ThirdActionLogPlugin: Plugin {
    let manifest = PluginManifest("action-log", summary: "Choices in menus are counted.")

    var log: @Sendable (String) -> Void = { _ in }

    func register(in registrar: inout Registrar) {
        registrar.on(.messageAction) { [log] choice in
            log(choice.item.id)
            return .handled
        }
    }
}

extension Event where Payload == ChatMessage {
    static let thirdQuickReplyWanted = Event("thirdQuickReplyWanted")
}

struct ThirdQuickReplyPlugin: Plugin {
    let manifest = PluginManifest("quick-reply", summary: "Messages end in a Reply button.")

    func register(in registrar: inout Registrar) {
        registrar.declare(.thirdQuickReplyWanted)
        registrar.on(.thirdQuickReplyWanted) { _ in .handled }
        registrar.extend(.messageContentView, with: ThirdQuickReply.self)
    }
}

private final class ThirdQuickReply: ComponentExtension<ChatMessageContentView> {
    private let button = Button()

    override func setUpLayout() {
        super.setUpLayout()
        button.title = "Reply"
        button.accessibilityRole = .button
        button.contentInset = DirectionalEdgeInsets(horizontal: 12, vertical: 14)
        button.addTarget("reply") {
            guard let message = self.host.content else { return }
            self.host.raise(.thirdQuickReplyWanted, message)
        }
        host.bubbleContentContainer.addArrangedSubview(button)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let components = host.components
        button.font = components[.appearance].fonts.bodyBold
        button.tintColor = components[.appearance].palette.accent
    }
}

extension JudgedPlugin {
    static let thirdTaps: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: ThirdRemindMePlugin(),
            verdict: .clean,
            reason: "Adds a menu entry after those of others and answers only that entry."
        ),
        JudgedPlugin(
            plugin: ThirdAvatarHoldPlugin(),
            verdict: .clean,
            reason:
                "Answers long presses on avatars only, passes them on if nobody copies; tells so in the label."
        ),
        JudgedPlugin(
            plugin: ThirdReactionsOrderPlugin(),
            verdict: .clean,
            reason: "Reorders the menu of reactions and keeps all of them."
        ),
        JudgedPlugin(
            plugin: ThirdTapEaterPlugin(),
            verdict: .failed,
            reason: "Answers every tap on a message, so links, pictures and menus are dead."
        ),
        JudgedPlugin(
            plugin: ThirdActionLogPlugin(),
            verdict: .failed,
            reason: "Answers every menu choice as handled, so that no action is carried out."
        ),
        JudgedPlugin(
            plugin: ThirdQuickReplyPlugin(),
            verdict: .failed,
            reason:
                "Closure of a kept button captures the extension strongly: kept alive after the tree."
        ),
    ]
}
