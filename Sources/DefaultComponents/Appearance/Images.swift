public import Views

extension Appearance {
    /// The symbols of a chat.
    public struct Images: Sendable, Hashable {
        /// A message that waits to be sent.
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
        /// Handing attachments to somebody else.
        public var share = Image.symbol("share")
        /// A thread.
        public var thread = Image.symbol("arrow.reply")
        /// The way to the newest message.
        public var scrollToLatest = Image.symbol("arrow.down")
        /// That somebody is writing.
        public var typing = Image.symbol("typing")
        /// A file.
        public var file = Image.symbol("file")
        /// A sound.
        public var audio = Image.symbol("audio")
        /// A video.
        public var video = Image.symbol("play")
        /// Sending what is composed.
        public var composerSend = Image.symbol("send")
        /// Saving a message that is edited.
        public var composerConfirm = Image.symbol("check")
        /// Leaving an edit or an answer, and taking an attachment out.
        public var composerCancel = Image.symbol("cross")
        /// Something that no component knows.
        public var unknown = Image.symbol("question")

        /// Creates the default symbols.
        public init() {}
    }
}
