import Components
import ExamplePlugins

/// Subsets of the example plugins, each as the bits of a number.
enum PluginSubsets {
    /// The number of subsets.
    static let count = 1 << ExampleCatalogue.plugins.count

    /// Those of up to four plugins.
    static let small = (0..<count).filter { $0.nonzeroBitCount <= 4 }

    /// The plugins that act on lists only.
    static let lists: [PluginID] = [
        "centered-scroll-button", "custom-router", "per-list-content",
    ]

    /// Returns the plugins of a subset, by id.
    static func plugins(_ subset: Int) -> [any Plugin] {
        ExampleCatalogue.plugins.enumerated()
            .filter { subset >> $0.offset & 1 == 1 }
            .map(\.element)
    }
}

extension Components {
    /// Returns a container with only these plugins.
    static func with(_ plugins: [any Plugin]) throws -> Components {
        var components = Components()
        try components.install(plugins)
        return components
    }
}
