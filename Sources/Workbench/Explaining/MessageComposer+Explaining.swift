import Components
import DefaultComponents
import Drawing
import Hosting
import Tracing
import Views

extension MessageComposer {
    /// Composes a message and returns its explanation.
    mutating func explanation(of message: SectionMessage) -> MessageExplanation {
        explained(message).explanation
    }

    /// Composes a message and returns its cell with the explanation.
    mutating func explained(
        _ message: SectionMessage
    ) -> (cell: any MessageCell, explanation: MessageExplanation) {
        let recorder = CompositionRecorder()
        let cell = cell(of: message, observedBy: recorder.log)
        let explanation = MessageExplanation(
            of: cell,
            message.content,
            recordedBy: recorder,
            heading: entry(of: message, in: cell).heading
        )
        return (cell, explanation)
    }

    /// Composes a message as a picture beside its parts, each with its facts.
    mutating func inspection(of message: SectionMessage) -> HTMLInspection {
        let (cell, explanation) = explained(message)
        return HTMLInspection(
            picture(of: message, in: cell),
            groups: explanation.groups,
            parts: explanation.views.map { $0.part(in: cell) }
        )
    }
}

extension MessageExplanation {
    /// Returns the view that a path means: the whole path, or what it ends with, or how its last name begins.
    func search(_ path: String) -> NodeSearch {
        NodeSearch(
            path,
            among: views.map(\.path),
            slots: slots.filter(\.makesViews).map(\.name)
        )
    }

    /// Returns the error for a path of no view.
    func fault(for path: String) -> UsageFault {
        NodeNames(paths: views.map(\.path), slots: slots).fault(for: path)
    }
}
