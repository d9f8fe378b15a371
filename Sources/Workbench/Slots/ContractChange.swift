import Components

/// A difference between a contract and an earlier one.
struct ContractChange {
    /// The name that the changelog has to say.
    let name: String
    /// The change as a sentence.
    let text: String
    /// The effect on plugins.
    let effect: Effect

    /// The effect of a change on plugins.
    enum Effect {
        /// Those that were made before live on.
        case none
        /// Some of those that were made before are refused or warned, or look different, which the changelog has to say.
        case breaks
        /// The contract contradicts itself until something is done.
        case deceives(remedy: String)
    }

    /// The remedy; nil for a change that breaks nothing.
    var remedy: String? {
        switch effect {
        case .none:
            nil
        case .breaks:
            "To fix, take it back, or name `\(name.shown())` under Changed or Removed in the changelog's "
                + "Unreleased section."
        case .deceives(let remedy):
            "To fix, \(remedy)."
        }
    }
}
