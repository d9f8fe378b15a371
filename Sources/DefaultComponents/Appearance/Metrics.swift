public import Views

extension Appearance {
    /// The lengths of a chat, in points.
    public struct Metrics: Sendable, Hashable {
        /// The width and height of an author's avatar.
        public var avatarSize = 32.0
        /// The width and height of an avatar in a line of text.
        public var smallAvatarSize = 16.0

        /// The width and height of symbols, before the text scale.
        public var symbolSize = 16.0
        /// The distance between the symbol of a button and the text after it.
        public var imagePadding = 6.0

        /// The margins around a message that ends its group.
        public var messageMargins = DirectionalEdgeInsets(leading: 8, bottom: 12, trailing: 8)
        /// The distance between an avatar and the message beside it.
        public var avatarSpacing = 8.0
        /// The distances between a bubble, its thread info, and its metadata.
        public var messageSpacing = 4.0
        /// The distances between quote, attachments and text in a bubble.
        public var bubbleSpacing = 4.0
        /// The distances between the metadata below a bubble: name, time, status.
        public var metadataSpacing = 4.0
        /// The distance between a number of readers and the symbol of a status.
        public var deliveryStatusSpacing = 4.0
        /// The distances between symbol, avatar and text of a thread info.
        public var threadInfoSpacing = 4.0
        /// The distance below a message that does not end its group.
        public var groupSpacing = 2.0
        /// The margins around the metadata below a bubble.
        public var metadataMargins = DirectionalEdgeInsets(leading: 12, trailing: 12)

        /// The width of the borders of bubbles, of views over a list and of the text in a composer.
        public var borderWidth = 1.0
        /// The radius of a bubble's corners.
        public var bubbleCornerRadius = 18.0
        /// The radius of the corner that is a bubble's tail.
        public var bubbleTailRadius = 4.0
        /// The margins between a bubble and its content.
        public var bubbleMargins = DirectionalEdgeInsets(all: 6)
        /// The insets of a message's text, besides the bubble's margins.
        public var textInsets = DirectionalEdgeInsets(top: 3, leading: 6, bottom: 3, trailing: 6)
        /// The maximum font size of a few emoji, whatever the text scale.
        public var maxEmojiSize = 64.0

        /// The radius of the corners of quotes, cards and pictures in a bubble.
        public var cardCornerRadius = 12.0
        /// The distance between the bar or symbol of a quote or card and its text.
        public var cardSpacing = 8.0
        /// The distances between the lines of a quote or card.
        public var cardLineSpacing = 2.0
        /// The distances between the parts of a card, and between a picture and its caption.
        public var cardPartSpacing = 6.0
        /// The margins inside quotes and cards.
        public var cardMargins = DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 10)
        /// The width of the bar at the leading edge of quotes and cards.
        public var accentBarWidth = 3.0
        /// The margins around the symbol of a file.
        public var symbolMargins = DirectionalEdgeInsets(all: 10)
        /// The maximum size of a picture.
        public var pictureSize = Size(width: 220, height: 140)
        /// The margins of the caption below a picture.
        public var captionMargins = DirectionalEdgeInsets(leading: 6, bottom: 3, trailing: 6)

        /// The vertical overlap of reactions with their bubble.
        public var reactionsOverlap = 8.0
        /// The minimum indent of reactions from the start of a narrow bubble.
        public var reactionsIndent = 16.0
        /// The margins inside the bubble of reactions.
        public var reactionsMargins = DirectionalEdgeInsets(horizontal: 6, vertical: 3)
        /// The distance between reactions and the number of further ones.
        public var reactionsSpacing = 2.0
        /// The margins around one reaction.
        public var reactionMargins = DirectionalEdgeInsets(leading: 3, trailing: 3)
        /// The width of the border between reactions and their bubble.
        public var reactionsBorder = 2.0
        /// The maximum number of different reactions that are shown, at a text scale of 1.
        public var maxReactions = 3
        /// The radius of the badge of a message that was not sent.
        public var badgeRadius = 9.0
        /// The margins inside a badge with a number.
        public var badgeMargins = DirectionalEdgeInsets(top: 2, leading: 6, bottom: 2, trailing: 6)
        /// The margins around the symbol of a round button.
        public var roundButtonMargins = DirectionalEdgeInsets(all: 14)

        /// The margins inside date separators and system messages.
        public var pillMargins = DirectionalEdgeInsets(top: 3, leading: 10, bottom: 3, trailing: 10)
        /// The radius of the corners of date separators and system messages.
        public var pillCornerRadius = 12.0
        /// The distance above and below decorations.
        public var decorationSpacing = 8.0
        /// The distance between symbol and text of a typing indicator.
        public var typingSpacing = 6.0
        /// The margins inside bars between messages.
        public var barMargins = DirectionalEdgeInsets(top: 6, leading: 8, bottom: 6, trailing: 8)

        /// The distance between the edges of a list and the views over it.
        public var listMargin = 8.0

        /// The margins of a composer.
        public var composerMargins = DirectionalEdgeInsets(all: 8)
        /// The distance between the parts of a composer.
        public var composerSpacing = 6.0
        /// The distances between texts, symbols and buttons in a part of a composer.
        public var composerPartSpacing = 6.0
        /// The distance between a composer's title and the quote below it.
        public var composerHeaderSpacing = 2.0
        /// The distances between the attachments in a composer.
        public var composerAttachmentSpacing = 4.0
        /// The insets of the text in a composer.
        public var composerTextInsets = DirectionalEdgeInsets(horizontal: 12, vertical: 8)
        /// The width of the cursor in a composer; one cell in a terminal.
        public var composerCursorWidth = 2.0
        /// The radius of the corners around the text in a composer.
        public var composerCornerRadius = 16.0
        /// The margins of a composer's button, around a symbol as high as a line of the text.
        public var composerButtonMargins = DirectionalEdgeInsets(horizontal: 10, vertical: 8)
        /// The margins around the symbols that cancel an edit and remove an attachment.
        public var composerCancelMargins = DirectionalEdgeInsets(horizontal: 8, vertical: 6)
        /// The margins around a composer's suggestions.
        public var suggestionsMargins = DirectionalEdgeInsets(all: 8)
        /// The distances between a composer's suggestions.
        public var suggestionsSpacing = 8.0
        /// The distances between avatar, title and detail of a suggestion.
        public var suggestionSpacing = 8.0
        /// The margins around one suggestion.
        public var suggestionMargins = DirectionalEdgeInsets(horizontal: 12, vertical: 3)
        /// The maximum number of suggestions that a composer shows.
        public var maxSuggestions = 5

        /// The margins around a channel in a list, and around the header of one.
        public var channelMargins = DirectionalEdgeInsets(horizontal: 12, vertical: 8)
        /// The margins inside sheets over a chat in a terminal.
        public var sheetMargins = DirectionalEdgeInsets(all: 16)
        /// The distances between the lines of a sheet.
        public var sheetSpacing = 8.0
        /// The radius of the corners of a sheet; in cells they are round or square.
        public var sheetCornerRadius = 8.0

        /// The maximum width of a page.
        public var pageWidth = 1088.0
        /// The distance between the cards of a page, and of their content from their borders.
        public var pageSpacing = 16.0
        /// The distance above and below the messages of a page's card.
        public var pageListMargin = 12.0
        /// The radius of the corners of a page's cards.
        public var pageCornerRadius = 16.0
        /// The width of the borders of a page's cards.
        public var pageBorderWidth = 1.0

        /// The text scale above which parts are stacked instead of side by side.
        public var largeTextScale = 1.3
        /// The thinnest line that a screen shows: a third of a point.
        public var hairline = 1.0 / 3.0

        /// Creates the default lengths.
        public init() {}
    }
}

extension Button {
    /// Sets the size of the symbol and its distance from the text, and extends the target of the symbol to 44 points.
    func take(_ metrics: Appearance.Metrics) {
        symbolSize = metrics.symbolSize
        imagePadding = metrics.imagePadding
        let rest = symbolSize - 44
        hitInsets = DirectionalEdgeInsets(
            horizontal: min(0, (rest + contentInset.leading + contentInset.trailing) / 2),
            vertical: min(0, (rest + contentInset.top + contentInset.bottom) / 2)
        )
    }
}
