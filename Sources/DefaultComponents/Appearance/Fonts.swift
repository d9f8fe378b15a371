public import Views

extension Appearance {
    /// The fonts of a chat.
    public struct Fonts: Sendable, Hashable {
        /// Messages.
        public var body = Font.body
        /// What stands out among messages: buttons.
        public var bodyBold = Font.bodyBold
        /// Quotes and attachments.
        public var card = Font("card", size: 14)
        /// Authors of quotes and headlines of attachments.
        public var cardBold = Font("cardBold", size: 14, weight: .bold)
        /// Names, times, counts.
        public var footnote = Font.footnote
        /// Names and counts that stand out.
        public var footnoteBold = Font.footnoteBold
        /// Messages of a few emoji.
        public var emoji = Font.emoji

        /// Creates the default fonts.
        public init() {}
    }
}
