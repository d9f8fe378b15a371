import Components
import DefaultComponents
import Hosting

/// The reason why a message has a layout option or not.
struct OptionExplanation {
    let option: ChatMessageLayoutOption
    let account: LayoutOptionsAccount

    /// Explains an option, known or unknown.
    init(_ name: String, _ account: LayoutOptionsAccount) {
        option = ChatMessageLayoutOption(rawValue: name)
        self.account = account
    }

    /// Whether the message has it.
    var isThere: Bool {
        account.options.contains(option)
    }

    /// The changes by others than the default rules, in order.
    var changes: [(layer: SlotLayer, isInserted: Bool)] {
        account.steps.filter { $0.layer.owner != .declaration }.compactMap { step in
            let isInserted = step.inserted.contains(option)
            guard isInserted || step.removed.contains(option) else { return nil }
            return (step.layer, isInserted)
        }
    }

    /// Whether the message has it, the default rule with its condition, and the later changes, in order.
    var text: String {
        var lines = ["option \(option.rawValue.shown()): \(isThere ? "yes" : "no")"]
        if let reason = account.reasons[option] {
            lines.append("  rule: \(reason.rule).")
            lines.append("  met: \(reason.met).")
            lines.append("  so the default rules \(reason.isGiven ? "give" : "do not give") it")
        } else {
            lines.append("  no default rule concerns it\(hint)")
        }
        lines += changes.map { "  \($0.isInserted ? "inserted" : "removed")\($0.layer.source)" }
        if changes.isEmpty { lines.append("  nothing else changed it") }
        return lines.map { "\($0)\n" }.joined()
    }

    /// Returns the registration that would decide the same without the deciding plugin; empty if the option would differ.
    func substitute(
        _ without: ([PluginID]) throws(ProgramError) -> MessageExplanation
    ) throws(ProgramError) -> String {
        guard let id = changes.last?.layer.owner.plugin else { return "" }
        let other = OptionExplanation(option.rawValue, try without([id]).account)
        guard other.isThere == isThere else { return "" }
        let layer = other.changes.last.map {
            "\(isThere ? "inserted" : "removed")\($0.layer.source)"
        }
        return "  without \(id.rawValue.shown()) it would be the same, "
            + "\(layer ?? "by the default rules")\n"
    }

    private var hint: String {
        let known = (Array(account.reasons.keys) + Array(account.options)).map(\.rawValue)
        let nearest = NearestName.of(option.rawValue, among: known)
        return nearest.map { "; the nearest is \($0.quoted)" } ?? ""
    }
}
