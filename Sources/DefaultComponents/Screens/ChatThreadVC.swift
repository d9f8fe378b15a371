import Components

/// A thread: its root and the replies, driven by a controller of that thread.
///
/// Below the root stands the number of replies, if the components have that switched on. The list is named
/// `thread`.
open class ChatThreadVC: ChatChannelVC {
    /// Called once, first, to tell the list that it shows a thread; call `super` first.
    open override func setUp() {
        super.setUp()
        messageListVC.name = "thread"
        messageListVC.isInThread = true
    }
}
