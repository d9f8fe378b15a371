import Components
package import DefaultComponents
import Drawing
import Tracing
import Views

extension Sheet {
    /// Creates the sheet of a message's views, each inside those above it, of which one can be chosen.
    package init(_ explanation: MessageExplanation, _ words: HostWords) {
        title = words("Views of the message")
        choices = explanation.views.map { view in
            let indent = String(repeating: "  ", count: view.order.count - 1)
            return Choice(title: "\(indent)\(view.name)") { $0.sheet = Sheet(view, words) }
        }
    }

    /// Creates the sheet with the facts about a view.
    package init(_ view: ExplainedView, _ words: HostWords) {
        title = "\(view.name): \(view.view.type)"
        let frame = words("frame {frame}", ["frame": .text(view.view.frame.shown)])
        var groups = view.groups
        groups[0].note = words("made by hand")
        if let slot = view.view.slot {
            groups[0].title = words("Slot {name}", ["name": .text(slot.name)])
            let reason = words(slot.rule.reason)
            groups[0].note = words(
                "{type} stands in it, {reason}.",
                ["type": .text(slot.base.what), "reason": .phrase(reason)]
            )
        }
        if view.adder != nil, let last = groups[0].facts.indices.last {
            groups[0].facts[last].value = words("to the view around it")
        }
        lines = [view.path, frame] + groups.flatMap { $0.lines(words) }
    }
}

extension InspectedGroup {
    /// Returns an empty line, then the facts of the group.
    fileprivate func lines(_ words: HostWords) -> [String] {
        ["", words(title)] + (note.map { [$0] } ?? []) + facts.flatMap { $0.lines(words) }
    }
}

extension InspectedFact {
    /// Returns the fact, and below it the writer.
    fileprivate func lines(_ words: HostWords) -> [String] {
        let (fact, hook) = ("\(words(name)): \(value)", origin.map { words($0) })
        var doing = hook ?? place
        if let hook, let place {
            doing = words("{hook} from {place}", ["hook": .text(hook), "place": .text(place)])
        }
        return [isLost ? words("without effect: {fact}", ["fact": .text(fact)]) : fact]
            + (doing.map { ["    \($0)"] } ?? [])
    }
}

extension ChatNavigator {
    /// Shows the views of a visible message in a sheet, of which one can be explained, and returns the explanation.
    @discardableResult
    package func explain(_ id: ChatMessage.ID) -> MessageExplanation? {
        guard let explanation = viewport.explanation(of: id) else { return nil }
        sheet = Sheet(explanation, words)
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
