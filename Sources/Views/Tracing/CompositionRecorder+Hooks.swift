package import Components

extension CompositionRecorder {
    /// Returns the hook that wrote a property of a view last, and the name of the type whose it is.
    ///
    /// `places` are those among subviews on the way down from the root of what was recorded. There is none if the
    /// view has what its class gives it, or what was written while no hook ran.
    package func hook(
        thatWrote property: String,
        at places: [Int],
        in root: View
    ) -> (hook: ComponentHook, owner: String)? {
        views.look(in: log.current)
        guard let number = root.descendant(at: places)?.core.record?.number else { return nil }
        let properties = ViewProperty.written.filter { $0.name == property }
        let change = views.writes.last { change in
            change.view == number
                && properties.contains { !$0.isKept(change.before.value, change.after.value) }
        }
        guard let run = change?.run else { return nil }
        let made = log.found.runs[run]
        guard case .hook(let hook) = made.call else { return nil }
        return (hook, made.owner.type)
    }
}
