import Components
import ComponentsTesting
import DefaultComponents
import Views

extension InjectedFault {
    static let nothing = InjectedFault("nothing", harmlessIn: Set(ComponentHook.allCases)) { _ in }
    static let viewOfAnotherRow = InjectedFault("viewOfAnotherRow") { host in
        let (row, view) = (View(), View())
        row.addSubview(view)
        row.mount(in: ComponentContext(Components()))
        host.addSubview(view)
    }
    /// No other code has constrained the content of the bubble.
    static let neededViewRemoved = InjectedFault(
        "neededViewRemoved",
        harmlessIn: Set(ComponentHook.allCases)
    ) { $0.subviews.first?.removeFromSuperview() }
    static let tenThousandViews = InjectedFault("tenThousandViews") { host in
        for _ in 0..<10_000 { host.addSubview(View()) }
    }
    static let tenThousandConstraints = InjectedFault("tenThousandConstraints") { host in
        for number in 0..<10_000 {
            host.heightAnchor.constraint(greaterThanOrEqualToConstant: Double(number % 2))
                .isActive = true
        }
    }
    static let endlessText = InjectedFault("endlessText") { host in
        let label = Label()
        host.addSubview(label)
        label.text = elevenMegabytes
    }
    static let endlessTextByHand = InjectedFault("endlessTextByHand") { host in
        let view = TextView()
        view.text = RichText(plain: elevenMegabytes)
        host.addSubview(view)
    }
    static let endlessLines = InjectedFault("endlessLines") { host in
        let label = Label()
        host.addSubview(label)
        label.text = String(repeating: "\n", count: 200_000)
    }
    static let endlessInput = InjectedFault("endlessInput") { host in
        let input = TextInputView()
        host.addSubview(input)
        input.text = elevenMegabytes
    }
    static let endlessSpeech = InjectedFault("endlessSpeech") {
        $0.accessibilityLabel = elevenMegabytes
    }
    static let noOpacity = InjectedFault("noOpacity") { $0.alpha = .nan }
    static let endlessFont = InjectedFault("endlessFont") { host in
        let label = Label()
        host.addSubview(label)
        label.font.size = .infinity
    }
    static let noMultiplier = InjectedFault("noMultiplier") { host in
        host.widthAnchor.constraint(equalTo: host.heightAnchor, multiplier: .nan).isActive = true
    }
    static let mounting = InjectedFault("mounting") { host in
        var root = host
        while let superview = root.superview { root = superview }
        root.mount(in: ComponentContext(Components()))
    }
    static let itselfInItself = InjectedFault("itselfInItself") { $0.addSubview($0.make(.bubble)) }

    static let thousandTimers = InjectedFault("thousandTimers") { host in
        for number in 0..<1_000 { host.schedule("\(number)", after: .seconds(1)) { _ in } }
    }
    static let clockAdvanced = InjectedFault("clockAdvanced") {
        $0.node.connectedTree?.advance(to: Timestamp(seconds: 9))
    }
    static let noAnimation = InjectedFault("noAnimation") {
        $0.animate(.alpha(from: 0, to: .nan), over: .seconds(9))
    }

    private static let elevenMegabytes = String(repeating: "endless ", count: 1_375_000)

    static let all =
        quickOnes + [
            .nothing, .viewOfAnotherRow, .neededViewRemoved, .tenThousandViews,
            .tenThousandConstraints, .endlessText, .endlessTextByHand, .endlessLines, .endlessInput,
            .endlessSpeech, .noOpacity, .endlessFont, .noMultiplier, .mounting, .itselfInItself,
            .thousandTimers, .clockAdvanced, .noAnimation,
        ]

    /// Whether it takes long in many rows.
    var isSlow: Bool {
        [.tenThousandViews, .tenThousandConstraints, .itselfInItself, .endlessEvent].contains(self)
    }

    /// The place where it is found, if a plugin causes it.
    func place(in hook: ComponentHook, of plugin: String) -> String {
        switch self {
        case .endlessEvent: "receive"
        // The bubbles in the bubble are rejected in the first hook that adds a view to them.
        case .itselfInItself where plugin != "base": hook == .setUp ? "setUp" : "setUpLayout"
        default: hook.rawValue
        }
    }
}
