extension View {
    /// Adds a view that fills this one, unless a required constraint says otherwise.
    ///
    /// The four edges are joined at priority 999, so that a subclass's own insets win.
    public final func fill(with view: View) {
        addSubview(view)
        join([
            view.leadingAnchor.constraint(equalTo: leadingAnchor),
            view.trailingAnchor.constraint(equalTo: trailingAnchor),
            view.topAnchor.constraint(equalTo: topAnchor),
            view.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    /// Adds a view that fills this one inside its margins, unless a required constraint says otherwise.
    ///
    /// The four edges are joined at priority 999, so that a subclass's own insets win.
    public final func fillMargins(with view: View) {
        addSubview(view)
        let guide = layoutMarginsGuide
        join([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
    }

    private func join(_ constraints: [Constraint]) {
        for constraint in constraints {
            constraint.priority = 999
        }
        Constraint.activate(constraints)
    }
}
