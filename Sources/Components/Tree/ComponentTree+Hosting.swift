extension ComponentTree {
    /// Whether a turn at an instant has anything to do: due work, an answer, or state that another tree changed.
    package func hasWork(at instant: Timestamp) -> Bool {
        if state.hasUnseenChanges || state.store?.hasAnswers == true { return true }
        return nextDue.map { $0 <= instant } ?? false
    }

    /// Ends the work, and removes the state, of plugins that the store knows and the components lack.
    ///
    /// A host calls it when it made a screen again with fewer plugins and the same store; `updateComponents` does it
    /// by itself.
    public func forgetMissingPlugins() {
        endWorkOfMissingPlugins()
    }
}
