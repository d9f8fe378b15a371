import Components

/// One thing that is otherwise in a contract than in an earlier one.
enum ContractChange: Hashable {
    /// Something that was not there.
    case added(title: String)
    /// Something that is gone, and what came of the same role.
    case removed(name: String, title: String, successor: String? = nil)
    /// Something that goes into a slot, or comes from it, is of another kind or type.
    case retyped(Part, was: String, is: String)
    /// What goes into a slot has to do other things.
    case requires(Part, gone: [String], new: [String])
    /// Another type, or value, stands in a slot of itself.
    case standard(Part, was: String?, is: String?)
    /// What goes into a slot changed, and its version did not grow.
    case sameVersion(Part, Int)
    /// A version grew, with what made it.
    case raised(Part, was: Int, is: Int, changes: [String])
    /// A version shrank.
    case lowered(Part, was: Int, is: Int)
    /// It may be relied on longer, or not as long.
    case stability(Part, was: SlotStability, is: SlotStability)
    /// What is to be used instead of a slot is not there.
    case noReplacement(Part, String)
    /// Its changes are reported otherwise.
    case reworded(Part)
    /// The package has an earlier version.
    case olderHost(was: String, is: String)

    /// A slot with what it is called in a sentence.
    struct Part: Hashable {
        let name: String
        let title: String

        init(_ slot: ContractSlot) {
            name = slot.name
            title = slot.title
        }
    }

    /// What a change does to plugins.
    enum Effect {
        /// Those that were made before live on.
        case none
        /// Some of those that were made before are refused or warned, or look otherwise, which the changelog has to say.
        case breaks
        /// What contracts say is not true.
        case deceives
    }
}

extension ContractChange {
    /// The name that the changelog has to say.
    var name: String {
        switch self {
        case .added(let title): title
        case .removed(let name, _, _): name
        case .retyped(let part, _, _), .requires(let part, _, _), .standard(let part, _, _),
            .sameVersion(let part, _), .raised(let part, _, _, _), .lowered(let part, _, _),
            .stability(let part, _, _), .noReplacement(let part, _), .reworded(let part):
            part.name
        case .olderHost(let was, _): was
        }
    }

    /// What it does to plugins.
    var effect: Effect {
        switch self {
        case .added, .reworded: .none
        case .stability(_, let was, let now): now.rank < was.rank ? .breaks : .none
        case .removed, .retyped, .requires, .standard, .raised: .breaks
        case .sameVersion, .lowered, .noReplacement, .olderHost: .deceives
        }
    }
}

extension SlotStability {
    /// How long a slot may be relied on, in comparison.
    fileprivate var rank: Int {
        switch self {
        case .deprecated: 0
        case .experimental: 1
        case .stable: 2
        }
    }
}
