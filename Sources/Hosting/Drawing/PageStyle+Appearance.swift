import Components
public import DefaultComponents
public import Drawing

extension PageStyle {
    /// Creates the style of a page on which messages in an appearance lie.
    public init(_ appearance: Appearance) {
        self.init()
        let (palette, fonts, metrics) = (appearance.palette, appearance.fonts, appearance.metrics)
        text = palette.text
        quiet = palette.pageSubtitleText
        link = palette.link
        mention = palette.mention
        page = palette.page
        card = palette.background
        edge = palette.pageBorder
        code = palette.pageCode
        inlineCode = palette.inlineCode
        inlineQuote = palette.inlineQuote
        picture = palette.placeholder
        pictureEnd = palette.placeholderEnd
        initials = palette.initials
        font = fonts.page
        codeFont = fonts.pageCode
        initialsFont = fonts.initials
        width = metrics.pageWidth
        spacing = metrics.pageSpacing
        listMargin = metrics.pageListMargin
        cornerRadius = metrics.pageCornerRadius
        borderWidth = metrics.pageBorderWidth
    }
}
