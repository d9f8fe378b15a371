extension TreeState {
    /// The plugin's contribution whose hook is running; none while others run.
    var culprit: Culprit? {
        running.culprit(in: hook)
    }

    /// What was switched off after repeated faults.
    var switchedOff: [Contribution] {
        faults?.switchedOff ?? []
    }

    /// Whether something was switched off.
    var hasSwitchedOff: Bool {
        !switchedOff.isEmpty
    }
}
