public import Components
public import Tracing
public import Views

/// A report of the registrations of plugins and the app that have no effect on messages.
///
/// ```swift
/// let report = ConversationReport(on: components)
/// for index in messages.indices {
///     report.add(MessageCellContent(index: index, messages: all, channel: channel))
/// }
/// for finding in report.findings { print(finding) }
/// ```
///
/// To add lists and screens, mount them with `components` and a recorder, and add that.
public final class ConversationReport {
    private let said: Components
    private let registrations: RegistrationReport
    private var options: OptionEffects
    private var asked: AskedOptions

    /// Creates a report on the registrations of components.
    public init(on components: Components) {
        said = components
        registrations = RegistrationReport(on: components)
        options = OptionEffects(components)
        asked = AskedOptions(components)
    }

    /// The components to compose with, which record transforms and listeners.
    public var components: Components {
        registrations.components
    }

    /// Composes a message and adds it.
    ///
    /// It is composed again without extensions that write nothing, and with other layout options, until their effect
    /// is seen.
    ///
    /// - Parameters:
    ///   - content: The message, with those around it.
    ///   - width: Its maximum width, in points.
    ///   - taps: Whether its views, 1,000 at most, are tapped and pressed long, so that events are raised; listeners
    ///     then run.
    public func add(_ content: MessageCellContent, width: Double = 375, taps: Bool = false) {
        add(tapping: taps) { content.cell(in: $0, width: width) }
        let account = LayoutOptionsAccount(of: content, in: said)
        asked.add(account)
        options.add(account) { [said] options in
            var content = content
            content.layoutOptions = options
            return content.cell(in: ComponentContext(said), width: width)
        }
    }

    /// Adds a tree that is composed in a recorded context, and again in others to compare effects.
    package func add(
        tapping taps: Bool = false,
        composing compose: @escaping (ComponentContext) -> View
    ) {
        let recorder = CompositionRecorder()
        let context = ComponentContext(components, recordedBy: recorder)
        let view = recorder.watching { compose(context) }
        if taps { view.tapEverywhere() }
        add(recorder) { compose(ComponentContext($0)) }
        withExtendedLifetime(view) {}
    }

    /// Adds a tree, in its current state.
    ///
    /// - Parameters:
    ///   - recorder: The recorder of the tree.
    ///   - compose: Returns the same tree composed with other components, mounted and laid out; without it, the
    ///     changes by extensions that ran in the tree are not reported.
    public func add(
        _ recorder: CompositionRecorder,
        composing compose: ((Components) -> View)? = nil
    ) {
        registrations.add(recorder, composing: compose)
        asked.add(recorder)
    }

    /// The registrations without effect in all that was added, sorted.
    public var findings: [RegistrationFinding] {
        let others = all.filter { !$0.givesWay } + options.findings
        // A registration that has no effect is reported once.
        let idle = Set(others.map(\.layer))
        return (others + asked.findings.filter { !idle.contains($0.layer) }).sorted()
    }

    /// The registrations without effect because a layer removed the option that they depend on, sorted.
    ///
    /// This is intended by that layer, and no mistake.
    public var yields: [RegistrationFinding] {
        all.filter(\.givesWay)
    }

    /// The diagnostics of the container and the trees, sorted by text.
    public var diagnostics: [ComponentDiagnostic] {
        registrations.diagnostics
    }

    private var all: [RegistrationFinding] {
        registrations.findings.map(options.explaining)
    }
}

extension MessageCellContent {
    /// Returns a cell that shows the message, mounted and laid out.
    fileprivate func cell(in context: ComponentContext, width: Double) -> any MessageCell {
        context.mountedCell(showing: self, width: width).cell
    }
}

extension RegistrationFinding {
    fileprivate var givesWay: Bool {
        if case .gaveWay = reason { true } else { false }
    }
}

@available(*, unavailable)
extension ConversationReport: Sendable {}

extension View {
    /// Taps the center of each visible view here and below, and presses it long: the first 1,000 of them.
    package final func tapEverywhere() {
        var waiting = [(view: self as View, x: 0.0, y: 0.0)]
        var points: [Point] = []
        while let (view, x, y) = waiting.popLast() {
            guard !view.isHidden else { continue }
            points.append(
                Point(x: x + view.frame.size.width / 2, y: y + view.frame.size.height / 2)
            )
            for subview in view.subviews.reversed() {
                waiting.append((subview, x + subview.frame.x, y + subview.frame.y))
            }
        }
        for point in points.prefix(1_000) {
            tap(at: point)
            longPress(at: point)
        }
    }
}
