import Components
import DefaultComponents
import Views

struct SecondThreadEdges: Plugin {
    let manifest = PluginManifest("thread-edges", summary: "Bubbles in threads have an edge.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.bubble, with: SecondThreadEdge.self, in: .list(named: "thread"))
        registrar.set(.maxContentWidthMultiplier, to: 0.9, in: .list(named: "thread"))
    }
}

final class SecondThreadEdge: ComponentExtension<View> {
    override func setUpAppearance() {
        super.setUpAppearance()
        host.layer.borderWidth = 2
        host.layer.borderColor = host.components[.appearance].palette.accent
    }
}

struct SecondPairs: Plugin {
    let manifest = PluginManifest("pairs", summary: "Two people need no names.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageLayoutOptions) { next, request in
            let options = next(request)
            return request.channel.members.count > 2 ? options : options.subtracting([.authorName])
        }
    }
}

struct SecondPlainLinks: Plugin {
    let manifest = PluginManifest("plain-links", summary: "Opens links without what tracks.")

    func register(in registrar: inout Registrar) {
        registrar.replace(.messageListRouter, with: SecondPlainLinkRouter.self)
    }
}

final class SecondPlainLinkRouter: ChatMessageListRouter {
    override func showLink(_ url: String, in message: ChatMessage) {
        super.showLink(Self.withoutTracking(url), in: message)
    }

    private static func withoutTracking(_ url: String) -> String {
        guard let mark = url.firstIndex(of: "?") else { return url }
        let end = url[mark...].firstIndex(of: "#") ?? url.endIndex
        let kept = url[url.index(after: mark)..<end].split(separator: "&").filter {
            !$0.hasPrefix("utm_")
        }
        let query = kept.isEmpty ? "" : "?" + kept.joined(separator: "&")
        return url[..<mark] + query + url[end...]
    }
}

struct SecondGallery: Plugin {
    let manifest = PluginManifest("gallery", summary: "Shows what is attached over the list.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageListVC, with: SecondGalleryRoute.self)
    }
}

final class SecondGalleryRoute: ComponentExtension<ChatMessageListVC>, EventSink {
    private let gallery = SecondGalleryVC()

    override func setUpLayout() {
        super.setUpLayout()
        host.addChild(gallery)
        host.view.addSubview(gallery.view)
        Constraint.activate([
            gallery.view.centerXAnchor.constraint(equalTo: host.view.centerXAnchor),
            gallery.view.centerYAnchor.constraint(equalTo: host.view.centerYAnchor),
            gallery.view.leadingAnchor.constraint(
                greaterThanOrEqualTo: host.view.layoutMarginsGuide.leadingAnchor
            ),
        ])
    }

    func receive(_ event: RaisedEvent) -> EventReply {
        guard case .gallery(_, let first)? = event[.route] else { return .passed }
        gallery.attachment = first
        host.layoutIfNeeded()
        return .handled
    }
}

final class SecondGalleryVC: ViewController {
    private let imageView = ImageView()
    private let label = Label()
    private let button = Button()

    var attachment: ChatAttachment? {
        didSet { contentChanged() }
    }

    override func setUp() {
        super.setUp()
        view.overlapsSiblings = true
        button.title = "Close"
        button.accessibilityRole = .button
        button.addTarget("closeGallery") { [weak self] in self?.attachment = nil }
    }

    override func setUpLayout() {
        super.setUpLayout()
        imageView.pictureSize = Size(width: 160, height: 120)
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        view.directionalLayoutMargins = DirectionalEdgeInsets(all: 12)
        let column = ContainerStackView(axis: .vertical, spacing: 8)
        column.addArrangedSubviews([imageView, label, button])
        view.fillMargins(with: column)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = components[.appearance]
        view.backgroundColor = appearance.palette.floating
        label.font = appearance.fonts.body
        label.textColor = appearance.palette.text
        button.font = appearance.fonts.bodyBold
        button.tintColor = appearance.palette.accent
    }

    override func updateContent() {
        super.updateContent()
        view.isHidden = attachment == nil
        label.text = attachment?.kind.rawValue
        var picture: ImageAttachment?
        if case .image(let image)? = attachment?.payload { picture = image }
        imageView.image = picture.map { .remote($0.imageURL) }
        imageView.accessibilityRole = .image
        imageView.accessibilityLabel = picture?.title
        imageView.isHidden = picture == nil
    }
}

struct SecondCardBubbles: Plugin {
    let manifest = PluginManifest("card-bubbles", summary: "Bubbles are cards without a tail.")

    func register(in registrar: inout Registrar) {
        registrar.replace(.bubble, with: SecondCardBubble.self)
    }
}

final class SecondCardBubble: ChatMessageBubbleView {
    override func setUpAppearance() {
        super.setUpAppearance()
        layer.cornerRadius = 6
        layer.tightCornerRadius = 6
    }
}

struct SecondAwayLine: Plugin {
    let manifest = PluginManifest("away-line", summary: "An edge while newer messages wait below.")

    func register(in registrar: inout Registrar) {
        registrar.replace(.messageListView, with: SecondAwayListView.self)
    }
}

final class SecondAwayListView: ChatMessageListView {
    override func layoutSubviews() {
        super.layoutSubviews()
        layer.borderColor = components[.appearance].palette.accent
        layer.borderWidth = isAtLatest ? 0 : 2
    }
}

extension JudgedPlugin {
    static let secondPlaces: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: SecondThreadEdges(),
            verdict: .clean,
            reason: "Changes bubbles and their width in one list; other lists stay."
        ),
        JudgedPlugin(
            plugin: SecondPairs(),
            verdict: .clean,
            reason: "Leaves names out where they say nothing, by what the request tells."
        ),
        JudgedPlugin(
            plugin: SecondPlainLinks(),
            verdict: .clean,
            reason: "A router that shortens links and lets super lead everywhere."
        ),
        JudgedPlugin(
            plugin: SecondGallery(),
            verdict: .clean,
            reason: "A controller of its own handles one route, can be closed, and passes the rest."
        ),
        JudgedPlugin(
            plugin: SecondCardBubbles(),
            verdict: .clean,
            reason: "Replaces a base by a subclass that only changes corners."
        ),
        JudgedPlugin(
            plugin: SecondAwayLine(),
            verdict: .clean,
            reason: "Reacts to scrolling by nothing but its look, both ways."
        ),
    ]
}
