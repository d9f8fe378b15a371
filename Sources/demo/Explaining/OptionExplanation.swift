import Components
import DefaultComponents

/// Why a message has a layout option, or has it not.
struct OptionExplanation {
    private let option: ChatMessageLayoutOption
    private let account: LayoutOptionsAccount

    /// Explains an option, whether anybody knows it or not.
    init(_ name: String, _ account: LayoutOptionsAccount) {
        option = ChatMessageLayoutOption(rawValue: name)
        self.account = account
    }

    /// Whether the message has it, the rule with what it met, and who changed it, in order.
    var text: String {
        let isThere = account.options.contains(option)
        var lines = ["option \(option.rawValue.shown()): \(isThere ? "yes" : "no")"]
        if let reason = account.reasons[option] {
            lines.append("  rule: \(reason.rule).")
            lines.append("  met: \(reason.met).")
            lines.append("  so the default rules \(reason.isGiven ? "give" : "do not give") it")
        } else {
            lines.append("  no rule of the defaults speaks of it\(hint)")
        }
        let changes = account.steps.filter { $0.layer.owner != .declaration }.flatMap { step in
            let isInserted = step.inserted.contains(option)
            guard isInserted || step.removed.contains(option) else { return [String]() }
            return ["  \(isInserted ? "inserted" : "removed")\(step.layer.source)"]
        }
        return (lines + (changes.isEmpty ? ["  nobody else changed it"] : changes))
            .map { "\($0)\n" }.joined()
    }

    private var hint: String {
        let known = (Array(account.reasons.keys) + Array(account.options)).map(\.rawValue)
        let nearest = NearestName.of(option.rawValue, among: known)
        return nearest.map { "; the nearest is '\($0)'" } ?? ""
    }
}
