import Components
import Views

/// The running animations of an element.
struct MotionStyle: FastHashable {
    let steps: [Step]
    let mixed: UInt64

    /// An animation from a look to that of the element.
    struct Step: Hashable {
        let origin: Origin
        /// The time from now to the start, which is negative for what has begun, and the duration, in seconds.
        let delay: Double
        let duration: Double
        let curve: AnimationCurve
    }

    /// A property with its value at the start.
    enum Origin: Hashable {
        case opacity(Double)
        /// The corners of a box; nil for square ones.
        case corners(BoxStyle?)
        /// A background colour; nil if it is invisible.
        case background(ColorPair?)
    }

    /// Creates the animations of a view; nil if none is running.
    init?(of view: RenderedView, size: Size, isMirrored: Bool) {
        guard let (running, now) = view.animations, !running.isEmpty else { return nil }
        steps = running.map { animation in
            let origin: Origin
            switch animation.change {
            case .alpha(let from, let to):
                origin = .opacity(from ?? to)
            case .cornerRadius(let from, let to):
                var box = view.ended.box
                box.radius = from ?? to
                origin = .corners(BoxStyle(box, size: size, isMirrored: isMirrored))
            case .backgroundColor(let from, let to):
                origin = .background(ColorPair(from ?? to))
            }
            return Step(
                origin: origin,
                delay: Double(now.duration(to: animation.start).microseconds) / 1_000_000,
                duration: Double(animation.duration.microseconds) / 1_000_000,
                curve: animation.curve
            )
        }
        mixed = steps.reduce(0) { $0 &+ $1.delay.bitPattern ^ $1.duration.bitPattern >> 8 }
    }
}

extension HTMLWriter {
    /// Writes the rules of an element's animations; they end as the element looks without them.
    mutating func rule(of motion: MotionStyle, _ place: Int, _ colors: inout Interner<ColorPair>) {
        for (index, step) in motion.steps.enumerated() {
            markup("@keyframes ")
            keyframes(place, index)
            markup("{from{")
            switch step.origin {
            case .opacity(let value):
                markup("opacity:")
                number(value)
                markup(";")
            case .corners(let box?) where box.radius > 0: radii(of: box)
            case .corners: markup("border-radius:0;")
            case .background(let shade?): color("background-color:", shade, &colors)
            case .background(nil): markup("background-color:transparent;")
            }
            markup("}}\n")
        }
        markup(".k")
        integer(UInt(place))
        for (index, step) in motion.steps.enumerated() {
            markup(index == 0 ? "{animation:" : ",")
            keyframes(place, index)
            markup(" ")
            number(step.duration)
            switch step.curve {
            case .linear: markup("s linear ")
            case .easeIn: markup("s ease-in ")
            case .easeOut: markup("s ease-out ")
            case .easeInOut: markup("s ease-in-out ")
            }
            number(step.delay)
            markup("s backwards")
        }
        markup(";}\n")
    }

    /// Writes the name of the keyframes of an element's animation.
    private mutating func keyframes(_ place: Int, _ index: Int) {
        markup("k")
        integer(UInt(place))
        markup("-")
        integer(UInt(index))
    }
}
