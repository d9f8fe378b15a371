extension View {
    /// Adds a view that fills this one, unless a required constraint says otherwise.
    ///
    /// The four edges are joined at priority 999, so that a subclass's own insets win.
    public final func fill(with view: View) {
        addSubview(view)
        let constraints = [
            view.leadingAnchor.constraint(equalTo: leadingAnchor),
            view.trailingAnchor.constraint(equalTo: trailingAnchor),
            view.topAnchor.constraint(equalTo: topAnchor),
            view.bottomAnchor.constraint(equalTo: bottomAnchor),
        ]
        for constraint in constraints {
            constraint.priority = 999
        }
        Constraint.activate(constraints)
    }
}
