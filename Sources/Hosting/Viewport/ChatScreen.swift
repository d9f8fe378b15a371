public import DefaultComponents
public import Views

/// A screen with the list of a channel and what messages are written with: one that is ready-made, or your own.
public protocol ChatScreen: ViewController {
    /// The list of messages.
    var messageListVC: ChatMessageListVC { get }

    /// What messages are written with; while its view is hidden, nobody can write.
    var messageComposerVC: ComposerVC { get }
}

extension ChatChannelVC: ChatScreen {}

/// Which screen is shown.
enum ChatScreenKind {
    case channel
    case thread
    /// That of a channel, made otherwise.
    case other((ChatChannelController) -> any ChatScreen)

    /// Returns a new screen on what keeps the messages.
    func made(on controller: ChatChannelController, canWrite: Bool) -> any ChatScreen {
        let screen: ChatChannelVC
        switch self {
        case .channel: screen = ChatChannelVC()
        case .thread: screen = ChatThreadVC()
        case .other(let make): return make(controller)
        }
        screen.channelController = controller
        screen.isReadOnly = !canWrite
        return screen
    }
}
