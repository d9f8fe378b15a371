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
}
