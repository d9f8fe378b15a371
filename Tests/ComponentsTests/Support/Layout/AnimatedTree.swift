import Components
import Tracing
import Views

/// A tree of views in which random properties are animated.
struct AnimatedTree {
    let root = View()
    let views: [View]
    let tree: ComponentTree

    /// Creates the tree with its clock at an instant.
    init(at now: Timestamp = Timestamp(seconds: 10)) {
        let boxes = (0..<4).map { _ in View() }
        views = boxes + [Label()]
        for (number, view) in views.enumerated() {
            view.frame = Rect(x: Double(number) * 40, y: 16, width: 32, height: 32)
            view.accessibilityLabel = "0"
        }
        (views.last as? Label)?.text = "Hi"
        views.forEach(root.addSubview)
        var context = ComponentContext(Components())
        context.now = now
        tree = root.mount(in: context)
        root.frame = Rect(width: 240, height: 64)
        root.layoutIfNeeded()
    }

    /// What drawing shows of a view, and the label that steps set.
    struct Shown: Equatable {
        var look: Look
        var label: String?

        struct Look: Equatable {
            var alpha: Double
            var radius: Double
            var light: RGBA?
            var dark: RGBA?
        }
    }

    var shown: [Shown] {
        views.map { view in
            let color = view.shown.backgroundColor ?? .clear
            let look = Shown.Look(
                alpha: view.shown.alpha,
                radius: view.shown.layer.cornerRadius,
                light: color.light.alpha == 0 ? nil : color.light,
                dark: color.dark.alpha == 0 ? nil : color.dark
            )
            return Shown(look: look, label: view.accessibilityLabel)
        }
    }

    /// Returns the first difference from another tree, apart from the labels that steps set.
    func difference(from other: AnimatedTree) -> String? {
        for (view, same) in zip(views, other.views) {
            let all = ViewDifference.all(of: view, from: same)
            if let found = all.first(where: { $0.property != "accessibilityLabel" }) {
                return "\(found.property): \(found.found), \(found.expected)"
            }
        }
        return nil
    }

    /// A random change of a view, or an advance of the clock.
    enum Step {
        case animate(Int, Animation)
        case steps(Int, Animation)
        case advance(Timestamp)

        init(at now: Timestamp, using generator: inout SeededGenerator) {
            let time = { (range: ClosedRange<Int64>, generator: inout SeededGenerator) in
                Duration.microseconds(Int64.random(in: range, using: &generator))
            }
            let kind = Int.random(in: 0..<6, using: &generator)
            if kind < 2 {
                self = .advance(now.advanced(by: time(0...200_000, &generator)))
                return
            }
            let animation = Animation(
                Self.change(using: &generator),
                startingAt: now.advanced(by: time(-100_000...50_000, &generator)),
                over: time(0...600_000, &generator),
                curve: AnimationCurve.allCases.randomElement(using: &generator) ?? .linear
            )
            let view = Int.random(in: 0..<5, using: &generator)
            self = kind == 2 ? .steps(view, animation) : .animate(view, animation)
        }

        private static func change(using generator: inout SeededGenerator) -> Animation.Change {
            let colors: [Color] = [.clear, .white, .systemRed, .systemBlue]
            let (from, to) = (
                Int.random(in: 0...4, using: &generator), Int.random(in: 0...4, using: &generator)
            )
            return switch Int.random(in: 0..<3, using: &generator) {
            case 0: .alpha(from: Double(from) / 4, to: Double(to) / 4)
            case 1: .cornerRadius(from: Double(from) * 3, to: Double(to) * 3)
            default: .backgroundColor(from: colors[from % 4], to: to == 4 ? nil : colors[to])
            }
        }
    }

    /// Takes a step, or sets the property at once.
    func take(_ step: Step, withSteps: Bool = true, withAdvances: Bool = true) {
        switch step {
        case .advance(let instant):
            if withAdvances { tree.advance(to: instant) }
        case .animate(let place, let animation):
            let duration = withSteps ? animation.duration : .zero
            views[place].animate(
                animation.change,
                over: duration,
                curve: animation.curve,
                startingAt: withSteps ? animation.start : nil
            )
        case .steps(let place, let animation):
            views[place].animate(
                steps: "label",
                over: withSteps ? animation.duration : .zero,
                curve: animation.curve,
                startingAt: withSteps ? animation.start : nil
            ) { view, share in
                view.accessibilityLabel = "\(share)"
            }
        }
    }

    /// Lets all animations end.
    func end() {
        while let next = tree.nextDue { tree.advance(to: next) }
    }

    /// Sets each property to what is shown of it, without animations.
    func show(_ other: AnimatedTree) {
        for (view, shown) in zip(views, other.views) {
            view.alpha = shown.shown.alpha
            view.layer = shown.shown.layer
            view.backgroundColor = shown.shown.backgroundColor
            view.accessibilityLabel = shown.accessibilityLabel
        }
    }
}
