import Components
import ExamplePlugins

/// The plugins that the command line can name.
enum Examples {
    /// The plugins, by id.
    static var plugins: [any Plugin] {
        ExampleCatalogue.plugins.sorted { $0.id < $1.id }
    }

    /// The plugins' ids, sorted.
    static var ids: [String] {
        plugins.map(\.id.rawValue)
    }
}
