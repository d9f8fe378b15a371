import Components
import DefaultComponents

/// What a page of the gallery is about: a plugin, or several together.
struct GalleryExhibit {
    /// The page's name, such as `squared-bubble`.
    let name: String
    let title: String
    let summary: String
    let plugins: [any Plugin]

    /// Every example plugin by id, then all of them together.
    static var all: [GalleryExhibit] {
        Examples.plugins.map(GalleryExhibit.init) + [
            GalleryExhibit(
                name: "all-together",
                title: "All together",
                summary: "All example plugins at once, each with its effect.",
                plugins: Examples.plugins
            )
        ]
    }

    /// The components with the plugins.
    func components() throws(DemoError) -> Components {
        var components = Components()
        do throws(ComponentsError) {
            try components.install([DefaultComponentsPlugin()] + plugins)
        } catch {
            throw .install(error)
        }
        return components
    }
}

extension GalleryExhibit {
    /// Creates the exhibit of one plugin.
    fileprivate init(_ plugin: any Plugin) {
        let words = plugin.id.rawValue.split(separator: "-").joined(separator: " ")
        name = plugin.id.rawValue
        title = words.prefix(1).uppercased() + words.dropFirst()
        summary = plugin.manifest.summary
        plugins = [plugin]
    }
}
