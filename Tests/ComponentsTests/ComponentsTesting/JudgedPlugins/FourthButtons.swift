import Components
import DefaultComponents
import Views

struct FourthZinniaPlugin: Plugin {
    let manifest = PluginManifest("zinnia", summary: "Pictures can be saved.")

    let onSave: @Sendable ([String]) -> Void

    init(onSave: @escaping @Sendable ([String]) -> Void = { _ in }) {
        self.onSave = onSave
    }

    func register(in registrar: inout Registrar) {
        registrar.declare(.fourthSavePictures)
        registrar.declare(ChatMessageLayoutOption.fourthSavePictures)
        registrar.transform(.messageLayoutOptions) { next, request in
            var options = next(request)
            if let message = request.message, !message.isDeleted, !message.imageAttachments.isEmpty
            {
                options.insert(.fourthSavePictures)
            }
            return options
        }
        registrar.extend(.messageContentView, with: FourthSaveButton.self)
        let onSave = onSave
        registrar.on(.fourthSavePictures) { message in
            onSave(message.imageAttachments.map(\.imageURL))
            return .handled
        }
    }
}

extension ChatMessageLayoutOption {
    static let fourthSavePictures: Self = "fourthSavePictures"
}

extension Event where Payload == ChatMessage {
    static let fourthSavePictures = Event("fourthSavePictures")
}

private final class FourthSaveButton: ComponentExtension<ChatMessageContentView> {
    private var button: Button?

    override func setUpLayout() {
        super.setUpLayout()
        guard host.layoutOptions.contains(.fourthSavePictures) else { return }
        let button = Button()
        self.button = button
        button.title = "Save"
        button.accessibilityRole = .button
        button.addTarget("savePictures") { [weak self] in
            guard let self, let message = host.content else { return }
            host.raise(.fourthSavePictures, message)
        }
        host.bubbleContentContainer.addArrangedSubview(button)
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = host.components[.appearance]
        button?.font = appearance.fonts.bodyBold
        button?.tintColor = appearance.palette.accent
    }
}

struct FourthPoppyPlugin: Plugin {
    let manifest = PluginManifest("poppy", summary: "Each message has a button for its menu.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: FourthMenuButton.self)
    }
}

private final class FourthMenuButton: ComponentExtension<ChatMessageContentView> {
    private var button: Button?

    override func setUpLayout() {
        super.setUpLayout()
        guard host.layoutOptions.contains(.bubble) else { return }
        let button = Button()
        self.button = button
        button.image = .symbol("arrow.down")
        button.addTarget("menu") { [weak self] in
            guard let self, let message = host.content else { return }
            host.raise(.longPressOnMessage, message)
        }
        host.bubbleContentContainer.addArrangedSubview(button)
        Constraint.activate([
            button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
            button.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = host.components[.appearance]
        button?.symbolSize = appearance.metrics.symbolSize
        button?.tintColor = appearance.palette.accent
    }

    override func updateContent() {
        super.updateContent()
        // Deleted messages and notices have no menu.
        button?.isHidden = host.content.map { $0.isDeleted || $0.kind != .regular } ?? true
    }
}

struct FourthDunePlugin: Plugin {
    let manifest = PluginManifest("dune", summary: "Each message has a small link to its menu.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: FourthSmallMenuLink.self)
    }
}

private final class FourthSmallMenuLink: ComponentExtension<ChatMessageContentView> {
    private var button: Button?

    override func setUpLayout() {
        super.setUpLayout()
        guard host.layoutOptions.contains(.bubble) else { return }
        let button = Button()
        self.button = button
        button.title = "More actions"
        button.contentInset = .zero
        button.accessibilityRole = .button
        button.addTarget("menu") { [weak self] in
            guard let self, let message = host.content else { return }
            host.raise(.longPressOnMessage, message)
        }
        host.bubbleContentContainer.addArrangedSubview(button)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = host.components[.appearance]
        button?.font = appearance.fonts.footnote
        button?.tintColor = appearance.palette.accent
    }

    override func updateContent() {
        super.updateContent()
        // Deleted messages and notices have no menu.
        button?.isHidden = host.content.map { $0.isDeleted || $0.kind != .regular } ?? true
    }
}

struct FourthQuincePlugin: Plugin {
    let manifest = PluginManifest("quince", summary: "Each message has a wide button for its menu.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: FourthWideMenuButton.self)
    }
}

private final class FourthWideMenuButton: ComponentExtension<ChatMessageContentView> {
    private var button: Button?

    override func setUpLayout() {
        super.setUpLayout()
        guard host.layoutOptions.contains(.bubble) else { return }
        let button = Button()
        self.button = button
        button.title = "Actions"
        button.accessibilityRole = .button
        button.addTarget("menu") { [self] in
            guard let message = host.content else { return }
            host.raise(.longPressOnMessage, message)
        }
        host.bubbleContentContainer.addArrangedSubview(button)
        Constraint.activate([
            button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
            button.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = host.components[.appearance]
        button?.font = appearance.fonts.footnoteBold
        button?.tintColor = appearance.palette.accent
    }

    override func updateContent() {
        super.updateContent()
        // Deleted messages and notices have no menu.
        button?.isHidden = host.content.map { $0.isDeleted || $0.kind != .regular } ?? true
    }
}

struct FourthMangoPlugin: Plugin {
    let manifest = PluginManifest("mango", summary: "Counts which messages people touch.")

    func register(in registrar: inout Registrar) {
        registrar.declare(.fourthMessageTouched)
        registrar.extend(.messageContentView, with: FourthTouchCounter.self)
        registrar.on(.fourthMessageTouched) { _ in .handled }
    }
}

extension Event where Payload == ChatMessage {
    static let fourthMessageTouched = Event("fourthMessageTouched")
}

private final class FourthTouchCounter: ComponentExtension<ChatMessageContentView>, TapResponder {
    func respond(to tap: Tap) -> EventReply {
        guard let message = host.content else { return .passed }
        return host.raise(.fourthMessageTouched, message)
    }
}
