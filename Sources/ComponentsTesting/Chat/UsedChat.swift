import Components
import DefaultComponents
import Drawing
import Views

/// A channel's screen that is used as people use it, and the effects of each step.
///
/// Keep it as long as you look at its views.
final class UsedChat: EventSink {
    /// Something that somebody does.
    struct Step {
        let name: String
        /// The id of the message; none where it is about none.
        let message: String?
        /// What came of it, in words.
        var effects: Set<String> = []
        /// Whether something else is seen afterwards.
        var isSeen = false
    }

    let screen = ChatChannelVC()
    private(set) var steps: [Step] = []
    /// The effects of the step that is done.
    var effects: Set<String> = []
    /// The menu that was offered, and the message that was sent, last.
    private(set) var menu: [any ChatMessageActionItem] = []
    private(set) var sent: ChatMessage?
    /// The names of the custom events that were raised and have no listener.
    private(set) var unheard: Set<String> = []

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

    /// Does something and notes what comes of it, with what came of the same before.
    func step(_ name: String, of message: String? = nil, _ action: () -> Void) {
        effects = []
        let before = looks
        action()
        let same = steps.firstIndex { $0.name == name && $0.message == message }
        let place = same ?? steps.count
        if same == nil { steps.append(Step(name: name, message: message)) }
        steps[place].effects.formUnion(effects)
        steps[place].isSeen = steps[place].isSeen || looks != before
    }

    /// What is seen, as a number.
    private var looks: Int {
        screen.view.layoutIfNeeded()
        var hasher = Hasher()
        screen.view.visitShown { view in
            hasher.combine(view.frame)
            hasher.combine(view.shownText)
            hasher.combine(view.layer.borderWidth)
        }
        return hasher.finalize()
    }

    /// Taps at points of a view, or presses long, until that has an effect; in the middle unless points are given.
    func tap(_ view: View, long isLong: Bool = false, at points: [Point]? = nil) {
        let size = view.frame.size
        for point in points ?? [Point(x: size.width / 2, y: size.height / 2)] {
            let place = Tap(on: view, at: point).location(in: screen.view)
            if isLong { screen.view.longPress(at: place) } else { screen.view.tap(at: place) }
            if !effects.isEmpty { return }
        }
    }

    /// Notes where the reader is led.
    func receive<Payload>(_ event: Event<Payload>, _ payload: Payload) -> EventReply {
        let report = screen.components.report(on: event)
        if (report.layers + report.scoped).isEmpty, !report.site.isOfThePackage {
            unheard.insert(event.name)
        }
        guard let route = Event.route.payload(of: event, payload) else { return .passed }
        switch route {
        case .link(let url, _): effects.insert("link to \(LinkAddress(url)?.host ?? "")")
        case .messageActions(let items, _):
            menu = items
            if !items.isEmpty { effects.insert("menu") }
        default: effects.insert("\(route)".caseName)
        }
        return .passed
    }

    private func take(_ request: ChatRequest) {
        defer { effects.insert("\(request)".caseName) }
        guard case .send(let message) = request else { return }
        let isAgain = effects.contains("send") && sent?.text == message.text
        if isAgain { effects.remove("one message") } else { effects.insert("one message") }
        sent = message
        if message.quote != nil { effects.insert("quote") }
        effects.insert("\(message.attachments.count) attachments")
        effects.formUnion(message.text.runs.compactMap(\.style.target).map { "\($0)" })
    }
}

extension String {
    /// The name of the case that a value with this text is.
    fileprivate var caseName: String { String(prefix { $0 != "(" }) }
}

extension View {
    /// The texts that are seen here and below.
    final var shownTexts: [String] {
        var texts: [String] = []
        visitShown { texts += [$0.shownText].compactMap(\.self) }
        return texts
    }

    /// Calls a closure with each view that is seen here and below, superviews first.
    final func visitShown(_ body: (View) -> Void) {
        var waiting = [self as View]
        while let view = waiting.popLast() {
            if view.isHidden || view.alpha < 0.01 { continue }
            body(view)
            waiting += view.subviews.reversed()
        }
    }
}
