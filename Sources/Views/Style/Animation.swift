public import Components

/// A change of a property that drawing shows in steps.
///
/// It is a value: what it shows at an instant depends on nothing else.
///
/// ```swift
/// let fade = Animation(.alpha(from: 1, to: 0), startingAt: start, over: .seconds(1), curve: .linear)
/// fade.change(at: start.advanced(by: .milliseconds(250)))  // .alpha(from: 1, to: 0.75)
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

    /// A property with its values at the start and at the end; a view starts with the value that it shows unless one is
    /// given.
    public enum Change: Sendable, Hashable, Codable {
        /// The opacity, 0 to 1.
        case alpha(from: Double? = nil, to: Double)
        /// The radius of the corners, in points.
        case cornerRadius(from: Double? = nil, to: Double)
        /// The colour behind everything else; `Color.clear` to start without one.
        case backgroundColor(from: Color? = nil, to: Color?)
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

    /// Returns the share of the change that is done at an instant: 0 up to the start, and 1 from the end on.
    public func share(at instant: Timestamp) -> Double {
        guard instant < end else { return 1 }
        guard instant > start else { return 0 }
        let passed = Double(instant.microseconds - start.microseconds)
        return curve.share(at: passed / Double(end.microseconds - start.microseconds))
    }

    /// Returns the part of the change that is done at an instant: to the value of the property then.
    ///
    /// Colours are mixed as CSS mixes them: in sRGB, each by its opacity.
    public func change(at instant: Timestamp) -> Change {
        let share = share(at: instant)
        guard share < 1 else { return change }
        return switch change {
        case .alpha(let from?, let to): .alpha(from: from, to: from.mixed(with: to, share))
        case .cornerRadius(let from?, let to):
            .cornerRadius(from: from, to: from.mixed(with: to, share))
        case .backgroundColor(let from?, let to):
            .backgroundColor(from: from, to: from.mixed(with: to ?? .clear, share))
        default: change
        }
    }
}

/// The properties of a view that can be animated.
package struct AnimatedLook: Equatable {
    package var alpha: Double
    package var layer: Layer
    package var backgroundColor: Color?

    /// Sets the property of a change to its value at the end.
    mutating func take(_ change: Animation.Change) {
        switch change {
        case .alpha(_, let to): alpha = to
        case .cornerRadius(_, let to): layer.cornerRadius = to
        case .backgroundColor(_, let to): backgroundColor = to
        }
    }

    /// Returns a change with the present value at the start unless it has one.
    func starting(_ change: Animation.Change) -> Animation.Change {
        switch change {
        case .alpha(let from, let to): .alpha(from: (from ?? alpha).finite, to: to)
        case .cornerRadius(let from, let to):
            .cornerRadius(from: (from ?? layer.cornerRadius).finite, to: to)
        case .backgroundColor(let from, let to):
            .backgroundColor(from: from ?? backgroundColor ?? .clear, to: to)
        }
    }
}

extension Double {
    fileprivate func mixed(with other: Double, _ share: Double) -> Double {
        let value = self * (1 - share) + other * share
        return max(min(self, other), min(value, max(self, other)))
    }
}

extension Color {
    fileprivate func mixed(with other: Color, _ share: Double) -> Color {
        guard share > 0, self != other else { return self }
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
        func channel(_ own: UInt8, _ others: UInt8) -> UInt32 {
            let value = (Double(own) * first + Double(others) * second) / (first + second)
            return UInt32(min(255, value.finite.rounded()))
        }
        return RGBA(
            channel(red, other.red) << 16 | channel(green, other.green) << 8
                | channel(blue, other.blue),
            alpha: UInt8(min(255, (first + second).rounded()))
        )
    }
}

extension Slot where Value == Bool, Part == Never {
    /// Whether the reader has asked for less motion: animations then end as they begin.
    public static let reducesMotion = Slot("reducesMotion", default: false, contract: .stable)
}
