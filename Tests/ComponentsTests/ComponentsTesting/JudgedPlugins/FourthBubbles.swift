import Components
import DefaultComponents
import Views

struct FourthEbonyPlugin: Plugin {
    let manifest = PluginManifest("ebony", summary: "Bubbles have an even height.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.bubble, with: FourthEvenHeight.self)
    }
}

private final class FourthEvenHeight: ComponentExtension<View> {
    override func setUpLayout() {
        super.setUpLayout()
        host.clipsToBounds = true
        host.heightAnchor.constraint(lessThanOrEqualToConstant: 60).isActive = true
    }
}

struct FourthBramblePlugin: Plugin {
    let manifest = PluginManifest("bramble", summary: "Messages of programs have more room.")

    func register(in registrar: inout Registrar) {
        registrar.set(
            .maxContentWidthMultiplier,
            to: 0.9,
            in: .messages("messages of bots") { $0.author.isBot }
        )
    }
}

struct FourthUmberPlugin: Plugin {
    let manifest = PluginManifest("umber", summary: "Messages that mention you have a bar.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: FourthMentionBar.self)
    }
}

private final class FourthMentionBar: ComponentExtension<ChatMessageContentView> {
    private let bar = View()

    override func setUpLayout() {
        super.setUpLayout()
        bar.accessibilityRole = .image
        bar.accessibilityLabel = "Mentions you"
        // It lies in the margin of the message.
        bar.overlapsSiblings = true
        host.addSubview(bar)
        Constraint.activate([
            bar.leadingAnchor.constraint(equalTo: host.leadingAnchor),
            bar.topAnchor.constraint(equalTo: host.topAnchor),
            bar.bottomAnchor.constraint(equalTo: host.bottomAnchor),
            bar.widthAnchor.constraint(equalToConstant: 3),
        ])
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        bar.backgroundColor = host.components[.appearance].palette.accent
    }

    override func updateContent() {
        super.updateContent()
        bar.isHidden = !mentionsReader
    }

    private var mentionsReader: Bool {
        guard let message = host.content, !message.isDeleted,
            let reader = host.channel?.currentUserId
        else { return false }
        return message.text.runs.contains { $0.style.target == .user(reader) }
    }
}
