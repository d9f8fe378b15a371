import Components

/// The screen of a thread: its root and the replies, driven by a controller of that thread.
///
/// The number of replies is below the root if the components enable it. The list is named
/// `thread`.
open class ChatThreadVC: ChatChannelVC {
    /// Called once, first, to configure the list for a thread; call `super` first.
    open override func setUp() {
        super.setUp()
        messageListVC.name = "thread"
        messageListVC.isInThread = true
    }
}
