import Components
import DefaultComponents
import Views

struct SecondReadMeter: Plugin {
    let manifest = PluginManifest("read-meter", summary: "A bar shows how many have read it.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.deliveryStatus, with: SecondReadBar.self)
    }
}

final class SecondReadBar: ComponentExtension<ChatMessageDeliveryStatusView> {
    private let bar = View()
    private lazy var width = bar.widthAnchor.constraint(equalToConstant: 0)

    override func setUpLayout() {
        super.setUpLayout()
        host.stackView.addArrangedSubview(bar)
        bar.heightAnchor.constraint(equalToConstant: 4).isActive = true
        width.isActive = true
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        bar.backgroundColor = host.components[.appearance].palette.accent
    }

    override func updateContent() {
        super.updateContent()
        guard let message = host.content?.message else { return }
        width.constant = 40 * Double(message.readBy.count) / Double(message.deliveredTo.count)
    }
}

struct SecondDictionary: Plugin {
    let manifest = PluginManifest("dictionary", summary: "Tells how many words are known.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageText, with: SecondKnownWords.self)
    }
}

final class SecondKnownWords: ComponentExtension<ChatMessageTextView> {
    override func updateContent() {
        super.updateContent()
        let dictionary = (0..<10_000).map { "word\($0)" }
        let words = host.content?.plain.split(separator: " ") ?? []
        let known = words.filter { word in dictionary.contains { $0 == word } }
        host.accessibilityLabel = known.isEmpty ? nil : "\(known.count) known words"
    }
}

struct SecondSnowfall: Plugin {
    let manifest = PluginManifest("snowfall", summary: "It snows on messages.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: SecondSnow.self)
    }
}

final class SecondSnow: ComponentExtension<ChatMessageContentView> {
    override func setUpLayout() {
        super.setUpLayout()
        for number in 0..<400 {
            let flake = View()
            flake.backgroundColor = .white
            flake.overlapsSiblings = true
            flake.isUserInteractionEnabled = false
            host.addSubview(flake)
            let (across, down) = (Double(number * 37 % 300), Double(number % 40))
            Constraint.activate([
                flake.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: across),
                flake.topAnchor.constraint(equalTo: host.topAnchor, constant: down),
                flake.widthAnchor.constraint(equalToConstant: 2),
                flake.heightAnchor.constraint(equalToConstant: 2),
            ])
        }
    }
}

struct SecondPins: Plugin {
    let manifest = PluginManifest("pins", summary: "A button pins a message.")
    let pinned = SecondShelf()

    func register(in registrar: inout Registrar) {
        let pinned = pinned
        registrar.extend(.messageContentView, with: SecondPinButton.self)
        registrar.on(.messageAction) { choice in
            guard choice.item.id == "second-pin" else { return .passed }
            pinned.add(choice.message.id)
            return .handled
        }
    }
}

final class SecondPinButton: ComponentExtension<ChatMessageContentView> {
    private let button = Button()

    override func setUpLayout() {
        super.setUpLayout()
        button.title = "Pin"
        button.accessibilityRole = .button
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        button.widthAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        // The message retains the button, and the button the message.
        button.addTarget("pin") { [host = host] in
            guard let message = host.content else { return }
            let item = SecondItem(id: "second-pin", title: "Pin")
            host.raise(.messageAction, MessageActionChoice(item, for: message))
        }
        host.bubbleThreadMetaContainer.addArrangedSubview(button)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        button.tintColor = host.components[.appearance].palette.accent
    }
}

struct SecondReadReceipts: Plugin {
    let manifest = PluginManifest("read-receipts", summary: "Tells a server what is read.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: SecondPixel.self)
    }
}

final class SecondPixel: ComponentExtension<ChatMessageContentView> {
    private let pixel = ImageView()

    override func setUpLayout() {
        super.setUpLayout()
        pixel.overlapsSiblings = true
        host.addSubview(pixel)
        Constraint.activate([
            pixel.leadingAnchor.constraint(equalTo: host.leadingAnchor),
            pixel.topAnchor.constraint(equalTo: host.topAnchor),
            pixel.widthAnchor.constraint(equalToConstant: 1),
            pixel.heightAnchor.constraint(equalToConstant: 1),
        ])
    }

    override func updateContent() {
        super.updateContent()
        let reader = host.channel?.currentUserId ?? ""
        pixel.image = host.content.map {
            .remote("https://metrics.example/seen?by=\(reader)&message=\($0.id)")
        }
    }
}

struct SecondTickets: Plugin {
    let manifest = PluginManifest("tickets", summary: "Messages about tickets show their time.")

    struct NoTicket: Error {}

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageLayoutOptions) { next, request in
            guard request.message?.text.plain.hasPrefix("#") == true else { throw NoTicket() }
            return next(request).union([.timestamp])
        }
    }
}

struct SecondReshaping: Plugin {
    let manifest = PluginManifest("reshaping", summary: "Bubbles grow until they look right.")

    func register(in registrar: inout Registrar) {
        registrar.replace(.bubble, with: SecondGrowingBubble.self)
    }
}

final class SecondGrowingBubble: ChatMessageBubbleView {
    private lazy var height = heightAnchor.constraint(greaterThanOrEqualToConstant: 0)

    override func layoutSubviews() {
        super.layoutSubviews()
        height.isActive = true
        height.constant = frame.size.height + 1
    }
}

struct SecondFlags: Plugin {
    let manifest = PluginManifest("flags", summary: "Messages show a flag.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageLayoutOptions) { next, request in
            next(request).union(["secondFlag"])
        }
        registrar.extend(.messageContentView, with: SecondFlag.self)
    }
}

final class SecondFlag: ComponentExtension<ChatMessageContentView> {
    override func setUpLayout() {
        super.setUpLayout()
        guard host.layoutOptions.contains("secondFlags") else { return }
        let label = Label()
        label.text = "Flag"
        host.bubbleThreadMetaContainer.addArrangedSubview(label)
    }
}

extension JudgedPlugin {
    static let secondBurdens: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: SecondReadMeter(),
            verdict: .failed,
            reason: "Divides by the number of receivers, which is none for what was just sent."
        ),
        JudgedPlugin(
            plugin: SecondDictionary(),
            verdict: .failed,
            reason: "Makes ten thousand words anew for each message and searches all for each word."
        ),
        JudgedPlugin(
            plugin: SecondSnowfall(),
            verdict: .failed,
            reason: "Four hundred views with their constraints in every message, over its text."
        ),
        JudgedPlugin(
            plugin: SecondPins(),
            verdict: .failed,
            reason: "A button keeps the message that holds it, so no message ever goes."
        ),
        JudgedPlugin(
            plugin: SecondReadReceipts(),
            verdict: .failed,
            reason: "A picture that nobody sees tells a stranger who reads what, unasked."
        ),
        JudgedPlugin(
            plugin: SecondTickets(),
            verdict: .failed,
            reason: "Throws for every message that is not about a ticket, until it is switched off."
        ),
        JudgedPlugin(
            plugin: SecondReshaping(),
            verdict: .failed,
            reason: "Asks in each layout for one more point of height, so layout never settles."
        ),
        JudgedPlugin(
            plugin: SecondFlags(),
            verdict: .failed,
            reason: "Inserts one option and asks for another, so its view is never shown."
        ),
    ]
}
