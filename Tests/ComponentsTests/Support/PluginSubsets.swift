import Components
import ExamplePlugins

/// The subsets of the example plugins, each as the bits of a number.
enum PluginSubsets {
    static let all = 0..<(1 << ExampleCatalogue.plugins.count)

    /// Returns the plugins of a subset, by id.
    static func plugins(_ subset: Int) -> [any Plugin] {
        ExampleCatalogue.plugins.enumerated()
            .filter { subset >> $0.offset & 1 == 1 }
            .map(\.element)
    }
}

extension Components {
    /// Returns a container in which nothing but these plugins is installed.
    static func with(_ plugins: [any Plugin]) throws -> Components {
        var components = Components()
        try components.install(plugins)
        return components
    }
}
