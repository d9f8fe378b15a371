import Components
import DefaultComponents
import Views

struct FirstQuotesOnTop: Plugin {
    let manifest = PluginManifest("quotes-on-top", summary: "A tapped quote scrolls to the top.")

    func register(in registrar: inout Registrar) {
        registrar.replace(.messageListVC, with: FirstQuoteListVC.self)
    }
}

final class FirstQuoteListVC: ChatMessageListVC {
    override func messageContentViewDidTapOnQuotedMessage(_ index: Int?) {
        let message = index.flatMap { dataSource?.chatMessageListVC(self, messageAt: $0) }
        guard let quote = message?.quote, scrollToMessage(id: quote.messageID, at: .top) else {
            return super.messageContentViewDidTapOnQuotedMessage(index)
        }
    }
}

struct FirstProfilePanel: Plugin {
    let manifest = PluginManifest("profile-panel", summary: "A tapped person is shown on a panel.")

    func register(in registrar: inout Registrar) {
        registrar.declare(.firstProfile)
        registrar.extend(.messageListVC, with: FirstProfileRoute.self)
    }
}

extension Slot where Value == FirstProfileVC.Type, Part == FirstProfileVC {
    static let firstProfile = Slot("profilePanel", default: FirstProfileVC.self) { $0.init($1) }
}

final class FirstProfileVC: ViewController, Component {
    private let card = FirstCard()

    var user: ChatUser? {
        didSet { contentChanged() }
    }

    override func setUpLayout() {
        super.setUpLayout()
        // When the card is hidden, the column has no height, so that taps reach the views below.
        view.fill(with: ContainerStackView(axis: .vertical, arrangedSubviews: [card]))
    }

    override func updateContent() {
        super.updateContent()
        card.words = user.map { $0.isBot ? "\($0.name), a program" : $0.name }
    }
}

final class FirstProfileRoute: ComponentExtension<ChatMessageListVC>, EventSink {
    private lazy var panel = host.make(.firstProfile)

    override func setUpLayout() {
        super.setUpLayout()
        host.addChild(panel)
        panel.view.overlapsSiblings = true
        host.view.addSubview(panel.view)
        let guide = host.view.layoutMarginsGuide
        Constraint.activate([
            panel.view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            panel.view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            panel.view.topAnchor.constraint(equalTo: guide.topAnchor),
        ])
    }

    func receive(_ event: RaisedEvent) -> EventReply {
        guard case .user(let user)? = event[.route] else { return .passed }
        panel.user = user
        host.layoutIfNeeded()
        return .handled
    }
}

struct FirstListEdge: Plugin {
    let manifest = PluginManifest("list-edge", summary: "A thin line ends the list at its top.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageListVC, with: FirstEdgeLine.self)
    }
}

final class FirstEdgeLine: ComponentExtension<ChatMessageListVC> {
    private let line = View()

    override func setUpLayout() {
        super.setUpLayout()
        line.isUserInteractionEnabled = false
        line.overlapsSiblings = true
        host.view.addSubview(line)
        let hairline = host.components[.appearance].metrics.hairline
        Constraint.activate([
            line.leadingAnchor.constraint(equalTo: host.view.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: host.view.trailingAnchor),
            line.topAnchor.constraint(equalTo: host.view.topAnchor),
            line.heightAnchor.constraint(equalToConstant: hairline),
        ])
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        line.backgroundColor = host.components[.appearance].palette.border
    }
}

struct FirstDayLines: Plugin {
    let manifest = PluginManifest("day-lines", summary: "Days stand between messages only.")

    func register(in registrar: inout Registrar) {
        registrar.set(.messageListDateSeparatorEnabled, to: true)
        registrar.set(.messageListDateOverlayEnabled, to: false)
    }
}

struct FirstNewestLabel: Plugin {
    let manifest = PluginManifest("newest-label", summary: "The way to the newest has a name.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.scrollToLatestMessageButton, with: FirstNewestWord.self)
    }
}

final class FirstNewestWord: ComponentExtension<ChatScrollToLatestMessageButton> {
    private let word = Label()

    override func setUpLayout() {
        super.setUpLayout()
        word.text = "Newest"
        host.circleView.alignment = .center
        host.circleView.addArrangedSubview(word)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        word.font = host.components[.appearance].fonts.footnoteBold
        word.textColor = host.components[.appearance].palette.accent
    }
}

extension JudgedPlugin {
    static let firstLists: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: FirstQuotesOnTop(),
            verdict: .clean,
            reason: "A list of its own that scrolls elsewhere for quotes and else calls super."
        ),
        JudgedPlugin(
            plugin: FirstProfilePanel(),
            verdict: .clean,
            reason: "A controller in a slot of its own, which shows a card after a tap on a person."
        ),
        JudgedPlugin(
            plugin: FirstListEdge(),
            verdict: .clean,
            reason: "A thin line over the list, through which taps go."
        ),
        JudgedPlugin(
            plugin: FirstDayLines(),
            verdict: .clean,
            reason: "Turns one switch on and another off, as both are there for."
        ),
        JudgedPlugin(
            plugin: FirstNewestLabel(),
            verdict: .clean,
            reason: "A word in the button over the list, which is seen only after scrolling away."
        ),
    ]
}
