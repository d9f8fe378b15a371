import Components
import DefaultComponents
import Views

// MARK: The kind of a file

struct SixthFileKindsPlugin: Plugin {
    let manifest = PluginManifest("file-kinds", summary: "Files tell their kind, as PDF.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.attachment(.file), with: SixthFileKindLine.self)
    }
}

private final class SixthFileKindLine: ComponentExtension<ChatFileAttachmentView> {
    private let label = Label()

    override func setUpLayout() {
        super.setUpLayout()
        host.textStack.addArrangedSubview(label)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = host.components[.appearance]
        label.font = appearance.fonts.cardBold
        label.textColor = appearance.palette.subtitleText
    }

    override func updateContent() {
        super.updateContent()
        let kind = host.content.flatMap(Self.kind)
        label.text = kind
        label.isHidden = kind == nil
    }

    private static func kind(of attachment: ChatAttachment) -> String? {
        guard case .file(let file) = attachment.payload else { return nil }
        let name = file.title ?? file.assetURL
        let ending = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last
        guard let ending, (1...5).contains(ending.count),
            ending.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }),
            ending.contains(where: \.isLetter)
        else { return nil }
        return ending.uppercased()
    }
}

// MARK: Long silences

struct SixthSilencesPlugin: Plugin {
    let manifest = PluginManifest("silences", summary: "A bar tells of long silences.")

    func register(in registrar: inout Registrar) {
        registrar.declare(.shortestSilence)
        registrar.replace(.headerDecoration("silence")) { request in
            guard let older = request.olderMessage else { return nil }
            let seconds = request.message.createdAt.seconds - older.createdAt.seconds
            guard seconds >= request.components[.shortestSilence] else { return nil }
            let bar = ChatMessageBarDecorationView()
            bar.textLabel.text = words(for: seconds)
            return bar
        }
    }
}

extension ValueSlot<Int64> {
    fileprivate static let shortestSilence = ValueSlot("shortestSilence", default: 3_600)
}

private func words(for seconds: Int64) -> String {
    let (hours, days) = (seconds / 3_600, seconds / 86_400)
    if days > 0 { return days == 1 ? "A day later" : "\(days) days later" }
    if hours == 0 { return "\(seconds / 60) min later" }
    return hours == 1 ? "An hour later" : "\(hours) hours later"
}

// MARK: A command that writes the time

struct SixthClockCommandPlugin: Plugin {
    let manifest = PluginManifest("clock-command", summary: "/clock writes the time.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.composerCommands) { below in
            below + [ComposerCommandInfo("clock", summary: "Writes the time behind your words")]
        }
        registrar.transform(.messageSubmission) { next, submission in
            guard let command = submission.content.command, command.name == "clock" else {
                return next(submission)
            }
            let appearance = Components.current[.appearance]
            let time = appearance.formatters.messageTimestamp(
                Components.now,
                appearance.calendar
            )
            var submission = submission
            submission.content.text =
                command.arguments.isEmpty ? time : "\(command.arguments) (\(time))"
            return next(submission)
        }
    }
}

// MARK: Faces of those who type

struct SixthTypingFacesPlugin: Plugin {
    let manifest = PluginManifest("typing-faces", summary: "Those who type have their faces shown.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.typingIndicator, with: SixthTypingFaces.self)
    }
}

private final class SixthTypingFaces: ComponentExtension<ChatTypingIndicatorView> {
    private static let most = 3
    private let row = ContainerStackView(alignment: .center, spacing: 2)
    private var faces: [any AvatarView] = []

    override func setUpLayout() {
        super.setUpLayout()
        let size = host.components[.appearance].metrics.smallAvatarSize
        for _ in 0..<Self.most {
            let face = host.make(.avatar)
            face.diameter = size
            faces.append(face)
            row.addArrangedSubview(face)
        }
        row.setContentCompressionResistancePriority(770, for: .horizontal)
        host.insertArrangedSubview(row, at: 0)
    }

    override func updateContent() {
        super.updateContent()
        let users = host.content.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
        for (index, face) in faces.enumerated() {
            let user = index < users.count ? users[index] : nil
            face.content = user
            face.isHidden = user == nil
        }
        row.isHidden = users.isEmpty
    }
}

// MARK: An edge in the colour of the author

struct SixthAuthorEdgesPlugin: Plugin {
    let manifest = PluginManifest("author-edges", summary: "Each author's bubbles have an edge.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: SixthAuthorEdge.self)
    }
}

private final class SixthAuthorEdge: ComponentExtension<ChatMessageContentView> {
    private static let colors: [Color] = [
        .systemRed, .systemOrange, .systemGreen, .systemTeal, .systemIndigo, .systemPurple,
    ]

    override func updateContent() {
        super.updateContent()
        guard let bubble: View = host.bubbleView, let author = host.content?.author else { return }
        bubble.layer.borderWidth = 2
        bubble.layer.borderColor = Self.color(for: author.id)
    }

    /// Returns the same color for an id on every machine: hash values differ in each process.
    private static func color(for id: String) -> Color {
        var hash: UInt32 = 2_166_136_261
        for byte in id.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return colors[Int(hash % UInt32(colors.count))]
    }
}

// MARK: A flash where a quote leads

struct SixthQuoteFlashPlugin: Plugin {
    let manifest = PluginManifest("quote-flash", summary: "A quoted message flashes on arrival.")

    func register(in registrar: inout Registrar) {
        registrar.declare(.flashedAt)
        registrar.on(.tapOnQuote) { message in
            if let id = message.quote?.messageID {
                Components.state?[.flashedAt, .message(id)] = Components.now
            }
            // The list scrolls there as before.
            return .passed
        }
        registrar.extend(.messageContentView, with: SixthQuoteFlash.self)
    }
}

extension StateKey where Value == Timestamp? {
    fileprivate static let flashedAt = StateKey("flashedAt", default: nil)
}

private final class SixthQuoteFlash: ComponentExtension<ChatMessageContentView> {
    override func updateContent() {
        super.updateContent()
        guard let start = state[.flashedAt] else { return }
        host.animate(
            .backgroundColor(from: host.components[.appearance].palette.selection, to: nil),
            over: .milliseconds(1_200),
            curve: .easeOut,
            startingAt: start
        )
    }
}
