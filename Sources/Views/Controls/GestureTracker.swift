import Components

/// The recognition of gestures in a tree, from the pointer of its host.
///
/// Make one for the root that your host mounts, keep it, and pass it what the pointer does, in points of the root. What is
/// no gesture of a view is a tap, a long press after 0.5 s, or a scrolling, as ``View/tap(at:)`` and
/// ``ScrollingView`` have it. Time is that of the tree's clock: advance it. After each call, and after each turn, lay out
/// the root and draw.
///
/// What is under way is lost when its view, its plugin or its message is gone, at the latest in the next layout of the
/// root; and when the tracker ends. Cancel it before you put another one in its place, as handlers may read where you
/// keep it. It does not keep the root alive. Calls that handlers of gestures make have no effect, nor have points that
/// are not finite.
public final class GestureTracker {
    private let handle: ViewHandle
    let scroll: (any ScrollingView, Double) -> Void
    /// The press of the pointer, or that which it ends as.
    var press: GesturePress?
    /// A tap that waits for a second one.
    var waiting: GesturePress?
    /// The hoverings that are under way, the innermost first.
    var hovers: [Hover] = []
    /// The view that follows the gesture that is under way, or springs back after it.
    var following: FollowingView?
    /// Whether a call is running.
    private(set) var isBusy = false
    /// The name of the work that waits for time to pass.
    static let work = "gestures"

    /// Creates the tracker of a tree.
    ///
    /// - Parameters:
    ///   - root: The root view.
    ///   - scroll: Scrolls a view by a distance, for hosts that scroll in steps of their own.
    public init(
        in root: View,
        scroll: @escaping (any ScrollingView, Double) -> Void = { $0.scroll(by: $1) }
    ) {
        (handle, self.scroll) = (root.handle, scroll)
        let hooks = handle.hooks ?? HostHooks()
        handle.hooks = hooks
        hooks.settleGestures = { [weak self] in self?.perform {} }
        hooks.hover = { [weak self] in self?.hover(over: $0) ?? true }
    }

    deinit {
        isBusy = true
        loseHovers { _ in .cancelled }
        guard press != nil || waiting != nil else { return }
        end(.lost(.cancelled))
        root.cancelScheduled(Self.work)
    }

    /// The root; an empty view once it has ended.
    var root: View { handle.view ?? View() }

    /// Whether a gesture is under way.
    public var isTracking: Bool {
        if case .tracking = press?.state { true } else { false }
    }

    /// Notes that the pointer is pressed; a press that has not ended is cancelled.
    public func press(at point: Point) {
        press(at: point, in: root, beyondFrames: true)
    }

    /// Notes that the pointer is pressed in a view of the tree, at a point in its coordinates, in which further points
    /// are, too.
    package func press(at point: Point, in area: View, beyondFrames: Bool) {
        perform {
            end(.lost(.cancelled))
            guard point.isUsable else { return }
            var press = GesturePress(on: area, at: point, beyondFrames: beyondFrames)
            if let first = waiting {
                press.isSecond = first.area === area && first.isNear(point)
                if !press.isSecond { endWaiting() }
            }
            self.press = press
        }
    }

    /// Notes that the pressed pointer moved.
    public func move(to point: Point) {
        perform {
            guard let old = press?.point, old != point, point.isUsable else { return }
            press?.point = point
            switch press?.state {
            case .open: decideMovement()
            case .tracking(let candidate):
                hear(.moved, candidate)
                cross(candidate)
            case .scrolling(let view):
                scroll(view, view.distance(ofDragFrom: old, to: point))
            default: break
            }
        }
    }

    /// Notes that the pointer is released.
    public func release() {
        perform {
            guard let ended = press else { return }
            if case .open = ended.state { releaseTap(ended) } else { end(.ended) }
        }
    }

    /// Notes that the pointer is taken away: what is under way is lost.
    public func cancel() {
        cancelPress()
        perform { loseHovers { _ in .cancelled } }
    }

    /// Does the same for all but hovering.
    package func cancelPress() {
        perform {
            end(.lost(.cancelled))
            waiting = nil
        }
    }

    /// Scrolls the innermost view around a point that scrolls along an axis, to what follows if the distance is positive;
    /// returns whether there is one.
    @discardableResult
    public func wheel(by distance: Double, along axis: Axis = .vertical, at point: Point) -> Bool {
        guard distance.isLength, let view = scrollingView(at: point, in: root, along: axis)
        else { return false }
        perform {
            scroll(view, distance)
            view.endScrolling()
        }
        return true
    }

    /// Returns the innermost view around a point of a view of the tree that scrolls along an axis.
    package func scrollingView(
        at point: Point,
        in area: View,
        along axis: Axis = .vertical
    ) -> (any ScrollingView)? {
        GesturePress(on: area, at: point, beyondFrames: false).scrolling.first {
            $0.scrollingAxis == axis
        }
    }

    // MARK: The keyboard

    /// A gesture that can take place on a view.
    public struct Target {
        /// The gesture.
        public let gesture: Gesture
        /// The view.
        public let view: View
        fileprivate let added: ViewGesture
        fileprivate let owner: StateOwner?
    }

    /// Returns the gestures of a view and of those in it that can be seen, in drawing order, for menus that the keyboard
    /// reaches; not those of hovering, which the focus begins.
    ///
    /// - Complexity: Linear in the views.
    public func targets(in view: View) -> [Target] {
        view.reached.flatMap { view in
            view.viewGestures.filter { $0.gesture.kind != .hover }.map {
                Target(gesture: $0.gesture, view: view, added: $0, owner: $0.code.owner)
            }
        }
    }

    /// Performs a gesture in the middle of its view as the keyboard does, unless the view shows another message by now
    /// or takes no taps.
    ///
    /// A drag begins only: move the pointer from ``position`` by the arrow keys, and release or cancel it.
    public func perform(_ target: Target) {
        perform {
            end(.lost(.cancelled))
            endWaiting()
            let view = target.view
            let candidate = GesturePress.Candidate(target.added, on: view, in: root)
            guard candidate.isPresent(in: root), candidate.owner == target.owner,
                view.outward.allSatisfy({ ($0 as? View)?.takesTaps != false })
            else { return }
            press = GesturePress(over: view, in: root)
            begin(candidate)
            if case .drag = target.gesture.kind { return }
            if case .swipe(let direction) = target.gesture.kind {
                press?.move(by: target.gesture.threshold, direction, in: view)
                hear(.moved, candidate)
                cross(candidate)
            }
            end(.ended)
        }
    }

    /// The position of the pointer, in points of the root; nil unless it is pressed.
    public var position: Point? { press?.point }

    /// The view in which the pointer is pressed.
    package var pressedView: View? { press?.area }

    // MARK: Calls

    /// Runs a call, unless one is running, and reports the losses before and by it.
    @discardableResult
    func perform<Result>(_ call: () -> Result) -> Result? {
        guard !isBusy else { return nil }
        isBusy = true
        loseMissing()
        let result = call()
        loseMissing()
        isBusy = false
        scheduleNext()
        return result
    }
}

@available(*, unavailable)
extension GestureTracker: Sendable {}

@available(*, unavailable)
extension GestureTracker.Target: Sendable {}
