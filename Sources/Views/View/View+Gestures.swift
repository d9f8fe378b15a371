public import Components

/// A gesture that was added to a view, with its handler.
final class ViewGesture {
    let gesture: Gesture
    private(set) weak var view: View?
    let code: RegisteredCode
    private let handler: (GestureChange) throws -> Void

    init(
        _ gesture: Gesture,
        on view: View,
        _ code: RegisteredCode,
        _ handler: @escaping (GestureChange) throws -> Void
    ) {
        (self.gesture, self.view, self.code, self.handler) = (gesture, view, code, handler)
    }

    /// Calls the handler, as code of the registration that added the gesture.
    func hear(_ change: GestureChange) {
        code.run { try handler(change) }
    }
}

extension TreeMember {
    /// Adds a gesture to a view, in place of the gesture of the same name of the component or the extension there.
    ///
    /// It ends with the component or the extension, with the view, and with the plugin whose code this is. An error that the handler
    /// throws is a fault of that plugin. At one view, the gestures of plugins precede each other in plugin order, those
    /// of the app follow, and then those of the components themselves.
    ///
    /// ```swift
    /// addGesture(Gesture("zoom", .doubleTap, title: "Zoom"), to: self) { view, change in
    ///     if change.phase == .ended { view.isZoomed.toggle() }
    /// }
    /// ```
    public func addGesture(
        _ gesture: Gesture,
        to view: View,
        _ handler: @escaping (Self, GestureChange) throws -> Void
    ) {
        view.add(gesture, of: self, registeredCode) { [weak self] change in
            try self.map { try handler($0, change) }
        }
    }

    /// Removes the gesture of a name of the component or the extension from a view; if it is under way, it is lost.
    public func removeGesture(_ name: String, from view: View) {
        view.removeGesture(name, of: self)
    }
}

extension View {
    /// The largest number of gestures of a view; further ones are ignored.
    private static let gestureLimit = 100

    /// The gestures of the view that can take place, in the order in which they precede each other without a declaration.
    final var viewGestures: [ViewGesture] {
        guard let gestures = core.handle?.gestures, !gestures.isEmpty else { return [] }
        return gestures.filter { $0.code.tree != nil }.inPluginOrder(\.code)
    }

    fileprivate final func add(
        _ gesture: Gesture,
        of owner: AnyObject,
        _ code: RegisteredCode,
        _ handler: @escaping (GestureChange) throws -> Void
    ) {
        let added = ViewGesture(gesture, on: self, code, handler)
        handle.gestures.removeAll { $0.code.isGone }
        let place = handle.gestures.firstIndex {
            $0.gesture.name == gesture.name && $0.code.belongs(to: owner)
        }
        if let place {
            handle.gestures[place] = added
        } else if handle.gestures.count < Self.gestureLimit {
            handle.gestures.append(added)
        }
    }

    fileprivate final func removeGesture(_ name: String, of owner: AnyObject) {
        core.handle?.gestures.removeAll {
            $0.gesture.name == name && $0.code.belongs(to: owner)
        }
    }
}

extension Array {
    /// Returns what has code in plugin order, then that of the app and of the components; what has the same rank as before.
    func inPluginOrder(_ code: (Element) -> RegisteredCode) -> [Element] {
        enumerated().map { (rank: code($0.element).rank, offset: $0.offset, element: $0.element) }
            .sorted { ($0.rank, $0.offset) < ($1.rank, $1.offset) }
            .map(\.element)
    }
}
