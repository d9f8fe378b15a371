import Components
import DefaultComponents
import Drawing
import Views

/// A channel's screen that is used as people use it, with the effects of each step.
///
/// Keep it while you use its views.
final class UsedChat: EventSink {
    /// An action of a user.
    struct Step {
        let name: String
        /// The id of the message; nil for an action without one.
        let message: String?
        /// The words that are tapped; none for other parts.
        let words: String
        /// Its effects, in words.
        var effects: Set<String> = []
        /// Whether the screen looks different afterwards.
        var isSeen = false

        /// The command that is sent; another word, or none, in other steps.
        var command: Substring? { name.split(separator: " ").dropFirst().first }
    }

    let screen = ChatChannelVC()
    private(set) var steps: [Step] = []
    /// The texts of each message, by its id.
    var shown: [String: String] = [:]
    /// The effects of the current step.
    var effects: Set<String> = []
    /// The last menu that was offered, and the last message that was sent.
    private(set) var menu: [any ChatMessageActionItem] = []
    private(set) var sent: ChatMessage?
    /// The names of the custom events that were raised without a listener.
    private(set) var unheard: Set<String> = []
    /// The names of the requests before the first step that others see as done by the reader.
    private(set) var unasked: Set<String> = []

    /// Creates a chat of messages, newest first, mounted and laid out.
    init(
        _ messages: [ChatMessage],
        of channel: ChatChannel = CertificateChat.channel,
        in context: ComponentContext
    ) {
        var context = context
        context.events = self
        let client = ChatClient(currentUser: CertificateChat.ann) { [weak self] request, _ in
            self?.take(request)
            return .sent
        }
        screen.channelController = ChatChannelController(
            channel: channel,
            messages: ChatMessages(messages),
            client: client,
            pageSize: 100
        )
        screen.mount(in: context)
        screen.view.layout(width: 375, height: 4_000)
    }

    /// Performs an action and records its effects, with those of earlier steps of the same name and message.
    func step(
        _ name: String,
        of message: String? = nil,
        _ words: String = "",
        _ action: () -> Void
    ) {
        // As readers do before they go on; one that opens again stays.
        var overlays = 8
        while overlays > 0, screen.messageListVC.closeTopOverlay() { overlays -= 1 }
        effects = []
        let before = looks
        action()
        let same = steps.firstIndex { $0.name == name && $0.message == message }
        let place = same ?? steps.count
        if same == nil { steps.append(Step(name: name, message: message, words: words)) }
        steps[place].effects.formUnion(effects)
        steps[place].isSeen = steps[place].isSeen || looks != before
    }

    /// A hash of the visible views.
    private var looks: Int {
        screen.view.layoutIfNeeded()
        var hasher = Hasher()
        screen.view.visitShown { view in
            hasher.combine(view.frame)
            hasher.combine(view.shownText)
            hasher.combine([view.layer.borderWidth, view.alpha])
            hasher.combine((view as? Label)?.textColor ?? (view as? TextView)?.textColor)
            hasher.combine([view.backgroundColor, view.tintColor, view.layer.borderColor])
        }
        return hasher.finalize()
    }

    /// Taps at points of a view, or presses long, until that has an effect; at the centre by default.
    func tap(_ view: View, long isLong: Bool = false, at points: [Point]? = nil) {
        let size = view.frame.size
        for point in points ?? [Point(x: size.width / 2, y: size.height / 2)] {
            let place = Tap(on: view, at: point).location(in: screen.view)
            if isLong { screen.view.longPress(at: place) } else { screen.view.tap(at: place) }
            if !effects.isEmpty { return }
        }
    }

    /// Records the destination of a route.
    func receive(_ event: RaisedEvent) -> EventReply {
        if !event.isOfThePackage {
            let report = screen.components.report(on: event)
            if (report.layers + report.scoped).isEmpty { unheard.insert(event.name) }
        }
        guard let route = event[.route] else { return .passed }
        switch route {
        case .link(let url, _):
            let address = LinkAddress(url)
            effects.insert(address.map { "link to \($0.host ?? "")" } ?? "unsafe link")
        case .messageActions(let items, _):
            menu = items
            if !items.isEmpty { effects.insert("menu") }
        default: effects.insert(caseName(of: route))
        }
        return .passed
    }

    private func take(_ request: ChatRequest) {
        let name = caseName(of: request)
        defer { effects.insert(name) }
        if steps.isEmpty, name != "custom", name != "load" { unasked.insert(name) }
        guard case .send(let message) = request else { return }
        let isAgain = effects.contains("send") && sent?.text == message.text
        if isAgain { effects.remove("one message") } else { effects.insert("one message") }
        sent = message
        if message.quote != nil { effects.insert("quote") }
        effects.insert("\(message.attachments.count) attachments")
        effects.formUnion(message.text.runs.compactMap(\.style.target).map { "\($0)" })
    }
}

/// Returns the name of the case of an enumeration value; its payload, which may be large, is not described.
private func caseName(of value: Any) -> String {
    Mirror(reflecting: value).children.first?.label ?? "\(value)"
}

extension View {
    /// The visible texts here and below.
    final var shownTexts: [String] {
        var texts: [String] = []
        visitShown { texts += [$0.shownText].compactMap(\.self) }
        return texts
    }

    /// Calls a closure with each visible view here and below, superviews first.
    final func visitShown(_ body: (View) -> Void) {
        var waiting = [self as View]
        while let view = waiting.popLast() {
            if view.isHidden || view.alpha < 0.01 { continue }
            body(view)
            waiting += view.subviews.reversed()
        }
    }
}
