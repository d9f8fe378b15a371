public import Views

extension Appearance {
    /// The fonts of a chat.
    public struct Fonts: Sendable, Hashable {
        /// Messages.
        public var body = Font.body
        /// Headlines of attachments.
        public var bodyBold = Font.bodyBold
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
