import Components
import Views

/// A square in a square in a root of 200 points, and what their gestures hear.
final class GestureStage {
    let root = View()
    let outer: View
    let inner = View()
    let tree: ComponentTree
    private(set) var tracker: GestureTracker?
    private(set) var heard: [String] = []
    private(set) var changes: [(name: String, change: GestureChange)] = []
    /// The names of the gestures of hovering, which need no press.
    private(set) var hovering: Set<String> = []
    /// The places of the views at some times.
    var shownPlaces: [[Double]] = []
    private let isMirrored: Bool

    init(outer: View = View(), isMirrored: Bool = false, reducesMotion: Bool = false) {
        self.outer = outer
        self.isMirrored = isMirrored
        var components = Components()
        components[.layoutDirection] = isMirrored ? .rightToLeft : .leftToRight
        components[.reducesMotion] = reducesMotion
        var context = ComponentContext(components)
        context.now = Timestamp(seconds: 0)
        root.addSubview(outer)
        outer.addSubview(inner)
        tree = root.mount(in: context)
        outer.frame = Rect(x: 20, y: 20, width: 160, height: 160)
        inner.frame = Rect(x: 20, y: 20, width: 60, height: 60)
        root.layout(width: 200, height: 200)
        tracker = GestureTracker(in: root)
    }

    /// Adds a gesture that notes what it hears.
    func add(_ gesture: Gesture, to view: View) {
        if gesture.kind == .hover { hovering.insert(gesture.name) }
        view.addGesture(gesture, to: view) { [weak self] _, change in
            self?.note(gesture.name, change)
        }
    }

    func note(_ name: String, _ change: GestureChange) {
        changes.append((name, change))
        let loss: String? =
            switch change.phase {
            case .lost(.preceded(let other)): "lost to \(other)"
            case .lost(.cancelled): "cancelled"
            case .lost(.removed): "removed"
            default: nil
            }
        heard.append("\(name) \(loss ?? "\(change.phase)")")
    }

    func press(_ x: Double, _ y: Double) {
        tracker?.press(at: point(x, y))
    }

    func move(_ x: Double, _ y: Double) {
        tracker?.move(to: point(x, y))
    }

    func hover(_ x: Double, _ y: Double) {
        tracker?.hover(at: point(x, y))
    }

    /// The places of the outer and the inner view, counted along the reading direction.
    var places: [Double] {
        [outer, inner].flatMap { view in
            let (frame, width) = (view.frame, view.superview?.frame.width ?? 0)
            return [isMirrored ? width - frame.x - frame.width : frame.x, frame.y]
        }
        .map { ($0 * 1e6).rounded() / 1e6 }
    }

    func release() {
        tracker?.release()
    }

    func tap(_ x: Double, _ y: Double) {
        press(x, y)
        release()
    }

    func advance(_ milliseconds: Int) {
        tree.advance(to: tree.now.advanced(by: .milliseconds(milliseconds)))
    }

    /// Returns a point by its distance from the leading edge.
    func point(_ x: Double, _ y: Double) -> Point {
        Point(x: isMirrored ? 200 - x : x, y: y)
    }

    func dropTracker() {
        tracker = nil
    }
}

/// A view that notes by how much it was scrolled.
final class ScrolledView: View, ScrollingView {
    var scrollingAxis = Axis.vertical
    private(set) var offset = 0.0
    private(set) var endCount = 0

    func scroll(by distance: Double) {
        offset += distance
    }

    func endScrolling() {
        endCount += 1
    }
}
