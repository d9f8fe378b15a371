import Components
import Testing

@testable import Workbench

/// A difference of a contract from `Contract.planted`, with the expected text.
struct PlantedChange: Sendable, CustomTestStringConvertible {
    let name: String
    let contract: Contract
    /// The text without a changelog.
    let lines: [String]
    /// The text with a changelog that names everything in the contract.
    var announced: [String]?

    var testDescription: String { name }

    static let all = added + gone + roles + versions + stabilities + others

    private static let advice = " under Changed or Removed in the changelog's Unreleased section."

    /// Returns the text of a change that the changelog may announce.
    static func breaking(_ text: String, _ name: String) -> String {
        "incompatible: \(text) To fix, take it back, or name `\(name)`\(advice)"
    }

    private init(_ name: String, _ contract: Contract, compatible text: String) {
        self.name = name
        self.contract = contract
        lines = ["compatible: \(text)"]
        announced = lines
    }

    private init(_ name: String, _ contract: Contract, breaking text: String, _ slot: String) {
        self.name = name
        self.contract = contract
        lines = [Self.breaking(text, slot)]
        announced = ["announced: \(text)"]
    }

    private init(_ name: String, _ contract: Contract, deceiving text: String, _ remedy: String) {
        self.name = name
        self.contract = contract
        lines = ["incompatible: \(text) To fix, \(remedy)"]
        announced = lines
    }

    private init(_ name: String, _ contract: Contract, lines: [String], announced: [String]) {
        self.name = name
        self.contract = contract
        self.lines = lines
        self.announced = announced
    }
}

extension PlantedChange {
    private static let planted = Contract.planted

    private static let added = [
        PlantedChange(
            "slot added",
            planted.changing {
                $0.slots.append(
                    ContractSlot(name: "zoom", kind: .value, accepts: "Int", stability: .stable)
                )
            },
            compatible: "slot 'zoom' was added."
        ),
        PlantedChange(
            "option added",
            planted.changing {
                $0.names.append(ContractName(kind: "layout option", name: "tall"))
            },
            compatible: "layout option 'tall' was added."
        ),
        PlantedChange(
            "hook added",
            planted.changing { $0.hooks.append("tearDown") },
            compatible: "hook 'tearDown' was added."
        ),
        PlantedChange(
            "stability raised",
            planted.changing("limit") { $0.stability = .stable },
            compatible: "slot 'limit' is stable, and was experimental."
        ),
        PlantedChange(
            "deprecation taken back",
            planted.changing("oldLimit") { $0.stability = .stable },
            compatible: "slot 'oldLimit' is stable, and was deprecated for 'limit'."
        ),
        PlantedChange(
            "other replacement",
            planted.changing("oldLimit") { $0.stability = .deprecated(replacement: "badge") },
            compatible: "slot 'oldLimit' is deprecated for 'badge', and was deprecated for 'limit'."
        ),
        PlantedChange(
            "change told otherwise",
            planted.changing("badge") { $0.changes = ["It has a text."] },
            compatible: "slot 'badge' tells its changes otherwise."
        ),
    ]

    private static let gone = [
        PlantedChange(
            "slot removed",
            planted.changing { $0.slots.removeFirst() },
            breaking: "slot 'badge' was removed.",
            "badge"
        ),
        PlantedChange(
            "value removed",
            planted.changing { $0.slots.remove(at: 1) },
            lines: [breaking("slot 'limit' was removed.", "limit"), noLimit],
            announced: ["announced: slot 'limit' was removed.", noLimit]
        ),
        PlantedChange(
            "event removed",
            planted.changing { $0.slots.removeLast() },
            breaking: "event 'tapped' was removed.",
            "tapped"
        ),
        PlantedChange(
            "slot renamed",
            planted.changing("badge") { $0.name = "emblem" },
            lines: [
                breaking(
                    "slot 'badge' was removed, and 'emblem', of the same role, was added.",
                    "badge"
                ),
                "compatible: slot 'emblem' was added.",
            ],
            announced: [
                "announced: slot 'badge' was removed, and 'emblem', of the same role, was added.",
                "compatible: slot 'emblem' was added.",
            ]
        ),
        PlantedChange(
            "option removed",
            planted.changing { $0.names = [] },
            breaking: "layout option 'wide' was removed.",
            "wide"
        ),
        PlantedChange(
            "hook removed",
            planted.changing { $0.hooks.removeLast() },
            breaking: "hook 'updateContent' was removed.",
            "updateContent"
        ),
    ]

    private static let noLimit =
        "incompatible: slot 'oldLimit' is deprecated for 'limit', which is not there. To fix, name a slot "
        + "that is there in 'deprecated(replacedBy:)'."

    private static let roles = [
        unraised(
            "other type",
            planted.changing("limit") { $0.accepts = "Double" },
            "slot 'limit' takes 'Double', and took 'Int'.",
            "limit",
            version: 1
        ),
        unraised(
            "other kind",
            planted.changing("limit") { $0.kind = .family },
            "family 'limit' takes 'family', and took 'value'.",
            "limit",
            title: "family",
            version: 1
        ),
        unraised(
            "other payload",
            planted.changing("tapped") { $0.accepts = "(Int) -> EventReply" },
            "event 'tapped' takes '(Int) -> EventReply', and took '(String) -> EventReply'.",
            "tapped",
            title: "event",
            version: 1
        ),
        unraised(
            "requirement added",
            planted.changing("badge") { $0.role.append("func glow()") },
            "What goes into slot 'badge' is declared otherwise, with 'func glow()'.",
            "badge",
            version: 2
        ),
        unraised(
            "requirement replaced",
            planted.changing("badge") { $0.role[1] = "var title: Text { get set }" },
            "What goes into slot 'badge' is declared otherwise, with 'var title: Text { get set }', "
                + "without 'var title: String { get set }'.",
            "badge",
            version: 2
        ),
    ]

    /// Returns a change of a role without a change of the version.
    private static func unraised(
        _ name: String,
        _ contract: Contract,
        _ text: String,
        _ slot: String,
        title: String = "slot",
        version: Int
    ) -> PlantedChange {
        let same =
            "incompatible: \(title) '\(slot)' is version \(version), as it was before what goes into "
            + "it changed. To fix, say what changed in the slot's contract, as "
            + "'.stable(changes: […])', which raises its version."
        return PlantedChange(
            name,
            contract,
            lines: [breaking(text, slot), same],
            announced: ["announced: \(text)", same]
        )
    }

    private static let versions = [
        PlantedChange(
            "version raised",
            planted.changing("badge") { slot in
                slot.version = 4
                slot.changes += ["It glows.", "It sleeps."]
            },
            breaking: "slot 'badge' is version 4, and was 2: 'It glows.', 'It sleeps.'.",
            "badge"
        ),
        PlantedChange(
            "version lowered",
            planted.changing("badge") { slot in
                slot.version = 1
                slot.changes = []
            },
            deceiving: "slot 'badge' is version 1, and was 2.",
            "bring the changes in the slot's contract back."
        ),
        PlantedChange(
            "package made older",
            planted.changing { $0.host = "1.1.9" },
            deceiving: "The package is version '1.1.9', and was '1.2.0'.",
            "raise the version of HostRelease.current."
        ),
    ]

    private static let stabilities = [
        PlantedChange(
            "stability lowered",
            planted.changing("badge") { $0.stability = .experimental },
            breaking: "slot 'badge' is experimental, and was stable.",
            "badge"
        ),
        PlantedChange(
            "stable slot deprecated",
            planted.changing("badge") { $0.stability = .deprecated(replacement: "limit") },
            breaking: "slot 'badge' is deprecated for 'limit', and was stable.",
            "badge"
        ),
        PlantedChange(
            "experimental slot deprecated",
            planted.changing("limit") { $0.stability = .deprecated(replacement: "badge") },
            breaking: "slot 'limit' is deprecated for 'badge', and was experimental.",
            "limit"
        ),
    ]

    private static let others = [
        PlantedChange(
            "other default",
            planted.changing("badge") { $0.standard = "RoundBadge" },
            breaking: "slot 'badge' holds 'RoundBadge' of itself, and held 'PlainBadge'.",
            "badge"
        )
    ]
}
