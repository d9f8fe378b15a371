import Components

/// Everything that a container tells of itself; equal reports mean equal tables.
struct ContainerReports: Equatable {
    let slots: [SlotReport]
    let plugins: [PluginReport]
    let names: [DeclaredName]
    let diagnostics: [ComponentDiagnostic]

    init(_ components: Components) {
        slots = components.slots
        plugins = components.plugins
        names = components.declaredNames
        diagnostics = components.diagnostics
    }
}
