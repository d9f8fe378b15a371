import Components
import DefaultComponents
import Synchronization
import Views

struct FirstTapToMark: Plugin {
    let manifest = PluginManifest("tap-to-mark", summary: "A tapped message is marked.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: FirstMark.self)
    }
}

final class FirstMark: ComponentExtension<ChatMessageContentView>, TapResponder {
    private let word = Label()
    private var isMarked = false

    override func setUpLayout() {
        super.setUpLayout()
        word.text = "Marked"
        host.bubbleContentContainer.addArrangedSubview(word)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        word.font = host.components[.appearance].fonts.footnoteBold
        word.textColor = host.components[.appearance].palette.subtitleText
    }

    override func updateContent() {
        super.updateContent()
        word.isHidden = !isMarked
    }

    func respond(to tap: Tap) -> EventReply {
        guard tap.kind == .tap else { return .passed }
        isMarked.toggle()
        host.contentChanged()
        return .handled
    }
}

struct FirstShortNames: Plugin {
    let manifest = PluginManifest("short-names", summary: "A name is shown once in a row.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.authorName, with: FirstOnceInARow.self)
    }
}

final class FirstOnceInARow: ComponentExtension<ChatMessageAuthorNameLabel> {
    private static let last = Mutex<ChatMessage?>(nil)

    override func updateContent() {
        super.updateContent()
        guard let message = host.content else { return }
        let last = Self.last.withLock { last in
            defer { last = message }
            return last
        }
        guard last?.id != message.id else { return }
        host.isHidden = last?.author.id == message.author.id
    }
}

struct FirstStripedRows: Plugin {
    let manifest = PluginManifest("striped-rows", summary: "Some rows lie on a stripe.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageCell, with: FirstStripe.self)
    }
}

final class FirstStripe: ComponentExtension<View> {
    private static let count = Mutex(0)

    override func updateContent() {
        super.updateContent()
        let number = Self.count.withLock { count in
            count += 1
            return count
        }
        let palette = host.components[.appearance].palette
        host.backgroundColor = number % 7 < 3 ? palette.background2 : nil
    }
}

struct FirstFullNames: Plugin {
    let manifest = PluginManifest("full-names", summary: "Names end in the id of the person.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: FirstWholeName.self)
    }
}

final class FirstWholeName: ComponentExtension<ChatMessageContentView> {
    private let label = Label()

    override func setUpLayout() {
        super.setUpLayout()
        host.bubbleContentContainer.addArrangedSubview(label)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        label.font = host.components[.appearance].fonts.footnote
        label.textColor = host.components[.appearance].palette.subtitleText
    }

    override func updateContent() {
        super.updateContent()
        label.text = (label.text ?? "") + (host.content?.author.id ?? "")
    }
}

struct FirstBlinkingTime: Plugin {
    let manifest = PluginManifest("quiet-times", summary: "Times are there when one needs them.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.timestamp, with: FirstBlink.self)
    }
}

final class FirstBlink: ComponentExtension<View> {
    override func updateContent() {
        super.updateContent()
        host.isHidden.toggle()
    }
}

struct FirstFirstInstall: Plugin {
    let manifest = PluginManifest("welcome-edge", summary: "Bubbles have an edge at first.")
    private static let installs = Mutex(0)

    func register(in registrar: inout Registrar) {
        let number = Self.installs.withLock { count in
            count += 1
            return count
        }
        guard number == 1 else { return }
        registrar.extend(.bubble, with: FirstEdge.self)
    }
}

final class FirstEdge: ComponentExtension<View> {
    override func setUpAppearance() {
        super.setUpAppearance()
        host.layer.borderWidth = 2
    }
}

struct FirstRememberedWidth: Plugin {
    let manifest = PluginManifest("remembered-edge", summary: "Bubbles keep the edge one chose.")

    func register(in registrar: inout Registrar) {
        registrar.declare(.firstEdgeWidth)
        if Components.default[.firstEdgeWidth] != 4 {
            Components.updateDefault { $0[.firstEdgeWidth] = 4 }
        }
        registrar.extend(.bubble, with: FirstChosenEdge.self)
    }
}

extension ValueSlot<Double> {
    static let firstEdgeWidth = ValueSlot("rememberedEdgeWidth", default: 1.0)
}

final class FirstChosenEdge: ComponentExtension<View> {
    override func setUpAppearance() {
        super.setUpAppearance()
        host.layer.borderWidth = Components.default[.firstEdgeWidth]
    }
}

extension JudgedPlugin {
    static let firstState: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: FirstTapToMark(),
            verdict: .failed,
            reason: "Keeps a mark beside the message, so that after a tap a used row marks another."
        ),
        JudgedPlugin(
            plugin: FirstShortNames(),
            verdict: .failed,
            reason: "Hides a name by what any row of the process showed last."
        ),
        JudgedPlugin(
            plugin: FirstStripedRows(),
            verdict: .failed,
            reason: "Counts updates and not rows, so that stripes change with scrolling."
        ),
        JudgedPlugin(
            plugin: FirstFullNames(),
            verdict: .failed,
            reason: "Adds to what the row showed before, so that the second update says it twice."
        ),
        JudgedPlugin(
            plugin: FirstBlinkingTime(),
            verdict: .failed,
            reason: "Turns the time off and on with each update."
        ),
        JudgedPlugin(
            plugin: FirstFirstInstall(),
            verdict: .failed,
            reason: "Contributes only the first time that it registers in a process."
        ),
        JudgedPlugin(
            plugin: FirstRememberedWidth(),
            verdict: .failed,
            reason: "Writes to the default components, which no uninstall takes back."
        ),
    ]
}
