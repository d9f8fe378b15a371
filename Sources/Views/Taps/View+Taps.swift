import Components

extension View {
    /// Taps at a point of this view and returns the view at which the tap was handled.
    ///
    /// From the view that is hit outwards to this one, responders and the actions of controls are asked, in the
    /// order that `TapResponder` tells. A control with actions that is not enabled ends the tap: what lies
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
        guard let hit = hitTest(point, beyondFrames: beyondFrames) else { return nil }
        let start = Tap(kind, on: self, at: point)
        let tap = Tap(kind, on: hit, at: start.location(in: hit))
        var next: View? = hit
        while let view = next {
            // A responder may take the view out of where it was.
            next = view === self ? nil : view.superview
            let control = kind == .tap ? view as? Control : nil
            if let control, !control.isEnabled, !control.targetNames.isEmpty { return nil }
            if view.answers(tap) || control?.sendActions(for: .touchUpInside) == true {
                return view
            }
            if let controller = view.core.controller, controller.answers(tap) { return view }
        }
        return nil
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
