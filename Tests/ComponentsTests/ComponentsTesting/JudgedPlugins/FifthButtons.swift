import Components
import DefaultComponents
import Synchronization
import Views

struct FifthCamelPlugin: Plugin {
    let manifest = PluginManifest("camel", summary: "Messages with a text can be read aloud.")

    /// Reads a text aloud.
    var speak: @Sendable (String) -> Void = { _ in }

    func register(in registrar: inout Registrar) {
        registrar.declare(.fifthCamelRead)
        let speak = speak
        registrar.on(.fifthCamelRead) { text in
            speak(text)
            return .handled
        }
        registrar.extend(.messageContentView, with: FifthCamelPart.self)
    }
}

extension Event where Payload == String {
    fileprivate static let fifthCamelRead = Event("camel.read")
}

private final class FifthCamelPart: ComponentExtension<ChatMessageContentView> {
    private let button = Button()

    override func setUpLayout() {
        super.setUpLayout()
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        button.accessibilityRole = .button
        button.title = "Read aloud"
        button.addTarget("read") {
            self.host.raise(.fifthCamelRead, self.host.content?.text.plain ?? "")
        }
        host.bubbleContentContainer.addArrangedSubview(button)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        button.font = host.components[.appearance].fonts.footnoteBold
        button.tintColor = host.components[.appearance].palette.text
    }

    override func updateContent() {
        super.updateContent()
        button.isHidden = host.content?.isDeleted != false || host.content?.text.isEmpty != false
    }
}

struct FifthEaglePlugin: Plugin {
    let manifest = PluginManifest(
        "eagle",
        summary: "Messages with text have a button that copies it."
    )

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: FifthEaglePart.self)
    }
}

private final class FifthEaglePart: ComponentExtension<ChatMessageContentView> {
    private let button = Button()

    override func setUpLayout() {
        super.setUpLayout()
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        button.accessibilityRole = .button
        host.bubbleContentContainer.addArrangedSubview(button)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        button.font = host.components[.appearance].fonts.footnoteBold
        button.tintColor = host.components[.appearance].palette.text
    }

    override func updateContent() {
        super.updateContent()
        button.title = "Copy text"
        guard let message = host.content else { return }
        button.isHidden = message.isDeleted || message.text.isEmpty
        // Content may come late, and a target is added once.
        if button.targetNames.isEmpty {
            button.addTarget("copy") { [weak self] in
                self?.host.raise(.copyText, message.text.plain)
            }
        }
    }
}

struct FifthCricketPlugin: Plugin {
    let manifest = PluginManifest("cricket", summary: "Messages can be bookmarked.")

    func register(in registrar: inout Registrar) {
        registrar.declare(.fifthCricketMarks)
        registrar.replace(
            .footerDecoration("cricket"),
            with: { request in
                guard request.message.kind == .regular, !request.message.isDeleted else {
                    return nil
                }
                let bar = FifthCricketBar()
                bar.mark = request.message.id
                return bar
            }
        )
    }
}

final class FifthCricketMarks: Sendable {
    private let marks = Mutex<Set<String>>([])
    func contains(_ mark: String) -> Bool { marks.withLock { $0.contains(mark) } }
    func toggle(_ mark: String) {
        marks.withLock { if $0.remove(mark) == nil { $0.insert(mark) } }
    }
}

extension Slot where Value == FifthCricketMarks, Part == Never {
    static let fifthCricketMarks = Slot("cricket.marks", default: FifthCricketMarks())
}

private final class FifthCricketBar: ChatMessageDecorationView {
    var mark: String?
    private let button = Button()

    override func setUpLayout() {
        super.setUpLayout()
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        button.addTarget("mark") { [weak self] in
            guard let self, let mark else { return }
            components[.fifthCricketMarks].toggle(mark)
            contentChanged()
        }
        fill(with: button)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        button.font = components[.appearance].fonts.footnoteBold
        button.tintColor = components[.appearance].palette.text
        button.accessibilityRole = .button
    }

    override func updateContent() {
        super.updateContent()
        button.title =
            mark.map(components[.fifthCricketMarks].contains) == true
            ? "Remove bookmark" : "Bookmark"
    }
}

struct FifthIbisPlugin: Plugin {
    let manifest = PluginManifest("ibis", summary: "Messages can be starred.")

    func register(in registrar: inout Registrar) {
        registrar.declare(.fifthIbisMarks)
        registrar.replace(
            .footerDecoration("ibis"),
            with: { request in
                guard request.message.kind == .regular, !request.message.isDeleted else {
                    return nil
                }
                let bar = FifthIbisBar()
                bar.mark = request.index
                return bar
            }
        )
    }
}

final class FifthIbisMarks: Sendable {
    private let marks = Mutex<Set<Int>>([])
    func contains(_ mark: Int) -> Bool { marks.withLock { $0.contains(mark) } }
    func toggle(_ mark: Int) {
        marks.withLock { if $0.remove(mark) == nil { $0.insert(mark) } }
    }
}

extension Slot where Value == FifthIbisMarks, Part == Never {
    static let fifthIbisMarks = Slot("ibis.marks", default: FifthIbisMarks())
}

private final class FifthIbisBar: ChatMessageDecorationView {
    var mark: Int?
    private let button = Button()

    override func setUpLayout() {
        super.setUpLayout()
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        button.addTarget("mark") { [weak self] in
            guard let self, let mark else { return }
            components[.fifthIbisMarks].toggle(mark)
            contentChanged()
        }
        fill(with: button)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        button.font = components[.appearance].fonts.footnoteBold
        button.tintColor = components[.appearance].palette.text
        button.accessibilityRole = .button
    }

    override func updateContent() {
        super.updateContent()
        button.title = mark.map(components[.fifthIbisMarks].contains) == true ? "Starred ★" : "Star"
    }
}
