import Components
import ComponentsTesting
import DefaultComponents
import Views

extension Misdeed {
    static let nothing = Misdeed("nothing", harmlessIn: Set(ComponentHook.allCases)) { _ in }
    static let viewOfAnotherRow = Misdeed("viewOfAnotherRow") { host in
        let (row, view) = (View(), View())
        row.addSubview(view)
        row.mount(in: ComponentContext(Components()))
        host.addSubview(view)
    }
    /// Nobody has tied anything to what the bubble holds.
    static let neededViewRemoved = Misdeed(
        "neededViewRemoved",
        harmlessIn: Set(ComponentHook.allCases)
    ) { $0.subviews.first?.removeFromSuperview() }
    static let tenThousandViews = Misdeed("tenThousandViews") { host in
        for _ in 0..<10_000 { host.addSubview(View()) }
    }
    static let tenThousandConstraints = Misdeed("tenThousandConstraints") { host in
        for number in 0..<10_000 {
            host.heightAnchor.constraint(greaterThanOrEqualToConstant: Double(number % 2))
                .isActive = true
        }
    }
    static let endlessText = Misdeed("endlessText") { host in
        let label = Label()
        host.addSubview(label)
        label.text = elevenMegabytes
    }
    static let endlessTextByHand = Misdeed("endlessTextByHand") { host in
        let view = TextView()
        view.text = RichText(plain: elevenMegabytes)
        host.addSubview(view)
    }
    static let itselfInItself = Misdeed("itselfInItself") { $0.addSubview($0.make(.bubble)) }

    private static let elevenMegabytes = String(repeating: "endless ", count: 1_375_000)

    static let all =
        quickOnes + [
            .nothing, .viewOfAnotherRow, .neededViewRemoved, .tenThousandViews,
            .tenThousandConstraints, .endlessText, .endlessTextByHand, .itselfInItself,
        ]

    /// Whether it takes long to do in many rows.
    var isSlow: Bool {
        [.tenThousandViews, .tenThousandConstraints, .itselfInItself, .endlessEvent].contains(self)
    }

    /// Where it is found, if a plugin does it.
    func place(in hook: ComponentHook, of plugin: String) -> String {
        switch self {
        case .endlessEvent: "receive"
        // The bubbles in the bubble are refused in the first hook that adds something to them.
        case .itselfInItself where plugin != "base": hook == .setUp ? "setUp" : "setUpLayout"
        default: hook.rawValue
        }
    }
}
