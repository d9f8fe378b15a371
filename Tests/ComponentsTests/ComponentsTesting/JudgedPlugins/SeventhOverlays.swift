import Components
import DefaultComponents
import Views

// MARK: A button in a corner that leads to the oldest message

struct SeventhOldestCornerPlugin: Plugin {
    let manifest = PluginManifest("oldest-corner", summary: "A button leads to the beginning.")

    func register(in registrar: inout Registrar) {
        registrar.declare(.endOfView)
        registrar.on(.listScrolled) { position in
            guard position.list.name != "thread", let id = position.list.channelID else {
                return .passed
            }
            Components.state?[.endOfView, .channel(id)] = position.visible.upperBound
            return .passed
        }
        registrar.replace(.overlay("oldest-corner"), with: SeventhOldestCorner.self)
    }
}

extension StateKey where Value == Int {
    fileprivate static let endOfView = StateKey("endOfView", default: Int.max)
}

private final class SeventhOldestCorner: ChatOverlayView {
    private let button = Button()

    override func setUpLayout() {
        super.setUpLayout()
        button.title = "Oldest"
        button.contentInset = DirectionalEdgeInsets(horizontal: 10, vertical: 14)
        button.addTarget("showOldest") { [weak self] in
            guard let self, let id = oldest?.id else { return }
            list?.scrollToMessage(id: id)
        }
        addArrangedSubview(button)
    }

    override func updateContent() {
        super.updateContent()
        button.tintColor = components[.appearance].palette.accent
        let isOpen = !isInThread && state[.endOfView] < chat.controller?.messages.count ?? 0
        overlay = isOpen ? Overlay(.corner(.topLeading), label: "Oldest message") : nil
    }

    private var oldest: ChatMessage? { chat.controller.flatMap { $0.messages.last } }
}

// MARK: What a server says about free seats, in a bar

struct SeventhSeats: Codable, Sendable, Hashable {
    var free: Int
}

extension PayloadKind where Payload == SeventhSeats {
    static let seats = PayloadKind("free-seats.seats")
}

struct SeventhFreeSeatsPlugin: Plugin {
    let manifest = PluginManifest("free-seats", summary: "A bar says how many seats are free.")

    func register(in registrar: inout Registrar) {
        registrar.declare(.freeSeats)
        registrar.on(.payloadReceived) { received in
            guard let seats = try received.payload.value(of: .seats) else { return .passed }
            Components.state?[.freeSeats, .channel(received.channelID)] = max(0, seats.free)
            return .passed
        }
        registrar.replace(.overlay("free-seats"), with: SeventhSeatsBar.self)
    }
}

extension StateKey where Value == Int? {
    fileprivate static let freeSeats = StateKey("freeSeats", default: nil)
}

private final class SeventhSeatsBar: ChatOverlayView {
    private let label = TextView()

    override func setUpLayout() {
        super.setUpLayout()
        addArrangedSubview(label)
    }

    override func updateContent() {
        super.updateContent()
        let appearance = components[.appearance]
        (label.font, label.textColor) = (appearance.fonts.footnoteBold, appearance.palette.text)
        let count = isInThread ? nil : state[.freeSeats]
        label.text = RichText(plain: count == 1 ? "1 free seat" : "\(count ?? 0) free seats")
        overlay = count == nil ? nil : Overlay(.topBar, label: "Free seats", isClosable: true)
    }

    override func close() { state[.freeSeats] = nil }
}

// MARK: Older messages are in view: a bar with a way back

struct SeventhReadingBarPlugin: Plugin {
    let manifest = PluginManifest("reading-bar", summary: "A bar leads back to the newest.")

    func register(in registrar: inout Registrar) {
        for table in [WordTable].readingBar {
            registrar.set(.words("reading-bar.\(table.locale.identifier)"), to: table)
        }
        registrar.declare(.isReadingOlder)
        registrar.on(.listScrolled) { position in
            guard position.list.name != "thread", let id = position.list.channelID else {
                return .passed
            }
            Components.state?[.isReadingOlder, .channel(id)] = position.visible.lowerBound > 2
            return .passed
        }
        registrar.replace(.overlay("reading-bar"), with: SeventhReadingBar.self)
    }
}

extension WordKey {
    fileprivate static let backToNewest = WordKey("back", of: "reading-bar")
}

extension [WordTable] {
    fileprivate static let readingBar = [
        WordTable(in: "en", [.backToNewest: "Back to the newest"]),
        WordTable(in: "de", [.backToNewest: "Zurück zu den neuesten"]),
        WordTable(in: "ar", [.backToNewest: "العودة إلى الأحدث"]),
    ]
}

extension StateKey where Value == Bool {
    fileprivate static let isReadingOlder = StateKey("isReadingOlder", default: false)
}

private final class SeventhReadingBar: ChatOverlayView {
    private let button = Button()

    override func setUpLayout() {
        super.setUpLayout()
        button.contentInset = DirectionalEdgeInsets(horizontal: 8, vertical: 14)
        button.addTarget("backToNewest") { [weak self] in self?.list?.scrollToLatestMessage() }
        addArrangedSubview(button)
    }

    override func updateContent() {
        super.updateContent()
        button.title = components.words.text(.backToNewest)
        button.tintColor = components[.appearance].palette.accent
        let isOpen = !isInThread && state[.isReadingOlder]
        overlay = isOpen ? Overlay(.bottomBar, label: button.title ?? "") : nil
    }
}

// MARK: A bar over the oldest messages, for ever

struct SeventhTipBarPlugin: Plugin {
    let manifest = PluginManifest("tip-bar", summary: "A tip over the chat.")

    func register(in registrar: inout Registrar) {
        registrar.replace(.overlay("tip-bar"), with: SeventhTipBar.self)
    }
}

private final class SeventhTipBar: ChatOverlayView {
    private let label = TextView()

    override func setUpLayout() {
        super.setUpLayout()
        label.text = """
            Tip: be kind, write whole sentences, quote what you answer, keep to the topic of the \
            channel, and leave pictures to the gallery. Mention a person only if you need an \
            answer of that person, and search before you ask what was asked before.
            """
        directionalLayoutMargins = DirectionalEdgeInsets(horizontal: 16, vertical: 48)
        addArrangedSubview(label)
    }

    override func updateContent() {
        super.updateContent()
        let appearance = components[.appearance]
        (label.font, label.textColor) = (appearance.fonts.body, appearance.palette.text)
        overlay = Overlay(.topBar, label: "Tip", pushes: false)
    }
}

// MARK: A small window in a corner that never lets the focus go

struct SeventhConfinedCornerPlugin: Plugin {
    let manifest = PluginManifest("confined-corner", summary: "A counter in the corner.")

    func register(in registrar: inout Registrar) {
        registrar.declare(.tally)
        registrar.replace(.overlay("confined-corner"), with: SeventhTally.self)
    }
}

extension StateKey where Value == Int {
    fileprivate static let tally = StateKey("tally", default: 0)
}

private final class SeventhTally: ChatOverlayView {
    private let button = Button()

    override func setUpLayout() {
        super.setUpLayout()
        button.contentInset = DirectionalEdgeInsets(horizontal: 14, vertical: 14)
        button.addTarget("tally") { [weak self] in self?.state[.tally] += 1 }
        addArrangedSubview(button)
        confinesFocus = true
    }

    override func updateContent() {
        super.updateContent()
        button.title = "Laps: \(state[.tally])"
        button.tintColor = components[.appearance].palette.accent
        overlay = isInThread ? nil : Overlay(.corner(.topTrailing), label: "Laps")
    }
}

// MARK: A banner that keeps the words of a message, also when it is deleted

struct SeventhLastWordsPlugin: Plugin {
    let manifest = PluginManifest("last-words", summary: "A message can be kept in a banner.")

    func register(in registrar: inout Registrar) {
        registrar.declare(.keptWords)
        registrar.transform(.messageActions) { next, request in
            guard !request.message.isDeleted, !request.message.text.isEmpty else {
                return next(request)
            }
            return next(request) + [SeventhKeepItem(channelID: request.channel.id)]
        }
        registrar.on(.messageAction) { choice in
            guard let item = choice.item as? SeventhKeepItem else { return .passed }
            Components.state?[.keptWords, .channel(item.channelID)] = choice.message.text.plain
            return .handled
        }
        registrar.replace(.overlay("last-words"), with: SeventhKeptBar.self)
    }
}

extension StateKey where Value == String {
    fileprivate static let keptWords = StateKey("keptWords", default: "")
}

private struct SeventhKeepItem: ChatMessageActionItem {
    let channelID: ChatChannel.ID
    let id = "keep"
    let title = "Keep in view"
    let icon: Image? = nil
    let isDestructive = false
}

private final class SeventhKeptBar: ChatOverlayView {
    private let (label, end) = (Label(), Button())

    override func setUpLayout() {
        super.setUpLayout()
        end.title = "Remove"
        end.contentInset = DirectionalEdgeInsets(horizontal: 8, vertical: 14)
        end.addTarget("removeKept") { [weak self] in self?.close() }
        let row = ContainerStackView(alignment: .center, spacing: 8)
        row.addArrangedSubviews([label, end])
        addArrangedSubview(row)
    }

    override func updateContent() {
        super.updateContent()
        let appearance = components[.appearance]
        (label.font, label.textColor) = (appearance.fonts.footnote, appearance.palette.text)
        end.tintColor = appearance.palette.accent
        let text = isInThread ? "" : state[.keptWords]
        label.text = text
        overlay = text.isEmpty ? nil : Overlay(.topBar, label: "Kept", isClosable: true)
    }

    override func close() { state[.keptWords] = "" }
}
