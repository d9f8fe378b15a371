/// Where in the viewport a message is scrolled to.
public enum ListScrollPosition: Sendable, Hashable {
    /// Its upper edge on that of the viewport.
    case top
    /// In the middle.
    case middle
    /// Its lower edge on that of the viewport.
    case bottom
}
