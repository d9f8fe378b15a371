import Components

/// A difference between a contract and an earlier one.
enum ContractChange: Hashable {
    /// A new part.
    case added(title: String)
    /// A removed part, with new parts of the same role.
    case removed(name: String, title: String, successor: String? = nil)
    /// A part with another kind or type.
    case retyped(Part, was: String, is: String)
    /// A role with other requirements.
    case requires(Part, gone: [String], new: [String])
    /// A slot with another default.
    case standard(Part, was: String?, is: String?)
    /// A role that changed without a new version of its slot.
    case sameVersion(Part, Int)
    /// A raised version, with the reasons.
    case raised(Part, was: Int, is: Int, changes: [String])
    /// A lowered version.
    case lowered(Part, was: Int, is: Int)
    /// Another stability.
    case stability(Part, was: SlotStability, is: SlotStability)
    /// A replacement of a deprecated slot that does not exist.
    case noReplacement(Part, String)
    /// Its versions have other descriptions.
    case reworded(Part)
    /// The package has an earlier version.
    case olderHost(was: String, is: String)

    /// A slot with its title in a sentence.
    struct Part: Hashable {
        let name: String
        let title: String

        init(_ slot: ContractSlot) {
            name = slot.name
            title = slot.title
        }
    }

    /// The effect of a change on plugins.
    enum Effect {
        /// Those that were made before live on.
        case none
        /// Some of those that were made before are refused or warned, or look different, which the changelog has to say.
        case breaks
        /// The contract contradicts itself.
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

    /// The effect on plugins.
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
    /// The order of stabilities.
    fileprivate var rank: Int {
        switch self {
        case .deprecated: 0
        case .experimental: 1
        case .stable: 2
        }
    }
}
