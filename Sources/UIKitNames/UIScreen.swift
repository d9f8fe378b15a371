public import FoundationNames

/// The medium that a chat is drawn on, a page or a terminal, whose smallest length is a point.
public struct UIScreen: Sendable, Hashable {
    /// The only screen.
    public static let main = UIScreen()

    /// The number of pixels in a point: 1.
    public let scale: CGFloat = 1
}
