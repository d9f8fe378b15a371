public import FoundationNames

/// The surroundings that a chat is drawn in: a page or a terminal, whose smallest length is a point.
public struct UIScreen: Sendable, Hashable {
    /// What everything is drawn on.
    public static let main = UIScreen()

    /// The number of dots in a point: 1.
    public let scale: CGFloat = 1
}
