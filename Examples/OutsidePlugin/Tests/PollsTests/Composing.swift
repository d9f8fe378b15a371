import Components
import DefaultComponents
import Drawing
import Polls
import Views

/// Returns a container with the chat's slots and the plugins.
func chat(_ plugins: any Plugin...) throws -> Components {
    var components = Components()
    try components.install([DefaultComponentsPlugin()] + plugins)
    return components
}

/// Returns the composed cell of the only message in a channel.
func cell(_ message: ChatMessage, _ components: Components) -> any MessageCell {
    components.laidOutCell(showing: content(message))
}

/// Returns the content of a cell with the only message in a channel.
func content(_ message: ChatMessage) -> MessageCellContent {
    MessageCellContent(message, in: ChatChannel(id: "lunch", members: [ada, ben]))
}

/// Returns the tree of a message's cell.
func tree(_ message: ChatMessage, _ components: Components) -> TreeNode {
    TreeNode(of: cell(message, components))
}

let ada = ChatUser(id: "ada", name: "Ada")
let ben = ChatUser(id: "ben", name: "Ben")

/// Returns a message by Ada with a poll.
func pollMessage(isClosed: Bool = false) -> ChatMessage {
    var message = ChatMessage(id: "1", author: ada, createdAt: Timestamp(seconds: 1_772_444_460))
    let options = [PollOption("Soup", votes: 3), PollOption("Salad", votes: 1)]
    message.attachments = [
        Poll(question: "Lunch?", options: options, isClosed: isClosed).attachment
    ]
    return message
}

/// Returns a message by Ada with text.
func textMessage(_ text: String = "Hello") -> ChatMessage {
    ChatMessage(
        id: "2",
        author: ada,
        createdAt: Timestamp(seconds: 1_772_444_460),
        text: RichText(plain: text)
    )
}
