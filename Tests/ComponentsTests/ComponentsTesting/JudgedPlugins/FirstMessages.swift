import Components
import DefaultComponents
import Views

struct FirstThumbButton: Plugin {
    let manifest = PluginManifest("thumb-button", summary: "A thumb beside the facts.")
    let thumbs = FirstShelf()

    func register(in registrar: inout Registrar) {
        let thumbs = thumbs
        registrar.on(.firstThumb) { message in
            thumbs.add(message.id)
            return .handled
        }
        registrar.declare(.firstThumb)
        registrar.extend(.messageContentView, with: FirstThumb.self)
    }
}

extension Event where Payload == ChatMessage {
    static let firstThumb = Event("thumb-button.thumb")
}

final class FirstThumb: ComponentExtension<ChatMessageContentView> {
    private let button = Button()

    override func setUpLayout() {
        super.setUpLayout()
        button.accessibilityLabel = "Thumb up"
        button.image = .symbol("star")
        button.symbolSize = 10
        button.contentInset = .zero
        button.addTarget("thumb") { [weak self] in
            guard let host = self?.host, let message = host.content else { return }
            host.raise(.firstThumb, message)
        }
        host.metadataContainer.addArrangedSubview(button)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        button.tintColor = host.components[.appearance].palette.accent
    }
}

struct FirstPinButton: Plugin {
    let manifest = PluginManifest("pin-button", summary: "Each message has a pin.")
    let pins = FirstShelf()

    func register(in registrar: inout Registrar) {
        let pins = pins
        registrar.on(.firstPinned) { message in
            pins.add(message.id)
            return .handled
        }
        registrar.declare(.firstPinned)
        registrar.extend(.messageContentView, with: FirstPin.self)
    }
}

extension Event where Payload == ChatMessage {
    static let firstPinned = Event("pin-button.pinned")
}

final class FirstPin: ComponentExtension<ChatMessageContentView> {
    private let button = Button()

    override func setUpLayout() {
        super.setUpLayout()
        button.image = .symbol("star")
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        button.widthAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        button.addTarget("pin") { [weak self] in
            guard let host = self?.host, let message = host.content else { return }
            host.raise(.firstPinned, message)
        }
        host.bubbleContentContainer.addArrangedSubview(button)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        button.tintColor = host.components[.appearance].palette.accent
    }
}

struct FirstSourceLine: Plugin {
    let manifest = PluginManifest("source-line", summary: "Tells in which channel one reads.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: FirstSource.self)
    }
}

final class FirstSource: ComponentExtension<ChatMessageContentView> {
    override func updateContent() {
        super.updateContent()
        let line = Label()
        line.font = host.components[.appearance].fonts.footnote
        line.textColor = host.components[.appearance].palette.subtitleText
        line.text = "in \(host.channel?.name ?? "a channel"), by \(host.content?.author.name ?? "")"
        host.bubbleContentContainer.addArrangedSubview(line)
    }
}

struct FirstQuestionMark: Plugin {
    let manifest = PluginManifest("question-mark", summary: "Questions are marked as such.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: FirstQuestion.self)
    }
}

final class FirstQuestion: ComponentExtension<ChatMessageContentView> {
    private let mark = Label()

    override func setUpLayout() {
        super.setUpLayout()
        mark.text = "Question"
        mark.isHidden = true
        host.bubbleContentContainer.addArrangedSubview(mark)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        mark.font = host.components[.appearance].fonts.footnoteBold
        mark.textColor = host.components[.appearance].palette.accent
    }

    override func updateContent() {
        super.updateContent()
        if host.content?.text.plain.contains("?") == true { mark.isHidden = false }
    }
}

struct FirstFirstWords: Plugin {
    let manifest = PluginManifest("first-words", summary: "The first words stand above the text.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: FirstHeadline.self)
    }
}

final class FirstHeadline: ComponentExtension<ChatMessageContentView> {
    private let headline = Label()

    override func setUpLayout() {
        super.setUpLayout()
        let words = host.content?.text.plain.split(separator: " ").prefix(3) ?? []
        headline.text = words.joined(separator: " ")
        host.bubbleContentContainer.insertArrangedSubview(headline, at: 0)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        headline.font = host.components[.appearance].fonts.bodyBold
        headline.textColor = host.components[.appearance].palette.text
    }
}

struct FirstEvenBubbles: Plugin {
    let manifest = PluginManifest("even-bubbles", summary: "All bubbles are of one height.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageText, with: FirstEvenHeight.self)
    }
}

final class FirstEvenHeight: ComponentExtension<View> {
    override func setUpLayout() {
        super.setUpLayout()
        host.clipsToBounds = true
        host.heightAnchor.constraint(equalToConstant: 28).isActive = true
    }
}

struct FirstWideCards: Plugin {
    let manifest = PluginManifest("wide-cards", summary: "Bubbles use the width of a tablet.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.bubble, with: FirstWide.self)
    }
}

final class FirstWide: ComponentExtension<View> {
    override func setUpLayout() {
        super.setUpLayout()
        host.widthAnchor.constraint(greaterThanOrEqualToConstant: 480).isActive = true
    }
}

struct FirstOwnBubble: Plugin {
    let manifest = PluginManifest("own-bubble", summary: "Bubbles hold the words and no more.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: FirstWordsAlone.self)
    }
}

final class FirstWordsAlone: ComponentExtension<ChatMessageContentView> {
    override func updateContent() {
        super.updateContent()
        guard let text = host.textView else { return }
        host.bubbleContentContainer.removeAllArrangedSubviews()
        host.bubbleContentContainer.addArrangedSubview(text)
    }
}

struct FirstGlitter: Plugin {
    let manifest = PluginManifest("glitter", summary: "Bubbles of birthdays glitter.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: FirstSparks.self)
    }
}

final class FirstSparks: ComponentExtension<ChatMessageContentView> {
    private let sparks = (0..<400).map { _ in View() }

    override func setUpLayout() {
        super.setUpLayout()
        for (place, spark) in sparks.enumerated() {
            spark.frame = Rect(x: Double(place % 20) * 4, y: 1, width: 2, height: 2)
            spark.overlapsSiblings = true
            spark.isUserInteractionEnabled = false
            host.addSubview(spark)
        }
    }

    override func updateContent() {
        super.updateContent()
        let isBirthday = host.content?.text.plain.contains("🎂") == true
        sparks.forEach { $0.isHidden = !isBirthday }
    }
}
