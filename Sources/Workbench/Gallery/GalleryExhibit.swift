import Components
import DefaultComponents
import Drawing

/// What a page of the gallery is about: a plugin, or several together.
struct GalleryExhibit {
    /// The page's name, such as `squared-bubble`.
    let name: String
    let title: String
    let summary: String
    let exhibits: [Exhibit]
    /// The page's file.
    private(set) var file = HTMLFileName("")

    /// Every plugin by id, then all of them together where there are several.
    static func all(of exhibits: Exhibits) -> [GalleryExhibit] {
        let together = GalleryExhibit(
            name: "all-together",
            title: "All together",
            summary: "All plugins at once, each with its effect.",
            exhibits: exhibits.all
        )
        var all =
            exhibits.all.map(GalleryExhibit.init) + (exhibits.all.count > 1 ? [together] : [])
        var taken: Set<HTMLFileName> = [GalleryBuilder.index, GalleryBuilder.themes]
        for place in all.indices {
            let name = all[place].name
            let names = [name] + (2...all.count + 3).map { "\(name)-\($0)" }
            let free = names.lazy.map(HTMLFileName.init).first { !taken.contains($0) }
            all[place].file = free ?? HTMLFileName(name)
            taken.insert(all[place].file)
        }
        return all
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
