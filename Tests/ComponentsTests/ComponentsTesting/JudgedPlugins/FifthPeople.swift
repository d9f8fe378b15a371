import Components
import DefaultComponents
import Views

struct FifthDeltaPlugin: Plugin {
    let manifest = PluginManifest(
        "delta",
        summary: "People have the names of animals beside their own."
    )

    func register(in registrar: inout Registrar) {
        registrar.extend(.authorName, with: FifthDeltaPart.self)
    }
}

private let animals = [
    "Otter", "Heron", "Lynx", "Seal", "Puffin", "Badger", "Stork", "Hare", "Fox", "Owl", "Crane",
]

private final class FifthDeltaPart: ComponentExtension<ChatMessageLabel> {
    override func updateContent() {
        super.updateContent()
        guard let author = host.content?.author, let name = host.text else { return }
        let place = Int(UInt(bitPattern: author.id.hashValue) % UInt(animals.count))
        host.text = "\(name) the \(animals[place])"
    }
}

struct FifthDogwoodPlugin: Plugin {
    let manifest = PluginManifest("dogwood", summary: "Names of bots say so.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.authorName, with: FifthDogwoodPart.self)
    }
}

private final class FifthDogwoodPart: ComponentExtension<ChatMessageLabel> {
    override func updateContent() {
        super.updateContent()
        guard host.content?.author.isBot == true, let name = host.text else { return }
        host.text = "\(name) · bot"
    }
}

struct FifthChivePlugin: Plugin {
    let manifest = PluginManifest("chive", summary: "Each author has a bubble of a pale colour.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: FifthChivePart.self)
    }
}

private let tints = [
    Color("frost", light: RGBA(0xF3F8FF), dark: RGBA(0x1B2B3C)),
    Color("leaf", light: RGBA(0xF4FBF1), dark: RGBA(0x1D3020)),
    Color("sand", light: RGBA(0xFFF9F1), dark: RGBA(0x33261A)),
    Color("rose", light: RGBA(0xFFF5F8), dark: RGBA(0x36202A)),
]

/// The same in every process, unlike `hashValue`.
private func tint(of author: ChatUser) -> Color {
    tints[author.id.utf8.reduce(7) { ($0 &* 31 &+ Int($1)) & 0xFFFF } % tints.count]
}

private final class FifthChivePart: ComponentExtension<ChatMessageContentView> {
    override func updateContent() {
        super.updateContent()
        // The bubble has chosen its own colour before, so nothing stays of another message.
        guard let message = host.content, !message.isSentByCurrentUser else { return }
        host.bubbleView?.backgroundColor = tint(of: message.author)
    }
}

struct FifthBadgerPlugin: Plugin {
    let manifest = PluginManifest("badger", summary: "Avatars have a ring and do not flicker.")

    func register(in registrar: inout Registrar) {
        registrar.replace(.avatar, with: FifthBadgerView.self)
    }
}

private final class FifthBadgerView: ChatAvatarView {
    /// The picture that is shown while the next one is loaded.
    private var picture: Image?

    override func setUpAppearance() {
        super.setUpAppearance()
        imageView.layer.borderWidth = 1
        imageView.layer.borderColor = components[.appearance].palette.border
    }

    override func updateContent() {
        super.updateContent()
        if let address = content?.imageURL, !address.isEmpty { picture = .remote(address) }
        if let picture { imageView.image = picture }
    }
}

/// Messages of people with a picture and without one.
func fifthBadgerMessages() -> [ChatMessage] {
    let mia = ChatUser(id: "mia", name: "Mia", imageURL: "https://example.org/mia.jpg")
    let users = [mia, ChatUser(id: "tom", name: "Tom")]
    return users.map { user in
        ChatMessage(
            id: "badger-\(user.id)",
            author: user,
            createdAt: Timestamp(seconds: 1_780_000_000),
            text: "Ahoy from \(user.name)"
        )
    }
}

struct FifthApricotPlugin: Plugin {
    let manifest = PluginManifest("apricot", summary: "Names two of those who are typing.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.appearance) { below in
            var appearance = below
            appearance.formatters.typing = { users in
                switch users.count {
                case 0: return ""
                case 1: return "\(users[0].name) is writing…"
                case 2: return "\(users[0].name) and \(users[1].name) are writing…"
                default:
                    return
                        "\(users[0].name), \(users[1].name) and \(users.count - 2) more are writing…"
                }
            }
            return appearance
        }
    }
}

struct FifthBrookPlugin: Plugin {
    let manifest = PluginManifest("brook", summary: "Authors have a fingerprint beside their name.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: FifthBrookPart.self)
    }
}

/// Stretched, so that nobody finds another name with the same fingerprint quickly.
private func fingerprint(of id: String) -> String {
    var state: UInt64 = 14_695_981_039_346_656_037
    for _ in 0..<250_000 {
        for byte in id.utf8.prefix(6) { state = (state ^ UInt64(byte)) &* 1_099_511_628_211 }
    }
    return String(state % 1_000_000, radix: 36)
}

private final class FifthBrookPart: ComponentExtension<ChatMessageContentView> {
    private let label = Label()

    override func setUpLayout() {
        super.setUpLayout()
        label.numberOfLines = 0
        host.bubbleContentContainer.addArrangedSubview(label)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = host.components[.appearance]
        label.font = appearance.fonts.footnote
        label.textColor = appearance.palette.subtitleText
    }

    override func updateContent() {
        super.updateContent()
        let author = host.content.flatMap { $0.isSentByCurrentUser ? nil : $0.author }
        label.isHidden = author == nil
        label.text = author.map { "Fingerprint " + fingerprint(of: $0.id) }
    }
}

struct FifthLagoonPlugin: Plugin {
    let manifest = PluginManifest("lagoon", summary: "Own messages name their readers.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: FifthLagoonPart.self)
    }
}

private final class FifthLagoonPart: ComponentExtension<ChatMessageContentView> {
    private let label = Label()

    override func setUpLayout() {
        super.setUpLayout()
        label.numberOfLines = 0
        host.bubbleThreadMetaContainer.addArrangedSubview(label)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = host.components[.appearance]
        label.font = appearance.fonts.footnote
        label.textColor = appearance.palette.subtitleText
    }

    override func updateContent() {
        super.updateContent()
        let message = host.content
        let readers = message?.isSentByCurrentUser == true ? message?.readBy ?? [] : []
        let names = readers.sorted { ($0.name, $0.id) < ($1.name, $1.id) }.map(\.name)
        label.text = names.isEmpty ? nil : "Read by " + names.joined(separator: ", ")
        label.isHidden = names.isEmpty
    }
}
