import Components
import ExamplePlugins

/// Subsets of the example plugins, each as the bits of a number.
enum PluginSubsets {
    /// Every subset of the plugins that act on messages, each with one of the eight subsets of the three that
    /// act on lists; in long tests, every subset of all.
    static let all: [Int] =
        if LongTests.areOn {
            Array(0..<(1 << ExampleCatalogue.plugins.count))
        } else {
            (0..<(1 << messages.count)).map { subset in
                bits(subset, of: messages)
                    | bits((subset ^ subset >> 3 ^ subset >> 6) & 7, of: lists)
            }
        }

    /// A quarter of `all`, for laws that take long; in long tests, `all`.
    static let some: [Int] = all.enumerated()
        .filter { LongTests.areOn || $0.offset % 4 == 3 }
        .map(\.element)

    /// Every subset of up to three plugins, and those of `all` with four.
    static let small: [Int] =
        (0..<(1 << ids.count)).filter { $0.nonzeroBitCount <= 3 }
        + all.filter { $0.nonzeroBitCount == 4 }

    private static let ids = ExampleCatalogue.plugins.map(\.id)
    /// The plugins that act on lists alone.
    static let lists: [PluginID] = [
        "centered-scroll-button", "custom-router", "per-list-content",
    ]
    private static let messages = ids.filter { !lists.contains($0) }

    /// Returns a subset of some plugins as one of all.
    private static func bits(_ subset: Int, of part: [PluginID]) -> Int {
        part.enumerated().filter { subset >> $0.offset & 1 == 1 }
            .compactMap { ids.firstIndex(of: $0.element) }
            .reduce(0) { $0 | 1 << $1 }
    }

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
