import Components
import DefaultComponents
import Hosting
import Tracing
import Views

/// The reason why a message has no view of a name.
struct AbsentNode {
    private let name: String
    private let explanation: MessageExplanation

    /// Explains an absent view; nil if a view of the name exists, if the one around it does not, or if no
    /// removed view and no slot that makes views has the name.
    init?(_ path: String, in explanation: MessageExplanation) {
        name = path.lastName
        self.explanation = explanation
        let own = name.shellSafe
        guard !explanation.views.contains(where: { $0.name == own }), hasPlace(path),
            report != nil || !gone.isEmpty
        else { return nil }
    }

    /// The explanation of its absence.
    var text: String {
        var text = "\(name.shown()): not in message \(explanation.id.quoted)\n"
        for view in gone {
            text += "  \(view.name.shown()) (\(view.type.shown())) was made and removed again\n"
        }
        if let report {
            text +=
                "  slot \(report.name.shown()): \(report.base.shown); "
                + "no hook made a view of it\n"
        }
        if let option = ChatMessageLayoutOption.bySlot[name.family] {
            text += OptionExplanation(option.rawValue, explanation.account).text
        }
        return text
    }

    private var report: SlotReport? {
        explanation.slots.first { $0.makesViews && $0.name.shellSafe == name.shellSafe }
    }

    /// Whether the view around the last name of a path exists.
    private func hasPlace(_ path: String) -> Bool {
        let around = path.shellSafe.around
        guard !around.isEmpty else { return true }
        guard case .absent = explanation.search(around) else { return true }
        return false
    }

    private var gone: [(name: String, type: String)] {
        explanation.trace.views.filter { $0.path == nil && $0.name.shellSafe == name.shellSafe }
            .map { ($0.name, $0.type) }
    }
}
