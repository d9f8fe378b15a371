import Components

/// A press of a pointer, from when it begins to its end.
struct GesturePress {
    /// A gesture that may take place, with what its view showed at the beginning.
    struct Candidate {
        let gesture: ViewGesture
        let owner: StateOwner?
        let tree: ComponentTree?
        /// The leading upper corner of its view in the coordinates of points.
        private let corner: Point
        let isMirrored: Bool
        /// The objects that receive a loss, which may have left the tree.
        private let objects: [AnyObject]

        init(_ gesture: ViewGesture, on view: View, in area: View) {
            (self.gesture, owner, tree) = (gesture, gesture.code.owner, gesture.code.tree)
            (isMirrored, objects) = (view.isRightToLeft, gesture.code.objects)
            let start = Point(x: isMirrored ? view.frame.size.width : 0, y: 0)
            corner = Tap(on: view, at: start).location(in: area)
        }

        var name: String { gesture.gesture.name }

        /// Whether the gesture is still on its view, in the same tree, and for the same message.
        func isPresent(in root: View) -> Bool {
            guard let view = gesture.view, let tree, gesture.code.tree === tree,
                gesture.code.owner == owner, view.isDescendant(of: root)
            else { return false }
            return view.core.handle?.gestures.contains { $0 === gesture } == true
        }

        /// Returns the way from one point to another as its view counts it.
        func way(from start: Point, to end: Point) -> Size {
            let x = end.x - start.x
            return Size(width: isMirrored ? -x : x, height: end.y - start.y)
        }

        /// Returns a point as the way from the corner of its view.
        func position(of point: Point) -> Point {
            let way = way(from: corner, to: point)
            return Point(x: way.width, y: way.height)
        }
    }

    /// The state of a press.
    enum State {
        /// It may become any gesture.
        case open
        /// A gesture is under way.
        case tracking(Candidate)
        /// A view scrolls.
        case scrolling(any ScrollingView)
        /// It can become no gesture any more.
        case over
    }

    /// The view in whose coordinates the points are.
    let area: View
    let start: Point
    /// Whether areas beyond frames are hit.
    let beyondFrames: Bool
    let began: Timestamp
    /// The gestures at the point, in the order in which they precede each other without a declaration.
    let candidates: [Candidate]
    /// The views that scroll around the point, from the inside outwards.
    let scrolling: [any ScrollingView]
    /// The tree in which it began, and what was shown there.
    private let tree: ComponentTree?
    private let owner: StateOwner?
    var point: Point
    var state = State.open
    var isCrossed = false
    /// Whether it follows a tap at the same place.
    var isSecond = false

    /// Creates a press on the view that is hit, or on another one.
    init(on area: View, at start: Point, beyondFrames: Bool, over view: View? = nil) {
        (self.area, self.start, self.beyondFrames) = (area, start, beyondFrames)
        (point, began) = (start, area.now)
        var (found, scrolling): ([Candidate], [any ScrollingView]) = ([], [])
        var next = view ?? area.hitTest(start, beyondFrames: beyondFrames)
        (tree, owner) = (area.node.connectedTree?.whole, next?.stateOwner)
        while let view = next {
            found += view.viewGestures.map { Candidate($0, on: view, in: area) }
            if let view = view as? any ScrollingView { scrolling.append(view) }
            next = view.superview
        }
        (candidates, self.scrolling) = (found, scrolling)
    }

    /// Creates a press of the keyboard in the middle of a view.
    init(over view: View, in root: View) {
        let size = view.frame.size
        let tap = Tap(on: view, at: Point(x: size.width / 2, y: size.height / 2))
        self.init(on: root, at: tap.location(in: root), beyondFrames: true, over: view)
    }

    /// Moves the pointer in a direction as a view counts it.
    mutating func move(by distance: Double, _ direction: Gesture.Direction, in view: View) {
        let isMirrored = direction.axis == .horizontal && view.isRightToLeft
        let way = direction.sign * (isMirrored ? -distance : distance)
        if direction.axis == .horizontal { point.x += way } else { point.y += way }
    }

    /// Whether the view in which the pointer was pressed is still in the tree.
    func isPresent(in root: View) -> Bool {
        area.isDescendant(of: root) && area.node.connectedTree?.whole === tree
    }

    /// Taps, or presses long, where the pointer was pressed, unless another message is shown there by now; returns
    /// whether that ends the press.
    func sends(_ kind: Tap.Kind, before end: View?) -> Bool {
        area.hitTest(start, beyondFrames: beyondFrames)?.stateOwner == owner
            && area.sends(kind, at: start, beyondFrames, before: end)
    }

    /// Whether the pointer is so near to where it was pressed that it counts as being there.
    func isNear(_ other: Point) -> Bool {
        abs(other.x - start.x) <= 10 && abs(other.y - start.y) <= 10
    }

    /// The gestures of a kind.
    func candidates(where isKind: (Gesture.Kind) -> Bool) -> [Candidate] {
        candidates.filter { isKind($0.gesture.gesture.kind) }
    }

    /// Returns the movement as the view of a gesture counts it.
    func translation(_ candidate: Candidate) -> Size {
        candidate.way(from: start, to: point)
    }

    /// Returns the distance from its place at which a view that follows a gesture is shown, physical.
    func distance(_ candidate: Candidate) -> Size {
        let way = candidate.gesture.gesture.followed(translation(candidate))
        return Size(width: candidate.isMirrored ? -way.width : way.width, height: way.height)
    }

    /// Whether the movement is beyond the threshold of a gesture.
    func crosses(_ candidate: Candidate) -> Bool {
        let gesture = candidate.gesture.gesture
        return gesture.distance(of: translation(candidate)).map { $0 >= gesture.threshold } ?? true
    }

    /// Returns a change of a gesture at the present point.
    func change(_ phase: GestureChange.Phase, of candidate: Candidate) -> GestureChange {
        GestureChange(
            phase: phase,
            position: candidate.position(of: point),
            translation: translation(candidate),
            isCrossed: isCrossed
        )
    }
}

extension ScrollingView {
    /// Returns the distance by which a drag scrolls the view, whose content follows the pointer.
    func distance(ofDragFrom old: Point, to new: Point) -> Double {
        if scrollingAxis == .vertical { return old.y - new.y }
        return isRightToLeft ? new.x - old.x : old.x - new.x
    }
}

extension View {
    /// Whether the view is read from right to left.
    fileprivate final var isRightToLeft: Bool { effectiveLayoutDirection == .rightToLeft }
}

extension [GesturePress.Candidate] {
    /// The gesture that comes first: the first one, unless others precede it, directly or through others.
    var leader: Element? {
        guard let first else { return nil }
        let other = Array(dropFirst()).first(before: first.name)
        return other.flatMap { first.gesture.gesture.precedes.contains($0.name) ? nil : $0 }
            ?? first
    }

    /// Returns the gesture that comes first of those that precede a name, directly or through others.
    func first(before name: String) -> Element? {
        var (rest, name, found): (Self, String, Element?) = (self, name, nil)
        while let place = rest.firstIndex(where: { $0.gesture.gesture.precedes.contains(name) }) {
            let next = rest.remove(at: place)
            (found, name) = (next, next.name)
        }
        return found
    }
}
