import DefaultComponents
import Views

/// A screen with the list of a channel and what messages are written with: one that is ready-made, or another.
protocol ChatScreen: ViewController {
    var messageListVC: ChatMessageListVC { get }
    var messageComposerVC: ComposerVC { get }
}

extension ChatChannelVC: ChatScreen {}

extension HandmadeChannelVC: ChatScreen {}

/// Which screen is shown.
enum ChatScreenKind {
    case channel
    case thread
    /// That of a channel, put together by hand.
    case handmade

    /// Returns a new screen on what keeps the messages.
    func made(on controller: ChatChannelController, canWrite: Bool) -> any ChatScreen {
        if self == .handmade { return HandmadeChannelVC(controller) }
        let screen = self == .thread ? ChatThreadVC() : ChatChannelVC()
        screen.channelController = controller
        screen.isReadOnly = !canWrite
        return screen
    }
}
