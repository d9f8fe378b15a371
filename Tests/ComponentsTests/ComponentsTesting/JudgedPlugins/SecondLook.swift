import Components
import DefaultComponents
import Views

struct SecondLemonTheme: Plugin {
    let manifest = PluginManifest("lemon-theme", summary: "Own messages are yellow.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.appearance) { below in
            var appearance = below
            appearance.palette.outgoingBubble = Color("lemon", light: RGBA(0xFFF3A0))
            return appearance
        }
    }
}

struct SecondModestTimes: Plugin {
    let manifest = PluginManifest("modest-times", summary: "Times do not press forward.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.timestamp, with: SecondModestTime.self)
    }
}

final class SecondModestTime: ComponentExtension<Label> {
    override func setUpAppearance() {
        super.setUpAppearance()
        host.alpha = 0.25
    }
}

struct SecondUrgent: Plugin {
    let manifest = PluginManifest("urgent", summary: "What is urgent has a strong ground.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageText, with: SecondUrgentGround.self)
    }
}

final class SecondUrgentGround: ComponentExtension<ChatMessageTextView> {
    override func updateContent() {
        super.updateContent()
        guard host.content?.plain.contains("urgent") == true else { return }
        host.backgroundColor = host.components[.appearance].palette.accent
    }
}

struct SecondTinyType: Plugin {
    let manifest = PluginManifest("tiny-type", summary: "More messages on one screen.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.appearance) { below in
            var appearance = below
            appearance.fonts.body = Font("tinyBody", size: 7)
            appearance.fonts.footnote = Font("tinyFootnote", size: 4)
            appearance.fonts.footnoteBold = Font("tinyFootnoteBold", size: 4, weight: .bold)
            return appearance
        }
    }
}

struct SecondOneSize: Plugin {
    let manifest = PluginManifest("one-size", summary: "The design is made for one size of text.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.textScale) { _ in 1 }
    }
}

struct SecondLeftToRight: Plugin {
    let manifest = PluginManifest("left-to-right", summary: "The design is made for one direction.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.layoutDirection) { _ in .leftToRight }
    }
}

struct SecondSortableNames: Plugin {
    let manifest = PluginManifest("sortable-names", summary: "All names read the same way.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.authorName, with: SecondSortableName.self)
    }
}

final class SecondSortableName: ComponentExtension<ChatMessageAuthorNameLabel> {
    override func updateContent() {
        super.updateContent()
        // A left-to-right override that is never closed.
        host.text = host.content.map { "\u{202D}\($0.author.name)" }
    }
}

struct SecondBetaRibbon: Plugin {
    let manifest = PluginManifest("beta-ribbon", summary: "Tells testers that this is a beta.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageListVC, with: SecondRibbon.self)
    }
}

final class SecondRibbon: ComponentExtension<ChatMessageListVC> {
    private let label = Label()

    override func setUpLayout() {
        super.setUpLayout()
        label.text = "BETA"
        label.overlapsSiblings = true
        host.view.addSubview(label)
        label.frame = Rect(x: 8, y: 8, width: 60, height: 20)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = host.components[.appearance]
        label.font = appearance.fonts.footnoteBold
        label.textColor = appearance.palette.accentContent
        label.backgroundColor = appearance.palette.accent
    }
}

extension JudgedPlugin {
    static let secondLook: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: SecondLemonTheme(),
            verdict: .failed,
            reason: "The yellow has no dark value, so light text lies on it in the dark."
        ),
        JudgedPlugin(
            plugin: SecondModestTimes(),
            verdict: .failed,
            reason: "Times shine through so much that nobody can read them."
        ),
        JudgedPlugin(
            plugin: SecondUrgent(),
            verdict: .failed,
            reason: "Puts the accent behind dark text, so what is urgent cannot be read.",
            messages: [.second("urgent", "This is urgent: the mooring is loose")]
        ),
        JudgedPlugin(
            plugin: SecondTinyType(),
            verdict: .failed,
            reason: "Letters of four and seven points are too small to read."
        ),
        JudgedPlugin(
            plugin: SecondOneSize(),
            verdict: .failed,
            reason: "Takes larger letters away from readers who need them."
        ),
        JudgedPlugin(
            plugin: SecondLeftToRight(),
            verdict: .failed,
            reason: "Overrules the direction of readers from right to left."
        ),
        JudgedPlugin(
            plugin: SecondSortableNames(),
            verdict: .failed,
            reason: "An override that nothing ends writes Hebrew and Arabic names backwards."
        ),
        JudgedPlugin(
            plugin: SecondBetaRibbon(),
            verdict: .failed,
            reason: "A frame counted from the left stays there from right to left, over messages."
        ),
    ]
}
