import Components
import DefaultComponents

/// The parts that plugins rely on, for one release.
struct Contract: Equatable {
    /// The version of the package.
    var host: String
    /// The hooks of components and their extensions.
    var hooks: [String]
    /// The layout options and other names of open sets, by kind and name.
    var names: [ContractName]
    /// The slots, families, members, values and events, by name.
    var slots: [ContractSlot]
}

extension Contract {
    /// Finds what some components offer; who fills or extends a slot is no part of it.
    init(_ components: Components) {
        host = "\(Components.version)"
        hooks = ComponentHook.allCases.map(\.rawValue).sorted()
        names = components.declaredNames.map { ContractName(kind: $0.kind, name: $0.name) }
        slots = components.slots.map(ContractSlot.init)
    }
}

/// A name of an open set, such as a layout option.
struct ContractName: Hashable {
    /// The kind of name.
    let kind: String
    /// The name.
    let name: String
}
