public import Components

extension Appearance {
    /// The formatters that turn values into text.
    public struct Formatters: Sendable {
        /// The time of a message: `9:41 AM`.
        public var messageTimestamp: @Sendable (Timestamp, ChatCalendar) -> String = timeOfDay
        /// The day of a date separator: `March 2, 2026`.
        public var messageDateSeparator: @Sendable (Timestamp, ChatCalendar) -> String = day
        /// The number of replies: `1 reply`, `2 replies`.
        public var replies: @Sendable (Int) -> String = { $0 == 1 ? "1 reply" : "\($0) replies" }
        /// The text after the time of an edited message.
        public var edited: @Sendable () -> String = { "Edited" }
        /// The text of a message that only the reader sees.
        public var onlyVisibleForYou: @Sendable () -> String = { "Only visible to you" }
        /// The text above the first unread message.
        public var unreadMessages: @Sendable () -> String = { "Unread messages" }
        /// The number of further items: `and 2 more`.
        public var more: @Sendable (Int) -> String = { "and \($0) more" }
        /// The size of a file: `4.2 kB`.
        public var fileSize: @Sendable (Int) -> String = size
        /// The number of unread messages, on a badge: `3`, `99+`.
        public var unreadCount: @Sendable (Int) -> String = { $0 > 99 ? "99+" : "\($0)" }
        /// The label of the button that scrolls to the newest message, with the number of unread ones.
        public var scrollToLatest: @Sendable (Int) -> String = wayToLatest
        /// The users who are typing: `Anna is typing`, `Anna and 2 more are typing`.
        public var typing: @Sendable ([ChatUser]) -> String = typists
        /// The title of an action by its id: `Edit Message` for `edit`; unknown ids are returned unchanged.
        public var messageAction: @Sendable (String) -> String = { actionTitles[$0] ?? $0 }
        /// The placeholder of an empty composer.
        public var composerPlaceholder: @Sendable () -> String = { "Write a message" }
        /// The title of a composer's header: `Edit Message`, `Reply to Anna`; empty for a new message.
        public var composerTitle: @Sendable (ComposerState) -> String = title
        /// The label of a composer's button, depending on whether a message is edited.
        public var composerSend: @Sendable (_ isEdit: Bool) -> String = { $0 ? "Save" : "Send" }
        /// The label of the button that cancels an edit or a quote.
        public var composerCancel: @Sendable () -> String = { "Cancel" }
        /// The label of the button that removes an attachment from a composer.
        public var composerRemove: @Sendable () -> String = { "Remove" }
        /// The reason for which a message was not sent.
        public var sendingError: @Sendable (ChatSendingError) -> String = reason

        /// Creates the default formatters, which are English.
        public init() {}
    }
}

extension Appearance: ContainedValue {
    /// Returns the same, with formatters that use those below where a text is too long to be shown, and with the
    /// lengths or fonts below if a number in its own cannot be used in a layout.
    package func contained(
        above below: any Sendable,
        isOfPlugin: Bool,
        _ tell: @escaping @Sendable (RejectedOperation) -> Void
    ) -> any ContainedValue {
        guard let below = below as? Appearance else { return self }
        var result = self
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

    fileprivate mutating func limit(
        to below: Self,
        _ tell: @escaping @Sendable (RejectedOperation) -> Void
    ) {
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
    }
}

/// Returns the time of day on a twelve-hour clock, with a plain space: `9:41 AM`.
@Sendable
private func timeOfDay(_ instant: Timestamp, _ calendar: ChatCalendar) -> String {
    let time = calendar.civil(instant)
    let hour = time.hour % 12 == 0 ? 12 : time.hour % 12
    let minute = time.minute < 10 ? "0\(time.minute)" : "\(time.minute)"
    return "\(hour):\(minute) \(time.hour < 12 ? "AM" : "PM")"
}

/// Returns the day in words: `March 2, 2026`.
@Sendable
private func day(_ instant: Timestamp, _ calendar: ChatCalendar) -> String {
    let date = calendar.civil(instant)
    return "\(monthNames[date.month - 1]) \(date.day), \(date.year)"
}

private let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
]

/// Returns a size in the largest unit of a thousand that it reaches: `4.2 kB`.
@Sendable
private func size(_ bytes: Int) -> String {
    guard bytes >= 1000 else { return bytes == 1 ? "1 byte" : "\(bytes) bytes" }
    var value = Double(bytes)
    var unit = ""
    // Rounded to tenths, 999.95 is a thousand.
    for next in ["kB", "MB", "GB", "TB"] where value >= 999.95 {
        value /= 1000
        unit = next
    }
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10) \(unit)" : "\(tenths / 10).\(tenths % 10) \(unit)"
}

/// Returns the label of the button to the newest message: `Scroll to latest message, 3 unread`.
@Sendable
private func wayToLatest(_ unread: Int) -> String {
    let words = "Scroll to latest message"
    return unread > 0 ? "\(words), \(unread) unread" : words
}

/// Returns the users who are typing; empty if there are none.
@Sendable
private func typists(_ users: [ChatUser]) -> String {
    guard let first = users.first else { return "" }
    guard users.count > 1 else { return "\(first.name) is typing" }
    return "\(first.name) and \(users.count - 1) more are typing"
}

/// Returns the title of a composer's header.
@Sendable
private func title(_ state: ComposerState) -> String {
    switch state {
    case .new: ""
    case .editing: "Edit Message"
    case .quoting(let message): "Reply to \(message.author.name)"
    }
}

/// Returns the reason for which a message was not sent, for the reader.
@Sendable
private func reason(_ error: ChatSendingError) -> String {
    switch error {
    case .noCurrentUser: "You cannot write in this channel."
    case .noChannel: "There is no channel to write in."
    case .emptyMessage: "There is nothing to send."
    case .unknownMessage: "The message is not there any more."
    case .deletedMessage: "The message was deleted."
    }
}

private let actionTitles = [
    "inlineReply": "Reply", "threadReply": "Thread Reply", "edit": "Edit Message",
    "copy": "Copy Message", "resend": "Resend", "delete": "Delete Message",
    "flag": "Flag Message", "muteUser": "Mute User", "react": "Add Reaction",
]
