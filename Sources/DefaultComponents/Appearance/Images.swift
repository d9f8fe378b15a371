public import Views

extension Appearance {
    /// The symbols of a chat.
    public struct Images: Sendable, Hashable {
        /// A message that is pending.
        public var messageDeliveryStatusPending = Image.symbol("clock")
        /// A message that was sent.
        public var messageDeliveryStatusSent = Image.symbol("check")
        /// A message that was received.
        public var messageDeliveryStatusDelivered = Image.symbol("checks")
        /// A message that was read.
        public var messageDeliveryStatusRead = Image.symbol("checks.read")
        /// A message that only the reader sees.
        public var onlyVisibleToCurrentUser = Image.symbol("eye")
        /// A message that was not sent.
        public var messageListErrorIndicator = Image.symbol("error")
        /// Sharing attachments.
        public var share = Image.symbol("share")
        /// A thread.
        public var thread = Image.symbol("arrow.reply")
        /// Scrolling to the newest message.
        public var scrollToLatest = Image.symbol("arrow.down")
        /// A user who is typing.
        public var typing = Image.symbol("typing")
        /// A file.
        public var file = Image.symbol("file")
        /// A sound.
        public var audio = Image.symbol("audio")
        /// A video.
        public var video = Image.symbol("play")
        /// Sending a message.
        public var composerSend = Image.symbol("send")
        /// Saving an edit.
        public var composerConfirm = Image.symbol("check")
        /// Cancelling an edit or a quote, and removing an attachment.
        public var composerCancel = Image.symbol("cross")
        /// Unknown content.
        public var unknown = Image.symbol("question")

        /// Creates the default symbols.
        public init() {}
    }
}
