import Components
package import DefaultComponents
import Drawing
import Tracing
import Views

extension Sheet {
    /// Creates the sheet of a message's views, each inside those above it, of which one can be chosen.
    package init(_ explanation: MessageExplanation) {
        title = "Views of the message"
        choices = explanation.views.map { view in
            let indent = String(repeating: "  ", count: view.order.count - 1)
            return Choice(title: "\(indent)\(view.name)", act: .explain(view))
        }
    }

    /// Creates the sheet with the facts about a view.
    package init(_ view: ExplainedView) {
        title = "\(view.name): \(view.view.type)"
        lines = [view.path, "frame \(view.view.frame.shown)"] + view.groups.flatMap(\.lines)
    }
}

extension InspectedGroup {
    /// An empty line, then the facts of the group.
    fileprivate var lines: [String] {
        ["", title] + (note.map { [$0] } ?? []) + facts.flatMap(\.lines)
    }
}

extension InspectedFact {
    /// The fact, and below it the writer.
    fileprivate var lines: [String] {
        let doing = [origin, place].compactMap { $0 }.joined(separator: " from ")
        return ["\(isLost ? "without effect: " : "")\(name): \(value)"]
            + (doing.isEmpty ? [] : ["    \(doing)"])
    }
}

extension ChatNavigator {
    /// Shows the views of a visible message in a sheet, of which one can be explained, and returns the explanation.
    @discardableResult
    package func explain(_ id: ChatMessage.ID) -> MessageExplanation? {
        guard let explanation = viewport.explanation(of: id) else { return nil }
        sheet = Sheet(explanation)
        return explanation
    }
}

extension ChatViewport {
    /// Composes a visible message again with a recorder, and returns its explanation; nil if it is not visible.
    fileprivate func explanation(of id: ChatMessage.ID) -> MessageExplanation? {
        guard let message = shownMessages.first(where: { $0.id == id }),
            let shown = message.cell.content
        else { return nil }
        var content = MessageCellContent(
            index: message.index,
            messages: AnyRandomAccessCollection(controller.messages),
            channel: shown.channel,
            isInThread: shown.isInThread
        )
        (content.layoutOptions, content.contentViewType) =
            (shown.layoutOptions, shown.contentViewType)
        let recorder = CompositionRecorder()
        let cell = components.messageCell(showing: content)
        cell.mount(in: live(ComponentContext(components, recordedBy: recorder)))
        cell.layout(width: width)
        return MessageExplanation(of: cell, content, recordedBy: recorder, heading: "")
    }
}
