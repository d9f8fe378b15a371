import Components
import DefaultComponents
import Drawing

/// Returns the text of the tree of a cell that shows a message.
func tree(
    of message: ChatMessage,
    followedBy newer: ChatMessage? = nil,
    in channel: ChatChannel = FixtureChat.group,
    isInThread: Bool = false,
    with components: Components = Components()
) -> String {
    let messages = [newer, message].compactMap { $0 }
    let content = MessageCellContent(
        index: messages.count - 1,
        messages: AnyRandomAccessCollection(messages),
        channel: channel,
        isInThread: isInThread
    )
    return TreeNode(of: composeCell(content, with: components).cell).description
}
