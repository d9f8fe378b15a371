public import Views

extension View {
    /// Always false: a view that no constraint and no stack places keeps its frame.
    ///
    /// Setting it has no effect, so that code that sets it to false needs no change.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { false }
        set {}
    }
}
