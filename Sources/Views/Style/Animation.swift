public import Components

/// A change of a property that drawing shows in steps.
///
/// It is a value: what it shows at an instant depends on nothing else.
///
/// ```swift
/// let fade = Animation(.alpha(from: 1, to: 0), startingAt: start, over: .seconds(1), curve: .linear)
/// fade.value(at: start.advanced(by: .milliseconds(250)))  // .number(0.75)
/// ```
public struct Animation: Sendable, Hashable, Codable {
    /// The property, and its values at the start and at the end.
    public let change: Change
    /// The instant at which it starts.
    public let start: Timestamp
    /// The time from the start to the end.
    public let duration: Duration
    /// The course of the change over time.
    public let curve: AnimationCurve

    /// A property with its values at the start and at the end.
    ///
    /// Without a value at the start, a view begins with the value that it shows.
    public enum Change: Sendable, Hashable, Codable {
        /// The opacity, 0 to 1.
        case alpha(from: Double? = nil, to: Double)
        /// The radius of the corners, in points.
        case cornerRadius(from: Double? = nil, to: Double)
        /// The colour behind everything else; `Color.clear` to begin without one.
        case backgroundColor(from: Color? = nil, to: Color?)
    }

    /// The value of a property.
    public enum Value: Sendable, Hashable {
        /// An opacity, or a length in points.
        case number(Double)
        /// A colour; nil is transparent.
        case color(Color?)
    }

    /// Creates an animation.
    public init(
        _ change: Change,
        startingAt start: Timestamp,
        over duration: Duration,
        curve: AnimationCurve = .easeInOut
    ) {
        self.change = change
        self.start = start
        self.duration = duration
        self.curve = curve
    }

    /// The instant from which the property has its value at the end.
    public var end: Timestamp {
        start.advanced(by: duration)
    }

    /// Returns the share of the change at an instant: 0 up to the start, and 1 from the end on.
    public func share(at instant: Timestamp) -> Double {
        guard instant < end else { return 1 }
        guard instant > start else { return 0 }
        let passed = Double(instant.microseconds - start.microseconds)
        return curve.share(at: passed / Double(end.microseconds - start.microseconds))
    }

    /// Returns the value of the property at an instant.
    ///
    /// Colours are mixed as CSS mixes them: in sRGB, each by its opacity.
    public func value(at instant: Timestamp) -> Value {
        let share = share(at: instant)
        switch change {
        case .alpha(let from, let to), .cornerRadius(let from, let to):
            return .number((from ?? to).mixed(with: to, share))
        case .backgroundColor(let from, let to):
            return .color(from.map { $0.mixed(with: to, share) } ?? to)
        }
    }
}

extension Animation.Change {
    /// The name under which a view schedules the frames of the property.
    var name: String {
        switch self {
        case .alpha: "animation of alpha"
        case .cornerRadius: "animation of cornerRadius"
        case .backgroundColor: "animation of backgroundColor"
        }
    }

    /// Returns the change with a value at the start if it has none that can be drawn.
    func beginning(with look: AnimatedLook) -> Animation.Change {
        switch self {
        case .alpha(let from, let to):
            .alpha(from: from.flatMap { $0.isLength ? $0 : nil } ?? look.alpha, to: to)
        case .cornerRadius(let from, let to):
            .cornerRadius(
                from: from.flatMap { $0.isLength ? $0 : nil } ?? look.cornerRadius,
                to: to
            )
        case .backgroundColor(let from, let to):
            .backgroundColor(from: from ?? look.backgroundColor ?? .clear, to: to)
        }
    }
}

/// The values of the properties that can be animated.
struct AnimatedLook {
    var alpha: Double
    var cornerRadius: Double
    var backgroundColor: Color?

    /// Sets the property of an animation to its value at an instant.
    mutating func show(_ animation: Animation, at instant: Timestamp) {
        switch (animation.change, animation.value(at: instant)) {
        case (.alpha, .number(let value)): alpha = value
        case (.cornerRadius, .number(let value)): cornerRadius = value
        case (.backgroundColor, .color(let value)): backgroundColor = value
        default: break
        }
    }
}

extension Double {
    /// Returns a number between this one and another, exact at both ends and never beyond them.
    fileprivate func mixed(with other: Double, _ share: Double) -> Double {
        if share <= 0 || self == other { return self }
        if share >= 1 { return other }
        let value = self * (1 - share) + other * share
        return max(min(self, other), min(value, max(self, other)))
    }
}

extension Color {
    /// Returns a colour between this one and another, exact at both ends.
    fileprivate func mixed(with other: Color?, _ share: Double) -> Color? {
        if share <= 0 || self == other { return self }
        if share >= 1 { return other }
        let other = other ?? .clear
        return Color(
            "animated",
            light: light.mixed(with: other.light, share),
            dark: dark.mixed(with: other.dark, share)
        )
    }
}

extension RGBA {
    fileprivate func mixed(with other: RGBA, _ share: Double) -> RGBA {
        let (first, second) = (Double(alpha) * (1 - share), Double(other.alpha) * share)
        let sum = first + second
        guard sum > 0 else { return RGBA(0, alpha: 0) }
        func channel(_ own: UInt8, _ others: UInt8) -> UInt32 {
            UInt32(min(255, ((Double(own) * first + Double(others) * second) / sum).rounded()))
        }
        return RGBA(
            channel(red, other.red) << 16 | channel(green, other.green) << 8
                | channel(blue, other.blue),
            alpha: UInt8(min(255, sum.rounded()))
        )
    }
}

extension Slot where Value == Bool, Part == Never {
    /// Whether the reader has asked for less motion: animations then end as they begin.
    public static let reducesMotion = Slot(
        "reducesMotion",
        default: false,
        contract: .stable
    )
}
