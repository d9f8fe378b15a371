extension ComponentTree {
    /// Returns the part of the tree that shows a subject: one with its own components if there is a registration for a
    /// scope that the subject is in, else the tree itself.
    ///
    /// Components that are made and connected there use what holds there. Equal answers of all scopes give one
    ///
    /// - Complexity: Constant without scopes, else linear in them; the first time for each combination, linear in all
    ///   registrations of the components.
    public func scoped<Subject>(to subject: Subject) -> ComponentTree {
        guard hasScopes else { return self }
        return part(where: table.slots.conditions.filter { $0.holds(for: subject) })
    }

    /// Returns the part of the tree in which scopes hold.
    package func scoped(to scopes: ActiveScopes) -> ComponentTree {
        guard hasScopes else { return self }
        return part(where: table.slots.conditions.filter(scopes.contains))
    }

    /// The scopes that hold in the tree.
    package var scopes: ActiveScopes {
        table.record.scopes
    }

    /// Returns the part of the tree that is made without some registrations.
    func leavingOut(_ registrations: [Registration]) -> ComponentTree {
        part(in: scopes.leavingOut(registrations))
    }

    /// Returns the part of the tree inside a part of a slot.
    func inside(_ slot: String) -> ComponentTree {
        part(where: table.slots.conditions.filter { $0.holds(inside: slot) })
    }

    /// The tree of which this is a part, or this.
    package var whole: ComponentTree {
        var found = self
        while let outer = found.outer { found = outer }
        return found
    }
}
