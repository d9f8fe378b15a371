import Components

// The words of the default components, with the names of their arguments.
extension WordKey {
    private static func chat(_ name: String) -> WordKey {
        WordKey(name, of: "default-components")
    }

    /// The number of replies: `count`.
    public static let replies = chat("replies")
    /// The text after the time of an edited message.
    public static let edited = chat("edited")
    /// The text of a message that only the reader sees.
    public static let onlyVisibleForYou = chat("onlyVisibleForYou")
    /// The text above the first unread message.
    public static let unreadMessages = chat("unreadMessages")
    /// The number of further items: `count`.
    public static let more = chat("more")
    /// A size in bytes: `count`.
    public static let bytes = chat("bytes")
    /// A size in thousands of bytes: `size`.
    public static let kilobytes = chat("kilobytes")
    /// A size in millions of bytes: `size`.
    public static let megabytes = chat("megabytes")
    /// A size in thousands of millions of bytes: `size`.
    public static let gigabytes = chat("gigabytes")
    /// A size in millions of millions of bytes: `size`.
    public static let terabytes = chat("terabytes")
    /// A number of unread messages that is too long for a badge, of which it is more than `count`.
    public static let unreadCountOver = chat("unreadCountOver")
    /// The label of the button that scrolls to the newest message.
    public static let scrollToLatest = chat("scrollToLatest")
    /// The label of that button while there are unread messages: `count`.
    public static let scrollToLatestUnread = chat("scrollToLatestUnread")
    /// A user who is typing: `name`.
    public static let typing = chat("typing")
    /// Several users who are typing: the `name` of one, and the `count` of the others.
    public static let typingTogether = chat("typingTogether")
    /// The placeholder of an empty composer.
    public static let composerPlaceholder = chat("composerPlaceholder")
    /// The title of a composer in which a message is edited.
    public static let composerEditing = chat("composerEditing")
    /// The title of a composer in which a message is quoted, of an author: `name`.
    public static let composerQuoting = chat("composerQuoting")
    /// The label of the button that sends.
    public static let composerSend = chat("composerSend")
    /// The label of the button that saves an edit.
    public static let composerSave = chat("composerSave")
    /// The label of the button that cancels an edit or a quote.
    public static let composerCancel = chat("composerCancel")
    /// The label of the button that removes an attachment from a composer.
    public static let composerRemove = chat("composerRemove")
    /// The text of a deleted message.
    public static let messageDeleted = chat("messageDeleted")
    /// The text below a reply of a thread that is shown in the channel as well.
    public static let threadReplyNote = chat("threadReplyNote")
    /// The text of an attachment that no component shows: `kind`.
    public static let unknownAttachment = chat("unknownAttachment")
    /// The text below an animated picture.
    public static let gif = chat("gif")
    /// The label of the badge of a message that was not sent.
    public static let notSent = chat("notSent")
    /// The reason why a channel without a reader takes no messages.
    public static let cannotWrite = chat("cannotWrite")
    /// The reason why nothing can be sent without a channel.
    public static let noChannel = chat("noChannel")
    /// The reason why a message without text and attachments is not sent.
    public static let nothingToSend = chat("nothingToSend")
    /// The reason why a message that does not exist any more cannot be changed.
    public static let messageIsGone = chat("messageIsGone")
    /// The reason why a deleted message cannot be changed.
    public static let messageWasDeleted = chat("messageWasDeleted")
    /// The label of the suggestions for the text before the cursor.
    public static let composerSuggestions = chat("composerSuggestions")
    /// The label of a list of channels.
    public static let channels = chat("channels")
    /// The newest message of a channel: the `name` of its author, and its `text`.
    public static let channelPreview = chat("channelPreview")
    /// The number of unread messages of a channel: `count`.
    public static let channelUnread = chat("channelUnread")
    /// The number of unread messages of a channel that mention the reader: `count`.
    public static let channelMentions = chat("channelMentions")
    /// The label of a channel whose messages are not announced.
    public static let channelMuted = chat("channelMuted")
    /// The number of members of a channel: `count`.
    public static let channelMembers = chat("channelMembers")
    /// The number of members of a channel who are online: `count`.
    public static let channelOnline = chat("channelOnline")
    /// The announcement of a message of an author that is out of view: `name`.
    public static let newMessage = chat("newMessage")
    /// The announcement that the server cannot be reached.
    public static let connectionLost = chat("connectionLost")
    /// The announcement that the server can be reached again.
    public static let connectionRestored = chat("connectionRestored")
    /// The separator of the parts of a label, such as author and time.
    public static let comma = chat("comma")

    /// Returns the key of the label of a delivery status.
    public static func deliveryStatus(_ status: MessageDeliveryStatus) -> WordKey {
        chat("status.\(status.rawValue)")
    }

    /// Returns the key of the title of an action by its id.
    public static func messageAction(_ id: String) -> WordKey {
        chat("action.\(id)")
    }

    /// The ids of the actions that have titles in the tables.
    static let titledActions = [
        "inlineReply", "threadReply", "edit", "copy", "resend", "delete", "flag", "muteUser",
        "react",
    ]
}
