/// Where a list of messages gets them from.
public protocol ChatMessageListVCDataSource: AnyObject {
    /// Returns the channel that the messages stand in; none while it is not known.
    func channel(for vc: ChatMessageListVC) -> ChatChannel?

    /// Returns the number of messages.
    func numberOfMessages(in vc: ChatMessageListVC) -> Int

    /// Returns the message at a place; 0 is the newest.
    func chatMessageListVC(_ vc: ChatMessageListVC, messageAt index: Int) -> ChatMessage?

    /// Returns what the layout of a message has.
    ///
    /// Return `vc.layoutOptions(at: index)`, or what you make of it. The list knows what that reads and
    /// asks again when, and only when, it changed; options that are decided otherwise are asked for after
    /// each change.
    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        messageLayoutOptionsAt index: Int
    ) -> ChatMessageLayoutOptions
}
