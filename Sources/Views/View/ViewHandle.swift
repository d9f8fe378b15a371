/// A way back to a view that does not keep it alive.
final class ViewHandle {
    // Sound: the view clears it when it ends. With a weak reference composing a message takes a tenth
    // longer.
    unowned(unsafe) var view: View?
    /// What the view is to a scope around it while that is planned.
    var mark = ScopeMark()

    init(_ view: View) {
        self.view = view
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
