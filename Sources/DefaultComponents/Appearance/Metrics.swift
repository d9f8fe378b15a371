public import Views

extension Appearance {
    /// The lengths of a chat, in points.
    public struct Metrics: Sendable, Hashable {
        /// The width and height of an author's avatar.
        public var avatarSize = 32.0
        /// The radius of a bubble's corners.
        public var bubbleCornerRadius = 18.0
        /// The margins around a message.
        public var messageMargins = DirectionalEdgeInsets(
            top: 0,
            leading: 8,
            bottom: 8,
            trailing: 8
        )
        /// How far reactions lie over their bubble.
        public var reactionsOverlap = 8.0
        /// The thinnest line that a screen shows: a third of a point.
        public var hairline = 1.0 / 3.0

        /// Creates the default lengths.
        public init() {}
    }
}
