public import Views

/// The settings of a whole page.
public struct HTMLSettings: Sendable, Hashable {
    /// The language of the page's own words, as in BCP 47.
    public var language: String
    /// The reading direction of the page; layouts inside it have their own.
    public var direction: LayoutDirection
    /// The mode that colours are chosen for.
    public var scheme: HTMLScheme
    /// Whether views lie at their frames, or the browser lays them out again; at their frames by default.
    public var layout: HTMLLayout
    /// Whether elements have attributes with their frames and texts with their widths, for checks in a browser.
    public var carriesFrames: Bool
    /// Whether running animations are written as CSS, so that they go on in the browser, rather than at the instant.
    public var animates: Bool
    /// The way in which pictures with an address are shown; placeholders by default.
    public var pictures: HTMLPictures
    /// The style of everything that no view determines.
    public var style: PageStyle

    /// Creates settings.
    public init(
        language: String = "en",
        direction: LayoutDirection = .leftToRight,
        scheme: HTMLScheme = .automatic,
        layout: HTMLLayout = .frames,
        carriesFrames: Bool = false,
        animates: Bool = false,
        pictures: HTMLPictures = .placeholders,
        style: PageStyle = PageStyle()
    ) {
        self.language = language
        self.direction = direction
        self.scheme = scheme
        self.layout = layout
        self.carriesFrames = carriesFrames
        self.animates = animates
        self.pictures = pictures
        self.style = style
    }
}
