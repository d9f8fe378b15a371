package import Components

/// All reports of a container; equal reports mean equal tables.
package struct ContainerReports: Equatable {
    package let slots: [SlotReport]
    package let plugins: [PluginReport]
    package let names: [DeclaredName]
    package let diagnostics: [ComponentDiagnostic]

    package init(_ components: Components) {
        slots = components.slots
        plugins = components.plugins
        names = components.declaredNames
        diagnostics = components.diagnostics
    }

    /// Returns the name of the first slot or plugin that differs; nil if the tables are equal.
    func firstDifference(from other: Self) -> String? {
        if self == other { return nil }
        let slots = Set(slots).symmetricDifference(other.slots).map(\.name)
        return zip(plugins, other.plugins).first { $0 != $1 }?.0.id.rawValue ?? slots.min()
            ?? "plugins"
    }
}
