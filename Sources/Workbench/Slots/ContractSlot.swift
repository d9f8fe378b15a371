import Components
import Hosting

/// The contract of one slot.
struct ContractSlot: Equatable {
    /// The slot's name.
    var name: String
    /// The kind of its content.
    var kind: Kind
    /// The protocol or type that goes into it.
    var accepts: String
    /// The default; nil for an event.
    var standard: String?
    /// The stability, with the replacement of a deprecated slot.
    var stability: SlotStability
    /// Its version.
    var version = 1
    /// The reasons of the versions from 2 on.
    var changes: [String] = []
    /// The declaration of its type, without comments: a protocol's requirements, or a function's type.
    var role: [String] = []

    /// The kind of a slot, as the file spells it.
    enum Kind: String, CaseIterable {
        case component, value, event, family, member
    }

    /// The kind in a sentence.
    var title: String {
        switch kind {
        case .component, .value, .member: "slot \(name.quoted)"
        case .event: "event \(name.quoted)"
        case .family: "family \(name.quoted)"
        }
    }
}

extension ContractSlot {
    init(_ report: SlotReport) {
        name = report.name
        kind =
            switch report.kind {
            case .component: .component
            case .value: .value
            case .event: .event
            case .fallback: .family
            case .member: .member
            }
        accepts = report.accepts
        standard = kind == .event ? nil : report.declared.what
        stability = report.contract.stability
        version = report.contract.version
        changes = report.contract.changes
        role = SlotText.of(report.name)?.role.map(Self.requirements) ?? []
    }

    /// Returns the lines of a declaration that mean something.
    private static func requirements(of declaration: String) -> [String] {
        declaration.split(separator: "\n").map { $0.drop { $0 == " " } }
            .filter { !$0.hasPrefix("///") && $0 != "}" }
            .map { String($0.hasPrefix("public ") ? $0.dropFirst(7) : $0) }
    }
}
