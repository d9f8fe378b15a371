public import Components

/// A tap on a view, by a finger or a pointer.
public struct Tap {
    /// The kind of a tap, by its duration.
    public enum Kind: Sendable, Hashable {
        /// Not long.
        case tap
        /// So long that it means something else.
        case longPress
    }

    /// The kind of a tap, by its duration.
    public let kind: Kind

    /// The view that is hit, the deepest at that point.
    public let view: View

    /// The point in the coordinates of the outermost view around the one that is hit.
    private let point: Point

    /// Creates a tap at a point of a view, in that view's coordinates.
    public init(_ kind: Kind = .tap, on view: View, at point: Point) {
        self.kind = kind
        self.view = view
        self.point = point + view.offsetInTree
    }

    /// Returns its position in the coordinates of a view of the same tree, in points.
    ///
    /// - Complexity: Linear in the depth of the view.
    public func location(in view: View) -> Point {
        point - view.offsetInTree
    }
}

@available(*, unavailable)
extension Tap: Sendable {}

extension View {
    /// The origin of the view's coordinates in those of the outermost superview.
    fileprivate var offsetInTree: Point {
        var offset = Point(x: 0, y: 0)
        var view = self
        while let superview = view.superview {
            offset = offset + Point(x: view.frame.x, y: view.frame.y)
            view = superview
        }
        return offset
    }
}

private func + (first: Point, second: Point) -> Point {
    Point(x: first.x + second.x, y: first.y + second.y)
}

private func - (first: Point, second: Point) -> Point {
    Point(x: first.x - second.x, y: first.y - second.y)
}

/// A component, or an extension of one, that answers taps on it and on what it holds.
///
/// A tap goes from the view that is hit outwards. At each view are asked, until one handles it:
///
/// 1. the component's extensions, innermost first,
/// 2. the component itself,
/// 3. for a tap, the actions of a control.
///
/// So a plugin answers before the component does what it does by default. At the own view of a controller, the
/// controller's extensions and the controller come next. A responder usually raises an event, which then goes its own
/// way: see `raise`.
public protocol TapResponder: AnyObject {
    /// Answers a tap or a long press, or passes it on; called when everything inside has passed it on.
    func respond(to tap: Tap) -> EventReply
}

/// A responder that keeps taps from what lies below, and does not take the focus itself.
package protocol TapBarrier: TapResponder {}

extension View {
    /// Taps at a point of this view and returns the view at which the tap was handled.
    ///
    /// From the view that is hit outwards to this one, responders and the actions of controls are asked, in the
    /// order that `TapResponder` documents. A control with actions that is not enabled ends the tap: what lies
    /// around it is not tapped in its place.
    @discardableResult
    public final func tap(at point: Point) -> View? {
        send(.tap, at: point)
    }

    /// Presses long at a point of this view and returns the view at which the press was handled.
    ///
    /// Responders are asked as for a tap; actions do not run.
    @discardableResult
    public final func longPress(at point: Point) -> View? {
        send(.longPress, at: point)
    }

    /// Sends a tap as a finger does, or within frames alone, as a click on a cell of a terminal does: what the cell
    /// shows is meant, whatever reaches beyond its frame beside it.
    @discardableResult
    package final func send(_ kind: Tap.Kind, at point: Point, beyondFrames: Bool = true) -> View? {
        acting(in: "tap(at:)") { answer(kind, at: point, beyondFrames).view } ?? nil
    }

    /// Sends a tap to what lies in a view, or to all without one; returns whether it ends there.
    final func sends(_ kind: Tap.Kind, at point: Point, _ beyondFrames: Bool, before end: View?)
        -> Bool
    {
        acting(in: "tap(at:)") { answer(kind, at: point, beyondFrames, before: end).ends } ?? true
    }

    private func answer(
        _ kind: Tap.Kind,
        at point: Point,
        _ beyondFrames: Bool,
        before end: View? = nil
    ) -> (view: View?, ends: Bool) {
        guard let hit = hitTest(point, beyondFrames: beyondFrames) else { return (nil, false) }
        let start = Tap(kind, on: self, at: point)
        return answer(Tap(kind, on: hit, at: start.location(in: hit)), before: end)
    }

    /// Taps a view in this one as the keyboard does, at a point or in its middle, whatever lies on it; returns whether that
    /// is handled.
    ///
    /// Views from an end outwards are not asked.
    @discardableResult
    package final func press(
        _ kind: Tap.Kind,
        on view: View,
        at point: Point? = nil,
        before end: View? = nil
    ) -> Bool {
        let size = view.frame.size
        let tap = Tap(kind, on: view, at: point ?? Point(x: size.width / 2, y: size.height / 2))
        return acting(in: "press(_:)") { answer(tap, before: end).view != nil } ?? false
    }

    private func answer(_ tap: Tap, before end: View? = nil) -> (view: View?, ends: Bool) {
        var next: View? = tap.view
        while let view = next, view !== end {
            // A responder may take the view out of where it was.
            next = view === self ? nil : view.superview
            let control = tap.kind == .tap ? view as? Control : nil
            if let control, !control.isEnabled, !control.targetNames.isEmpty { return (nil, true) }
            if view.answers(tap) || control?.sendActions(for: .touchUpInside) == true {
                return (view, true)
            }
            if let controller = view.core.controller, controller.answers(tap) {
                return (view, true)
            }
        }
        return (nil, false)
    }
}

extension Lifecycle {
    /// Whether one of the component's extensions or the component itself handles a tap.
    fileprivate func answers(_ tap: Tap) -> Bool {
        var isHandled = false
        node.visitExtensions { layer in
            guard !isHandled, let responder = layer as? any TapResponder else { return }
            isHandled = responder.respond(to: tap) == .handled
        }
        if !isHandled, let responder = self as? any TapResponder {
            isHandled = responder.respond(to: tap) == .handled
        }
        return isHandled
    }
}
