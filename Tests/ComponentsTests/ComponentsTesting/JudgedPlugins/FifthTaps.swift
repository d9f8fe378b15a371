import Components
import DefaultComponents
import Synchronization
import Views

struct FifthCinderPlugin: Plugin {
    let manifest = PluginManifest("cinder", summary: "A watermark lies over confidential chats.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageListVC, with: FifthCinderPart.self)
    }
}

private final class FifthCinderPart: ComponentExtension<ChatMessageListVC> {
    private let sheet = View()
    private let label = Label()

    override func setUpLayout() {
        super.setUpLayout()
        sheet.overlapsSiblings = true
        label.text = "Confidential"
        sheet.addSubview(label)
        host.view.addSubview(sheet)
        Constraint.activate([
            sheet.leadingAnchor.constraint(equalTo: host.view.leadingAnchor),
            sheet.trailingAnchor.constraint(equalTo: host.view.trailingAnchor),
            sheet.topAnchor.constraint(equalTo: host.view.topAnchor),
            sheet.bottomAnchor.constraint(equalTo: host.view.bottomAnchor),
            label.centerXAnchor.constraint(equalTo: sheet.centerXAnchor),
            label.topAnchor.constraint(equalTo: sheet.topAnchor, constant: 8),
        ])
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = host.components[.appearance]
        label.font = appearance.fonts.footnote
        label.textColor = appearance.palette.staticText
    }
}

struct FifthCurrantPlugin: Plugin {
    let manifest = PluginManifest("currant", summary: "A tap on a message shows only its text.")

    func register(in registrar: inout Registrar) {
        registrar.declare(.fifthCurrantFolded)
        registrar.extend(.messageContentView, with: FifthCurrantPart.self)
    }
}

final class FifthCurrantFolded: Sendable {
    private let ids = Mutex<Set<String>>([])
    func contains(_ id: String) -> Bool { ids.withLock { $0.contains(id) } }
    func toggle(_ id: String) { ids.withLock { if $0.remove(id) == nil { $0.insert(id) } } }
}

extension Slot where Value == FifthCurrantFolded, Part == Never {
    static let fifthCurrantFolded = Slot("currant.folded", default: FifthCurrantFolded())
}

private final class FifthCurrantPart: ComponentExtension<ChatMessageContentView>, TapResponder {
    func respond(to tap: Tap) -> EventReply {
        guard let message = host.content,
            !message.attachments.isEmpty || message.text.plain.count > 20
        else { return .passed }
        // Taps on people, quotes and pictures have effects of their own.
        let parts: [View?] = host.attachmentViews + [host.authorAvatarView, host.quotedMessageView]
        guard !parts.contains(where: { $0.map(tap.view.isDescendant(of:)) == true }) else {
            return .passed
        }
        host.components[.fifthCurrantFolded].toggle(message.id)
        host.contentChanged()
        return .handled
    }

    override func updateContent() {
        super.updateContent()
        let isFolded =
            host.content.map { host.components[.fifthCurrantFolded].contains($0.id) } ?? false
        for view in host.attachmentViews { view.isHidden = isFolded }
        host.timestampLabel?.isHidden = isFolded
    }
}

struct FifthCypressPlugin: Plugin {
    let manifest = PluginManifest("cypress", summary: "Counts how often links are followed.")
    let counter = FifthCypressCounter()

    func register(in registrar: inout Registrar) {
        let counter = counter
        registrar.on(.tapOnLink) { tap in
            counter.add(tap.url)
            return .passed
        }
    }
}

/// The number of taps on each address.
final class FifthCypressCounter: Sendable {
    private let counts = Mutex<[String: Int]>([:])

    func add(_ url: String) {
        counts.withLock { $0[url, default: 0] += 1 }
    }

    func count(of url: String) -> Int {
        counts.withLock { $0[url] ?? 0 }
    }
}

struct FifthAlmondPlugin: Plugin {
    let manifest = PluginManifest("almond", summary: "Each day begins with a separator.")

    func register(in registrar: inout Registrar) {
        // Screens are made later from the app's components.
        Components.updateDefault { $0[.messageListDateSeparatorEnabled] = true }
        registrar.set(.messageListDateSeparatorEnabled, to: true)
        registrar.extend(.dateSeparator, with: FifthAlmondPart.self)
    }
}

private final class FifthAlmondPart: ComponentExtension<ChatMessageListDateSeparatorView> {
    override func setUpAppearance() {
        super.setUpAppearance()
        host.textLabel.font = host.components[.appearance].fonts.footnoteBold
    }
}
