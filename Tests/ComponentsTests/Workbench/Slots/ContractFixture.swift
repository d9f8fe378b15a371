import Components

@testable import Workbench

extension Contract {
    /// A contract of one slot of each kind with versions and roles.
    static let planted = Contract(
        host: "1.2.0",
        hooks: ["setUp", "updateContent"],
        names: [ContractName(kind: "layout option", name: "wide")],
        slots: [
            ContractSlot(
                name: "badge",
                kind: .component,
                accepts: "Badge",
                standard: "PlainBadge",
                stability: .stable,
                version: 2,
                changes: ["It has a title."],
                role: ["protocol Badge: View, Component {", "var title: String { get set }"]
            ),
            ContractSlot(
                name: "limit",
                kind: .value,
                accepts: "Int",
                standard: "10",
                stability: .experimental
            ),
            ContractSlot(
                name: "oldLimit",
                kind: .value,
                accepts: "Int",
                standard: "9",
                stability: .deprecated(replacement: "limit")
            ),
            ContractSlot(
                name: "tapped",
                kind: .event,
                accepts: "(String) -> EventReply",
                stability: .stable
            ),
        ]
    )

    /// Returns the contract with a change in a slot.
    func changing(_ slot: String, _ change: (inout ContractSlot) -> Void) -> Contract {
        var contract = self
        for place in slots.indices where slots[place].name == slot {
            change(&contract.slots[place])
        }
        return contract
    }

    /// Returns the contract with a change.
    func changing(_ change: (inout Contract) -> Void) -> Contract {
        var contract = self
        change(&contract)
        return contract
    }
}
