import Components
import DefaultComponents
import Views

struct FirstWatermark: Plugin {
    let manifest = PluginManifest("watermark", summary: "Says over each list that it is internal.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageListVC, with: FirstSheet.self)
    }
}

final class FirstSheet: ComponentExtension<ChatMessageListVC> {
    private let sheet = View()
    private let words = Label()

    override func setUpLayout() {
        super.setUpLayout()
        words.text = "Internal"
        sheet.overlapsSiblings = true
        host.view.fill(with: sheet)
        sheet.addSubview(words)
        Constraint.activate([
            words.topAnchor.constraint(equalTo: sheet.topAnchor),
            words.trailingAnchor.constraint(equalTo: sheet.trailingAnchor),
        ])
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        words.font = host.components[.appearance].fonts.footnote
        words.textColor = host.components[.appearance].palette.subtitleText
    }
}

struct FirstHouseRules: Plugin {
    let manifest = PluginManifest("house-rules", summary: "The rules of the house, below the list.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageListVC, with: FirstRulesBar.self)
    }
}

final class FirstRulesBar: ComponentExtension<ChatMessageListVC> {
    private let bar = Label()

    override func setUpLayout() {
        super.setUpLayout()
        bar.text = "Be kind to each other."
        bar.overlapsSiblings = true
        bar.isUserInteractionEnabled = false
        host.view.addSubview(bar)
        Constraint.activate([
            bar.leadingAnchor.constraint(equalTo: host.view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: host.view.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: host.view.bottomAnchor),
            bar.heightAnchor.constraint(equalToConstant: 72),
        ])
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        bar.textColor = host.components[.appearance].palette.text
        bar.backgroundColor = host.components[.appearance].palette.floating
    }
}

struct FirstFollowNewest: Plugin {
    let manifest = PluginManifest("follow-newest", summary: "New messages are never missed.")

    func register(in registrar: inout Registrar) {
        registrar.replace(.messageListVC, with: FirstFollowingVC.self)
    }
}

final class FirstFollowingVC: ChatMessageListVC {
    override func updateMessages(with changes: [ListChange<ChatMessage>]) {
        super.updateMessages(with: changes)
        listView.scrollToLatest()
    }
}

struct FirstGatheredUpdates: Plugin {
    let manifest = PluginManifest("gathered-updates", summary: "Changes are shown in groups.")

    func register(in registrar: inout Registrar) {
        registrar.replace(.messageListVC, with: FirstGatheringVC.self)
    }
}

final class FirstGatheringVC: ChatMessageListVC {
    private var waiting: [[ListChange<ChatMessage>]] = []

    override func updateMessages(with changes: [ListChange<ChatMessage>]) {
        if !changes.isEmpty { waiting.append(changes) }
        guard waiting.count >= 3 else { return }
        let gathered = waiting
        waiting = []
        gathered.forEach(super.updateMessages)
    }
}

struct FirstScrollReports: Plugin {
    let manifest = PluginManifest("scroll-reports", summary: "Tells the app of scrolling.")
    let reports = FirstShelf()

    func register(in registrar: inout Registrar) {
        let reports = reports
        registrar.declare(.firstScrolled)
        registrar.on(.firstScrolled) { row in
            reports.add("\(row)")
            return .handled
        }
        registrar.extend(.messageListVC, with: FirstScrollEar.self)
    }
}

extension Event where Payload == Int {
    static let firstScrolled = Event("scroll-reports.scrolled")
}

final class FirstScrollEar: ComponentExtension<ChatMessageListVC>, ChatMessageListVCDelegate {
    override func setUp() {
        super.setUp()
        host.delegate = self
    }

    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        scrollViewDidScroll listView: ChatMessageListView
    ) {
        vc.raise(.firstScrolled, listView.visibleRows.lowerBound)
    }
}

struct FirstTidyRows: Plugin {
    let manifest = PluginManifest("tidy-rows", summary: "Finds rows that show something stale.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageListVC, with: FirstTidiness.self)
    }
}

final class FirstTidiness: ComponentExtension<ChatMessageListVC> {
    override func setUp() {
        super.setUp()
        host.checksReuse = true
    }
}

struct FirstWarmStart: Plugin {
    let manifest = PluginManifest("warm-start", summary: "Rows are ready before one scrolls.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageListView, with: FirstWarmRows.self)
    }
}

/// Rows that wait for messages.
final class FirstWarmRows: ComponentExtension<ChatMessageListView> {
    private var rows: [View] = []

    override func setUpLayout() {
        super.setUpLayout()
        for _ in 0..<200 {
            let cell = host.make(.messageCell)
            rows.append(cell)
            cell.isHidden = true
            host.addSubview(cell)
        }
    }
}

extension JudgedPlugin {
    static let firstScreens: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: FirstWatermark(),
            verdict: .failed,
            reason: "Its sheet lies over the whole list and takes all taps, in lists only."
        ),
        JudgedPlugin(
            plugin: FirstHouseRules(),
            verdict: .failed,
            reason: "Its bar lies over the newest message for good."
        ),
        JudgedPlugin(
            plugin: FirstFollowNewest(),
            verdict: .failed,
            reason: "Takes the reader away to the newest message with every change."
        ),
        JudgedPlugin(
            plugin: FirstGatheredUpdates(),
            verdict: .failed,
            reason: "Keeps changes until there are three, so that a new message is not seen."
        ),
        JudgedPlugin(
            plugin: FirstScrollReports(),
            verdict: .failed,
            reason: "Takes the place of the list's delegate, so the screen does no action any more."
        ),
        JudgedPlugin(
            plugin: FirstTidyRows(),
            verdict: .failed,
            reason: "Turns on a check for tests, which makes each row twice or more often."
        ),
        JudgedPlugin(
            plugin: FirstWarmStart(),
            verdict: .failed,
            reason: "Makes 200 cells that nobody ever sees: time and memory of each list."
        ),
    ]
}
