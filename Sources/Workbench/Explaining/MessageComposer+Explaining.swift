import Components
import DefaultComponents
import Drawing
import Hosting
import Tracing
import Views

extension MessageComposer {
    /// Composes a message and returns its explanation.
    mutating func explanation(at place: Int, of section: MessageSection) -> MessageExplanation {
        explained(at: place, of: section).explanation
    }

    /// Composes a message and returns its cell with the explanation.
    mutating func explained(
        at place: Int,
        of section: MessageSection
    ) -> (cell: any MessageCell, explanation: MessageExplanation) {
        let recorder = CompositionRecorder()
        let cell = cell(at: place, of: section, observedBy: recorder.log)
        let explanation = MessageExplanation(
            of: cell,
            content(at: place, of: section),
            recordedBy: recorder,
            heading: entry(of: cell, at: place, of: section).heading
        )
        return (cell, explanation)
    }

    /// Composes a message as a picture beside its parts, each with its facts.
    mutating func inspection(at place: Int, of section: MessageSection) -> HTMLInspection {
        let (cell, explanation) = explained(at: place, of: section)
        return HTMLInspection(
            picture(of: cell, at: place, of: section),
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
