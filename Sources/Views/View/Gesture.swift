public import Components

/// A gesture of a finger or a pointer on a view: a value that says what the host is to recognize.
///
/// The host tracks it, and code receives each ``GestureChange``. Lengths are in points and count along the reading
/// direction, so that right-to-left is the mirror.
///
/// ```swift
/// let reply = Gesture("reply", .swipe(.trailing), title: "Reply")
/// ```
public struct Gesture: Sendable, Hashable {
    /// The kinds of gestures.
    public enum Kind: Sendable, Hashable {
        /// A press that ends where it began.
        case tap
        /// Two taps at one place within 0.3 s.
        case doubleTap
        /// A press that stays where it began for a duration.
        case hold
        /// A movement in a direction.
        case swipe(Direction)
        /// A movement along an axis, or in any direction without one.
        case drag(Axis?)
        /// A pointer that is not pressed, or the keyboard's focus, on the view or on what it holds; begun and ended alone.
        case hover
    }

    /// The directions of swipes.
    public enum Direction: Sendable, Hashable, CaseIterable {
        /// Against the reading direction.
        case leading
        /// Along the reading direction.
        case trailing
        /// Upwards.
        case up
        /// Downwards.
        case down
    }

    /// The views that can follow the pointer.
    public enum Follower: Sendable, Hashable {
        /// The view of the gesture.
        case view
        /// The part made from the slot of a name: the first one in the view, or else the nearest one around it.
        case slot(named: String)

        /// The part made from a slot: the first one in the view, or else the nearest one around it.
        public static func part<Value, Part>(_ slot: Slot<Value, Part>) -> Self {
            .slot(named: slot.name)
        }
    }

    /// The name, by which other gestures precede it; one that is added to a view replaces that of the same name.
    public let name: String
    /// The kind.
    public let kind: Kind
    /// The title in menus, by which the keyboard reaches it.
    public var title: String
    /// The distance at which a swipe or a drag is crossed, in points; 48 in place of one that is not a usable length.
    public var threshold: Double {
        didSet { threshold = Self.usable(threshold) }
    }
    /// The time for which a hold has to last.
    public var duration: Duration
    /// The names of the gestures that this one precedes, wherever they are; names that nothing has are ignored.
    ///
    /// Besides gestures, these can be ``Gesture/scrolling`` and ``Gesture/tapping``.
    public var precedes: Set<String>
    /// The view that follows the pointer along the gesture's axis; it springs back when the gesture is over.
    ///
    /// It is shown elsewhere and keeps its place in layout, so that a tree that is made anew shows it there.
    public var follower: Follower?

    /// The name of the scrolling of a view around, which precedes gestures along its axis.
    public static let scrolling = "scrolling"
    /// The name of the taps and long presses that responders and controls inside the view answer, and that precede its
    /// gestures.
    public static let tapping = "tapping"

    /// Creates a gesture.
    public init(
        _ name: String,
        _ kind: Kind,
        title: String,
        threshold: Double = 48,
        duration: Duration = .milliseconds(500),
        precedes: Set<String> = [],
        follower: Follower? = nil
    ) {
        (self.name, self.kind, self.title) = (name, kind, title)
        self.threshold = Self.usable(threshold)
        (self.duration, self.precedes, self.follower) = (duration, precedes, follower)
    }

    private static func usable(_ threshold: Double) -> Double {
        threshold.isLength ? max(0, threshold) : 48
    }
}

/// A change of a gesture, as its handler receives it.
///
/// After each `begun` comes exactly one `ended` or `lost`.
public struct GestureChange: Sendable, Hashable {
    /// The kinds of changes.
    public enum Phase: Sendable, Hashable {
        /// The gesture is recognized.
        case begun
        /// The pointer moved.
        case moved
        /// The threshold is crossed, or is crossed back: see ``GestureChange/isCrossed``.
        case crossed
        /// The pointer was released.
        case ended
        /// The gesture does not take place, or not to its end.
        case lost(Loss)
    }

    /// The reasons why a gesture is lost.
    public enum Loss: Sendable, Hashable {
        /// Another gesture, ``Gesture/scrolling`` or ``Gesture/tapping`` precedes it and takes place.
        ///
        /// A gesture that has not begun receives it at the instant at which it would have begun.
        case preceded(by: String)
        /// The host took the pointer away, or threw the tree away.
        case cancelled
        /// The gesture, its plugin or its view was removed, or the view shows another message.
        case removed
    }

    /// The kind of change.
    public let phase: Phase
    /// The position of the pointer from where the leading upper corner of the view was when it was pressed, in points.
    public let position: Point
    /// The movement since the pointer was pressed: along the reading direction, and downwards, in points.
    public let translation: Size
    /// Whether the movement is beyond the threshold, in the direction of a swipe; always so without movement.
    public let isCrossed: Bool
}

extension Gesture.Direction {
    /// The axis of the direction.
    public var axis: Axis {
        switch self {
        case .leading, .trailing: .horizontal
        case .up, .down: .vertical
        }
    }

    /// The sign of a movement in the direction.
    var sign: Double {
        switch self {
        case .leading, .up: -1
        case .trailing, .down: 1
        }
    }
}

extension Gesture {
    /// Returns how far a movement goes in the direction of the gesture; nil for gestures without movement.
    func distance(of translation: Size) -> Double? {
        let (x, y) = (translation.width, translation.height)
        return switch kind {
        case .tap, .doubleTap, .hold, .hover: nil
        case .swipe(let direction): direction.sign * (direction.axis == .horizontal ? x : y)
        case .drag(.horizontal): abs(x)
        case .drag(.vertical): abs(y)
        case .drag(nil): (x * x + y * y).squareRoot()
        }
    }

    /// Returns the part of a movement that goes along the axis of the gesture, and in the direction of a swipe.
    func followed(_ translation: Size) -> Size {
        guard let distance = distance(of: translation), distance > 0 else { return .zero }
        return switch kind {
        case .swipe(.leading), .swipe(.trailing), .drag(.horizontal): Size(width: translation.width)
        case .swipe, .drag(.vertical): Size(height: translation.height)
        default: translation
        }
    }

    /// Whether the gesture is one of movement.
    var isMovement: Bool { distance(of: .zero) != nil }

    /// Whether a movement that is mostly along an axis is the gesture.
    func begins(with translation: Size, along axis: Axis) -> Bool {
        let way = followed(translation)
        return (axis == .horizontal ? way.width : way.height) != 0
    }
}
