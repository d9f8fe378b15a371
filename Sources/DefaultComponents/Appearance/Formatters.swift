public import Components

extension Appearance {
    /// The formatters that turn values into text.
    public struct Formatters: Sendable {
        /// The words, dates and numbers of the locale.
        public private(set) var words: Words
        /// The names of the formatters that were set; the others follow the words.
        private var own: Set<String> = []

        /// The time of a message: `9:41 AM`.
        public var messageTimestamp: @Sendable (Timestamp, ChatCalendar) -> String {
            didSet { own.insert("messageTimestamp") }
        }
        /// The day of a date separator: `March 2, 2026`.
        public var messageDateSeparator: @Sendable (Timestamp, ChatCalendar) -> String {
            didSet { own.insert("messageDateSeparator") }
        }
        /// The number of replies: `1 reply`, `2 replies`.
        public var replies: @Sendable (Int) -> String {
            didSet { own.insert("replies") }
        }
        /// The text after the time of an edited message.
        public var edited: @Sendable () -> String {
            didSet { own.insert("edited") }
        }
        /// The text of a message that only the reader sees.
        public var onlyVisibleForYou: @Sendable () -> String {
            didSet { own.insert("onlyVisibleForYou") }
        }
        /// The text above the first unread message.
        public var unreadMessages: @Sendable () -> String {
            didSet { own.insert("unreadMessages") }
        }
        /// The number of further items: `and 2 more`.
        public var more: @Sendable (Int) -> String {
            didSet { own.insert("more") }
        }
        /// The size of a file: `4.2 kB`.
        public var fileSize: @Sendable (Int) -> String {
            didSet { own.insert("fileSize") }
        }
        /// The number of unread messages, on a badge: `3`, `99+`.
        public var unreadCount: @Sendable (Int) -> String {
            didSet { own.insert("unreadCount") }
        }
        /// The label of the button that scrolls to the newest message, with the number of unread ones.
        public var scrollToLatest: @Sendable (Int) -> String {
            didSet { own.insert("scrollToLatest") }
        }
        /// The users who are typing: `Anna is typing`, `Anna and 2 more are typing`.
        public var typing: @Sendable ([ChatUser]) -> String {
            didSet { own.insert("typing") }
        }
        /// The title of an action by its id: `Edit Message` for `edit`; unknown ids are returned unchanged.
        public var messageAction: @Sendable (String) -> String {
            didSet { own.insert("messageAction") }
        }
        /// The placeholder of an empty composer.
        public var composerPlaceholder: @Sendable () -> String {
            didSet { own.insert("composerPlaceholder") }
        }
        /// The title of a composer's header: `Edit Message`, `Reply to Anna`; empty for a new message.
        public var composerTitle: @Sendable (ComposerState) -> String {
            didSet { own.insert("composerTitle") }
        }
        /// The label of a composer's button, depending on whether a message is edited.
        public var composerSend: @Sendable (_ isEdit: Bool) -> String {
            didSet { own.insert("composerSend") }
        }
        /// The label of the button that cancels an edit or a quote.
        public var composerCancel: @Sendable () -> String {
            didSet { own.insert("composerCancel") }
        }
        /// The label of the button that removes an attachment from a composer.
        public var composerRemove: @Sendable () -> String {
            didSet { own.insert("composerRemove") }
        }
        /// The reason for which a message was not sent.
        public var sendingError: @Sendable (ChatSendingError) -> String {
            didSet { own.insert("sendingError") }
        }

        /// Creates the default formatters, which are English until they are registered, and then follow the locale.
        public init() {
            self = Self.english
        }

        private static let english = Self(.english)

        /// Creates the formatters of words.
        init(_ words: Words) {
            self.words = words
            let formats = words.formats
            messageTimestamp = { formats.timeOfDay($0, $1) }
            messageDateSeparator = { formats.day($0, $1) }
            let (replies, more) = (words.phrase(.replies), words.phrase(.more))
            self.replies = { replies.text(["count": .number($0)]) }
            self.more = { more.text(["count": .number($0)]) }
            edited = words.constant(.edited)
            onlyVisibleForYou = words.constant(.onlyVisibleForYou)
            unreadMessages = words.constant(.unreadMessages)
            fileSize = { words.size($0) }
            unreadCount = {
                $0 > 99
                    ? words.text(.unreadCountOver, ["count": .number(99)]) : formats.number($0)
            }
            scrollToLatest = {
                $0 > 0
                    ? words.text(.scrollToLatestUnread, ["count": .number($0)])
                    : words.text(.scrollToLatest)
            }
            typing = { words.typists($0) }
            let titles = Dictionary(
                uniqueKeysWithValues: WordKey.titledActions.map {
                    ($0, words.text(.messageAction($0)))
                }
            )
            messageAction = { titles[$0] ?? $0 }
            composerPlaceholder = words.constant(.composerPlaceholder)
            composerTitle = { state in
                switch state {
                case .new: ""
                case .editing: words.text(.composerEditing)
                case .quoting(let message):
                    words.text(.composerQuoting, ["name": .text(message.author.name)])
                }
            }
            composerSend = { words.text($0 ? .composerSave : .composerSend) }
            composerCancel = words.constant(.composerCancel)
            composerRemove = words.constant(.composerRemove)
            sendingError = { error in
                switch error {
                case .noCurrentUser: words.text(.cannotWrite)
                case .noChannel: words.text(.noChannel)
                case .emptyMessage: words.text(.nothingToSend)
                case .unknownMessage: words.text(.messageIsGone)
                case .deletedMessage: words.text(.messageWasDeleted)
                }
            }
        }
    }

    /// The words, dates and numbers of the locale.
    public var words: Words { formatters.words }

    /// Creates the default appearance in other words.
    init(_ words: Words) {
        formatters = Formatters(words)
    }
}

extension Appearance: ContainedValue {
    /// Returns the same, in the words of what lies below, with formatters that use those below where a text is too long
    /// to be shown, and with the lengths or fonts below if a number in its own cannot be used in a layout.
    package func contained(
        above below: any Sendable,
        isOfPlugin: Bool,
        _ tell: @escaping @Sendable (RejectedOperation) -> Void
    ) -> any ContainedValue {
        guard let below = below as? Appearance else { return self }
        var result = self
        result.formatters.follow(below.formatters)
        if isOfPlugin { result.formatters.limit(to: below.formatters, tell) }
        if metrics != below.metrics, !Self.isUsable(metrics, "metrics", tell) {
            result.metrics = below.metrics
        }
        if fonts != below.fonts, !Self.isUsable(fonts, "fonts", tell) { result.fonts = below.fonts }
        return result
    }

    /// Returns whether all numbers in a value can be used in a layout, and reports the first that cannot.
    private static func isUsable(
        _ value: Any,
        _ name: String,
        _ tell: (RejectedOperation) -> Void
    ) -> Bool {
        guard let number = value as? Double else {
            return Mirror(reflecting: value).children.allSatisfy {
                isUsable($0.value, "\(name).\($0.label ?? "")", tell)
            }
        }
        let limits = limits(of: name)
        if limits.contains(number) { return true }
        tell(.unusableNumber(of: "appearance", name, "\(number)", limits: limits))
        return false
    }

    /// Returns the numbers with which messages can be read, of a length or the size of a font.
    private static func limits(of name: String) -> ClosedRange<Double> {
        if name.hasPrefix("fonts") { return 1...1_000 }
        // Large radii make half circles, and pages are as wide as their readers allow.
        if ["Radius", "Scale", "pageWidth"].contains(where: name.hasSuffix) { return 0...1e7 }
        return name.contains("Size") || name.hasSuffix("Width") ? 0...1_000 : -1_000...1_000
    }
}

extension Appearance.Formatters {
    /// The maximum number of bytes that a formatter may return.
    private static let limit = 100_000

    /// Takes the words of the formatters below, for all formatters that were not set.
    fileprivate mutating func follow(_ below: Self) {
        guard words !== below.words else { return }
        let (worded, kept) = (Self(below.words), own)
        func follows(_ name: String) -> Bool { !kept.contains(name) }
        if follows("messageTimestamp") { messageTimestamp = worded.messageTimestamp }
        if follows("messageDateSeparator") { messageDateSeparator = worded.messageDateSeparator }
        if follows("replies") { replies = worded.replies }
        if follows("edited") { edited = worded.edited }
        if follows("onlyVisibleForYou") { onlyVisibleForYou = worded.onlyVisibleForYou }
        if follows("unreadMessages") { unreadMessages = worded.unreadMessages }
        if follows("more") { more = worded.more }
        if follows("fileSize") { fileSize = worded.fileSize }
        if follows("unreadCount") { unreadCount = worded.unreadCount }
        if follows("scrollToLatest") { scrollToLatest = worded.scrollToLatest }
        if follows("typing") { typing = worded.typing }
        if follows("messageAction") { messageAction = worded.messageAction }
        if follows("composerPlaceholder") { composerPlaceholder = worded.composerPlaceholder }
        if follows("composerTitle") { composerTitle = worded.composerTitle }
        if follows("composerSend") { composerSend = worded.composerSend }
        if follows("composerCancel") { composerCancel = worded.composerCancel }
        if follows("composerRemove") { composerRemove = worded.composerRemove }
        if follows("sendingError") { sendingError = worded.sendingError }
        (words, own) = (below.words, kept)
    }

    fileprivate mutating func limit(
        to below: Self,
        _ tell: @escaping @Sendable (RejectedOperation) -> Void
    ) {
        let kept = own
        func limited<each Input>(
            _ name: String,
            _ formatter: @escaping @Sendable (repeat each Input) -> String,
            _ below: @escaping @Sendable (repeat each Input) -> String
        ) -> @Sendable (repeat each Input) -> String {
            { (input: repeat each Input) in
                let text = formatter(repeat each input)
                guard text.utf8.count > Self.limit else { return text }
                tell(.textTooLong(function: name, bytes: text.utf8.count, limit: Self.limit))
                return below(repeat each input)
            }
        }
        messageTimestamp = limited("messageTimestamp", messageTimestamp, below.messageTimestamp)
        messageDateSeparator = limited(
            "messageDateSeparator",
            messageDateSeparator,
            below.messageDateSeparator
        )
        replies = limited("replies", replies, below.replies)
        edited = limited("edited", edited, below.edited)
        onlyVisibleForYou = limited("onlyVisibleForYou", onlyVisibleForYou, below.onlyVisibleForYou)
        unreadMessages = limited("unreadMessages", unreadMessages, below.unreadMessages)
        more = limited("more", more, below.more)
        fileSize = limited("fileSize", fileSize, below.fileSize)
        unreadCount = limited("unreadCount", unreadCount, below.unreadCount)
        scrollToLatest = limited("scrollToLatest", scrollToLatest, below.scrollToLatest)
        typing = limited("typing", typing, below.typing)
        messageAction = limited("messageAction", messageAction, below.messageAction)
        composerPlaceholder = limited(
            "composerPlaceholder",
            composerPlaceholder,
            below.composerPlaceholder
        )
        composerTitle = limited("composerTitle", composerTitle, below.composerTitle)
        composerSend = limited("composerSend", composerSend, below.composerSend)
        composerCancel = limited("composerCancel", composerCancel, below.composerCancel)
        composerRemove = limited("composerRemove", composerRemove, below.composerRemove)
        sendingError = limited("sendingError", sendingError, below.sendingError)
        own = kept
    }
}
