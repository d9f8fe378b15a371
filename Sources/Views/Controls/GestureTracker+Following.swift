import Components

/// The view that follows a gesture, or springs back after it; at its end, that view is where layout put it.
final class FollowingView {
    /// The gesture; nil once the view is where layout put it.
    private(set) var candidate: GesturePress.Candidate?
    private weak var view: View?
    private weak var root: View?
    /// The place that layout gave the view.
    private var home: Point
    /// The place at which the view is shown.
    private var shown: Point
    /// The way between the places, physical.
    private var distance = Size.zero
    /// The name of the work that shows how the view springs back.
    private static let work = "springing of gestures"

    /// Finds the view that follows a gesture; nil if none does.
    init?(_ candidate: GesturePress.Candidate, in root: View) {
        guard let view = candidate.gesture.follower else { return nil }
        (self.candidate, self.view, self.root) = (candidate, view, root)
        (home, shown) = (view.core.frame.origin, view.core.frame.origin)
    }

    deinit {
        root?.cancelScheduled(Self.work)
        end()
    }

    /// Shows the view at a distance from its place, which layout may have changed, or at the same as before.
    func show(at distance: Size? = nil) {
        self.distance = distance ?? self.distance
        guard let view else { return }
        if view.core.frame.origin != shown { home = view.core.frame.origin }
        shown = Point(x: home.x + self.distance.width, y: home.y + self.distance.height)
        view.core.frame.origin = shown
    }

    /// Shows the view on its way back.
    func springBack() {
        let (way, duration) = (distance, Duration.milliseconds(200))
        root?.animate(steps: Self.work, over: duration, curve: .easeOut) { [weak self] _, share in
            guard share < 1 else { return self?.end() ?? () }
            // On a grid that sums keep exactly, so that right-to-left is the mirror.
            let rest = [way.width, way.height].map { ($0 * (1 - share) * 64).rounded() / 64 }
            self?.show(at: Size(width: rest[0], height: rest[1]))
        }
    }

    private func end() {
        show(at: .zero)
        // Layout may have moved the place to the one that was shown, which looks as if it had not.
        view?.superview?.setNeedsLayout()
        (view, candidate) = (nil, nil)
    }
}

extension GestureTracker {
    /// Shows the view that follows a gesture where the pointer is, from the beginning to the end of the gesture.
    func follow(_ candidate: GesturePress.Candidate, _ phase: GestureChange.Phase) {
        if phase == .begun {
            following = nil
            following = FollowingView(candidate, in: root)
        }
        guard let press, let view = following else { return }
        view.show(at: press.distance(candidate))
        switch phase {
        case .begun, .moved, .crossed: break
        case .lost(.removed): following = nil
        case .ended, .lost: view.springBack()
        }
    }
}

extension ViewGesture {
    /// The view that follows the gesture.
    fileprivate var follower: View? {
        guard case .slot(let name)? = gesture.follower else {
            return gesture.follower.flatMap { _ in view }
        }
        return view?.part(of: name) ?? view?.andAround.first { $0.node.slotName == name }
    }
}
