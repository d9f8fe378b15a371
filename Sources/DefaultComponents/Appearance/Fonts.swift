public import Views

extension Appearance {
    /// The fonts of a chat.
    public struct Fonts: Sendable, Hashable {
        /// Messages.
        public var body = Font.body
        /// Buttons.
        public var bodyBold = Font.bodyBold
        /// Quotes and attachments.
        public var card = Font("card", size: 14)
        /// Authors of quotes and headlines of attachments.
        public var cardBold = Font("cardBold", size: 14, weight: .bold)
        /// Names, times, counts.
        public var footnote = Font.footnote
        /// Highlighted names and counts.
        public var footnoteBold = Font.footnoteBold
        /// Messages of a few emoji.
        public var emoji = Font.emoji
        /// Initials; their size is that of the avatar, not of the font.
        public var initials = Font("initials", size: 16, weight: .bold)
        /// The texts of a page; headings are larger, captions smaller.
        public var page = Font("page", size: 16)
        /// Code on a page, outside of messages.
        public var pageCode = Font("code", size: 13, isMonospaced: true)

        /// Creates the default fonts.
        public init() {}
    }
}
