import Components
import DefaultComponents
import Views

/// Why a message has no view of a name.
struct AbsentNode {
    private let name: String
    private let explanation: MessageExplanation

    /// Explains a view that is not there; none if no slot and no view that went has the name.
    init?(_ path: String, in explanation: MessageExplanation) {
        name = path.split(separator: "/").last.map(String.init) ?? path
        self.explanation = explanation
        guard report != nil || !gone.isEmpty else { return nil }
    }

    /// What is there instead of it, and why.
    var text: String {
        var text = "\(name): not in message \(explanation.id.quoted)\n"
        for view in gone {
            text += "  \(view.name) (\(view.type)) was made and taken out again\n"
        }
        if let report {
            text +=
                "  slot \(report.name): \(report.base.what)\(report.base.source), "
                + "of which no hook made a part\n"
        }
        if let option = ChatMessageLayoutOption.bySlot[name] {
            text += OptionExplanation(option.rawValue, explanation.account).text
        }
        return text
    }

    private var report: SlotReport? {
        explanation.slots.first { $0.name.shellSafe == name.shellSafe }
    }

    private var gone: [(name: String, type: String)] {
        explanation.trace.views.filter { $0.path == nil && $0.name.shellSafe == name.shellSafe }
            .map { ($0.name, $0.type) }
    }
}
