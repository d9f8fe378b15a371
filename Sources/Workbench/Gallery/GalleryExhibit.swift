import Components
import DefaultComponents

/// What a page of the gallery is about: a plugin, or several together.
struct GalleryExhibit {
    /// The page's name, such as `squared-bubble`.
    let name: String
    let title: String
    let summary: String
    let exhibits: [Exhibit]

    /// Every plugin by id, then all of them together where there are several.
    static func all(of exhibits: Exhibits) -> [GalleryExhibit] {
        let together = GalleryExhibit(
            name: "all-together",
            title: "All together",
            summary: "All plugins at once, each with its effect.",
            exhibits: exhibits.all
        )
        return exhibits.all.map(GalleryExhibit.init) + (exhibits.all.count > 1 ? [together] : [])
    }

    var plugins: [any Plugin] { exhibits.map(\.plugin) }

    /// The messages that the plugins bring.
    var scenes: [MessageSection] {
        exhibits.compactMap(\.scene).flatMap(MessageSection.sections)
    }

    /// The components with the plugins.
    func components() throws(ProgramError) -> Components {
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
    init(_ exhibit: Exhibit) {
        let plugin = exhibit.plugin
        let words = plugin.id.rawValue.split(separator: "-").joined(separator: " ")
        name = plugin.id.rawValue
        title = words.prefix(1).uppercased() + words.dropFirst()
        summary = plugin.manifest.summary
        exhibits = [exhibit]
    }
}
