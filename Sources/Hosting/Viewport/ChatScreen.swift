public import DefaultComponents
public import Views

/// A screen with the list of a channel and a composer: a ready-made one, or your own.
public protocol ChatScreen: ViewController {
    /// The list of messages.
    var messageListVC: ChatMessageListVC { get }

    /// The composer; while its view is hidden, nothing can be written.
    var messageComposerVC: ComposerVC { get }
}

extension ChatChannelVC: ChatScreen {}

/// The kind of screen.
enum ChatScreenKind {
    case channel
    case thread
    /// A channel's screen that the app makes.
    case other((ChatChannelController) -> any ChatScreen)

    /// Returns a new screen on a controller.
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
