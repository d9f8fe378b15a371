extension Lifecycle {
    /// Returns the instant at which the component's work of a name is due; nil if none is scheduled, or if it has ended.
    package func scheduled(_ name: String) -> Timestamp? {
        let key = ComponentWork.Key(owner: ObjectIdentifier(self), name: name)
        guard let item = node.tree?.state.turns.works[key], item.work.tree != nil else {
            return nil
        }
        return item.due
    }
}
