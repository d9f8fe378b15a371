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

extension PageStyle {
    /// Creates the style of a page in the look of components; none if others have the same.
    init?(_ components: Components, unlike others: Components) {
        self.init(components[.appearance])
        if self == PageStyle(others[.appearance]) { return nil }
    }
}

extension TerminalOptions {
    /// Takes the colours of an appearance for what no view decides.
    public mutating func take(_ appearance: Appearance) {
        link = appearance.palette.link
        mention = appearance.palette.mention
        bar = appearance.palette.terminalBar
        letters = appearance.palette.terminalLetters
        edge = appearance.palette.terminalEdge
    }
}
