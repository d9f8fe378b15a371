/// Laid-out views as a figure, one below the other, with a caption.
public struct HTMLPicture {
    /// The words above the picture; hostile until escaped.
    public var caption: String
    /// The entries, the oldest first.
    public var entries: [HTMLEntry]
    /// The mode that colours are chosen for, if it is not the page's.
    public var scheme: TreeScheme?
    /// The style of everything that no view determines, if it is not the page's.
    public var style: PageStyle?

    /// Creates a picture.
    public init(
        _ caption: String,
        entries: [HTMLEntry],
        scheme: TreeScheme? = nil,
        style: PageStyle? = nil
    ) {
        self.caption = caption
        self.entries = entries
        self.scheme = scheme
        self.style = style
    }
}

@available(*, unavailable)
extension HTMLPicture: Sendable {}
