import Components

/// A way back to a view that does not keep it alive.
final class ViewHandle {
    // The view clears it when it ends. With a weak reference composing a message takes a tenth longer.
    private var unretained: UnownedReference<View>?
    /// What the view is to a constraint group around it while that is planned.
    var mark = ConstraintGroupMark()

    /// The view; none after its end.
    var view: View? {
        unretained?.object
    }

    init(_ view: View) {
        unretained = UnownedReference(view, endingWith: view.core)
    }

    /// Forgets the view when it ends.
    func end() {
        unretained = nil
    }
}

extension View {
    /// The view's handle, which constraints keep.
    final var handle: ViewHandle {
        if let handle = core.handle { return handle }
        let handle = ViewHandle(self)
        core.handle = handle
        return handle
    }
}
