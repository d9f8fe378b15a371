public import Views

/// What holds for a whole page.
public struct HTMLSettings: Sendable, Hashable {
    /// The language of the page's own words, as in BCP 47.
    public var language: String
    /// The reading direction of the page; layouts inside it have their own.
    public var direction: LayoutDirection
    /// The surroundings that colours are chosen for.
    public var scheme: HTMLScheme
    /// Whether elements carry their frames and texts their widths, for checks in a browser.
    public var carriesFrames: Bool
    /// What all looks like that no view decides.
    public var style: PageStyle

    /// Creates settings.
    public init(
        language: String = "en",
        direction: LayoutDirection = .leftToRight,
        scheme: HTMLScheme = .automatic,
        carriesFrames: Bool = false,
        style: PageStyle = PageStyle()
    ) {
        self.language = language
        self.direction = direction
        self.scheme = scheme
        self.carriesFrames = carriesFrames
        self.style = style
    }
}
