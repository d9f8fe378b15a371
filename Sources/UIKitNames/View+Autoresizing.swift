public import Views

extension View {
    /// Always false: a view that no constraint and no stack places keeps the frame that it was given.
    ///
    /// Setting it changes nothing, so that code that sets it to false needs no change.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { false }
        set {}
    }
}
