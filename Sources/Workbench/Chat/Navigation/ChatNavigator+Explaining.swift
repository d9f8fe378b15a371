import Components
import DefaultComponents
import Views

extension ChatNavigator {
    /// Offers the views of a message in view, to tell how one came to be, and returns what there is to tell.
    @discardableResult
    func explain(_ id: ChatMessage.ID) -> MessageExplanation? {
        guard let explanation = viewport.explanation(of: id) else { return nil }
        sheet = Sheet(explanation)
        return explanation
    }
}

extension ChatViewport {
    /// Composes a message in view once more and tells how it came to be; none if it is not in view.
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
        cell.mount(in: ComponentContext(components, recordedBy: recorder))
        cell.layout(width: width)
        return MessageExplanation(of: cell, content, recordedBy: recorder, heading: "")
    }
}
