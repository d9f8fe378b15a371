import Components
import DefaultComponents
import Hosting
import Views

/// Why a message has no view of a name.
struct AbsentNode {
    private let name: String
    private let explanation: MessageExplanation

    /// Explains a view that is not there; none if a view of the name is there, if the one around it is not, or if no
    /// view that went has the name and no slot of which views are made.
    init?(_ path: String, in explanation: MessageExplanation) {
        name = path.lastName
        self.explanation = explanation
        let own = name.shellSafe
        guard !explanation.views.contains(where: { $0.name == own }), hasPlace(path),
            report != nil || !gone.isEmpty
        else { return nil }
    }

    /// What is there instead of it, and why.
    var text: String {
        var text = "\(name.shown()): not in message \(explanation.id.quoted)\n"
        for view in gone {
            text += "  \(view.name.shown()) (\(view.type.shown())) was made and taken out again\n"
        }
        if let report {
            text +=
                "  slot \(report.name.shown()): \(report.base.shown), "
                + "of which no hook made a part\n"
        }
        if let option = ChatMessageLayoutOption.bySlot[name.family] {
            text += OptionExplanation(option.rawValue, explanation.account).text
        }
        return text
    }

    private var report: SlotReport? {
        explanation.slots.first { $0.makesViews && $0.name.shellSafe == name.shellSafe }
    }

    /// Whether what a path has before its last name is there.
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
