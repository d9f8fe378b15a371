import Components
import DefaultComponents
import Drawing
import Testing
import Views

@testable import Hosting

/// Nothing that can be tapped or focused on a screen is out of the keyboard's reach, over random sets of plugins.
@Suite(.diagnosticsOfIssues)
struct KeyboardReachLawTests {
    @Test(arguments: Cases(6, of: 400))
    func whatAPointerReachesTheFocusReaches(seed: Case) throws {
        let (chat, _, _) = try Self.chat(seed)

        #expect(try chat.missedByFocus == [], "\(seed)")
    }

    @Test(arguments: Cases(6, of: 400))
    func keysAloneUseEveryHandOfEveryPlugin(seed: Case) throws {
        try Self.useHands(seed)
    }

    @Test func keysAloneUseEveryKindOfHand() throws {
        #expect(try Self.useHands(1, HandLayer.Hand.allCases) == 21)
    }

    /// Visits all that can have the focus, and returns how many views of plugins had to be used.
    @discardableResult
    private static func useHands(_ seed: Case, _ given: [HandLayer.Hand]? = nil) throws -> Int {
        // All is in view: what is pressed may scroll a smaller window, and so begins another round.
        let (chat, log, hands) = try Self.chat(seed, given, rows: 70)
        let viewport = chat.stage.viewport
        // Some plugins show messages without bubbles, in which the hands are.
        let shown = viewport.shownMessages.filter {
            viewport.showsAll(of: $0.id) && $0.cell.hasBubble
        }

        var visited: [View] = []
        chat.take(.character("f"))
        for _ in 0..<300 {
            guard let view = viewport.focus?.view else { break }
            if visited.contains(where: { $0 === view }) { break }
            visited.append(view)
            if view is TextField { chat.take(.character("x")) }
            if view !== viewport.composer?.textInputView { chat.take(.enter) }
            if chat.stage.sheet != nil { chat.take(.escape) }
            if !(view is TextInputView) {
                chat.take(.character("g"))
                if chat.stage.sheet != nil { chat.take(.enter) }
            }
            chat.take(.tab)
        }

        #expect(visited.contains { $0 === viewport.composer?.textInputView }, "\(seed)")
        let expected = hands.flatMap { hand in shown.map { "\(hand) \($0.id)" } }
        #expect(expected.filter { !log.heard.contains($0) } == [], "\(seed): \(log.heard)")
        #expect(!chat.isOver)
        return expected.count
    }

    private static func chat(
        _ seed: Case,
        _ given: [HandLayer.Hand]? = nil,
        rows: Int? = nil
    ) throws -> (chat: LiveChat, log: GestureLog, hands: [HandLayer.Hand]) {
        var random = SeededGenerator(seed: seed)
        let number = Int.random(in: 0..<PluginSubsets.small.count, using: &random)
        let examples = given == nil ? PluginSubsets.small[number] : 0
        let hands =
            given ?? HandLayer.Hand.allCases.filter { _ in Bool.random(using: &random) }
        let log = GestureLog()
        let plugins =
            PluginSubsets.plugins(examples) + hands.map { HandPlugin(hand: $0) as any Plugin }
        var components = try Components.with(plugins.shuffled(using: &random))
        components[.gestureLog] = log
        components[.layoutDirection] = Bool.random(using: &random) ? .leftToRight : .rightToLeft
        let messages = (0..<3).reversed().map { number in
            FixtureChat.message(
                "\(number)",
                at: Int64(number) * 90,
                RichText(plain: "Number \(number)")
            )
        }
        components[.textMeasurer] = CellMeasurer()
        let stage = ChatNavigator(
            ChatSession(ChannelTranscript(channel: FixtureChat.group, messages: messages)),
            canWrite: true,
            components: components,
            rows: rows ?? Int.random(in: 12...50, using: &random),
            options: TerminalOptions(columns: 60)
        )
        return (LiveChat(stage), log, hands)
    }
}

extension LiveChat {
    /// The types of the views that a pointer reaches, and the focus does not.
    var missedByFocus: Set<String> {
        get throws {
            let viewport = stage.viewport
            let screen = viewport.screen.view
            let stops = Set(try #require(viewport.focus).stops.map(ObjectIdentifier.init))
            let targets = viewport.gestures?.targets(in: screen) ?? []
            let gestured = Set(targets.map { ObjectIdentifier($0.view) })

            var missed: Set<String> = []
            for y in stride(from: 1.0, to: screen.frame.size.height, by: 7) {
                for x in stride(from: 1.0, to: screen.frame.size.width, by: 9) {
                    for view in screen.tappable(at: Point(x: x, y: y), gestured)
                    where !stops.contains(ObjectIdentifier(view)) {
                        missed.insert("\(Swift.type(of: view))")
                    }
                }
            }
            return missed
        }
    }
}

extension View {
    /// Whether a bubble is in the view.
    fileprivate var hasBubble: Bool {
        self is ChatMessageBubbleView || subviews.contains(where: \.hasBubble)
    }

    /// Returns the views that a tap or a gesture at a point reaches, from the inside outwards.
    fileprivate func tappable(at point: Point, _ gestured: Set<ObjectIdentifier>) -> [View] {
        guard let hit = hitTest(point) else { return [] }
        var found: [View] = []
        for view in hit.andAround {
            let control = (view as? Control).flatMap { $0.targetNames.isEmpty ? nil : $0 }
            if let control, !control.isEnabled { break }
            var answers = control != nil || view is any TapResponder || view is TextInputView
            if view is any TapBarrier { answers = false }
            view.node.visitExtensions { answers = answers || $0 is any TapResponder }
            if answers || gestured.contains(ObjectIdentifier(view)) { found.append(view) }
            if view === self { break }
        }
        return found
    }
}

/// A plugin with a view of one kind in each bubble, which is used by hand and logs that.
private struct HandPlugin: Plugin {
    let hand: HandLayer.Hand

    var manifest: PluginManifest { PluginManifest(PluginID(rawValue: "hand-\(hand)")) }

    func register(in registrar: inout Registrar) throws {
        registrar.extend(.bubble, with: hand.layer)
    }
}

private class HandLayer: ComponentExtension<ChatMessageBubbleView> {
    enum Hand: CaseIterable {
        case button, field, responder, swipe, tap, answer, hover

        var layer: HandLayer.Type {
            switch self {
            case .button: ButtonHand.self
            case .field: FieldHand.self
            case .responder: ResponderHand.self
            case .swipe: SwipeHand.self
            case .tap: TapHand.self
            case .answer: AnswerHand.self
            case .hover: HoverHand.self
            }
        }
    }

    func log(_ hand: Hand) {
        host.components[.gestureLog].note("\(hand) \(stateOwner?.id ?? "-")")
    }

    fileprivate func addGesture(_ kind: Gesture.Kind, _ hand: Hand) {
        let view = HandView()
        host.addArrangedSubview(view)
        addGesture(Gesture("\(hand)", kind, title: "\(hand)"), to: view) { layer, change in
            if change.phase == (kind == .hover ? .begun : .ended) { layer.log(hand) }
        }
    }
}

private final class ButtonHand: HandLayer {
    override func setUpLayout() {
        super.setUpLayout()
        let button = Button()
        button.title = "Button"
        button.addTarget("button") { [weak self] in self?.log(.button) }
        host.addArrangedSubview(button)
    }
}

private final class FieldHand: HandLayer {
    override func setUpLayout() {
        super.setUpLayout()
        let field = TextField()
        host.addArrangedSubview(field)
        addHandler(to: field) { layer, change in
            if change.phase == .submitted, change.text.hasPrefix("x") { layer.log(.field) }
        }
    }
}

private final class ResponderHand: HandLayer {
    override func setUpLayout() {
        super.setUpLayout()
        let view = HandView()
        view.answer = { [weak self] in self?.log(.responder) }
        host.addArrangedSubview(view)
    }
}

private final class SwipeHand: HandLayer {
    override func setUpLayout() {
        super.setUpLayout()
        addGesture(.swipe(.trailing), .swipe)
    }
}

private final class TapHand: HandLayer {
    override func setUpLayout() {
        super.setUpLayout()
        addGesture(.tap, .tap)
    }
}

private final class HoverHand: HandLayer {
    override func setUpLayout() {
        super.setUpLayout()
        addGesture(.hover, .hover)
    }
}

/// An extension that answers taps on its host.
private final class AnswerHand: HandLayer, TapResponder {
    func respond(to tap: Tap) -> EventReply {
        guard tap.kind == .tap else { return .passed }
        log(.answer)
        return .handled
    }
}

/// A view of three cells that answers taps if it is told how.
private final class HandView: View, TapResponder {
    var answer: (() -> Void)?

    override var intrinsicContentSize: Size? { Size(width: 24, height: 16) }

    func respond(to tap: Tap) -> EventReply {
        guard let answer, tap.kind == .tap else { return .passed }
        answer()
        return .handled
    }
}
