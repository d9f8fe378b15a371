import Components
import DefaultComponents
import Drawing

/// The subject of a page of the gallery: a plugin, or several together.
struct GallerySample {
    /// The page's name, such as `squared-bubble`.
    let name: String
    let title: String
    let summary: String
    let samples: [PluginSample]
    /// The page's file.
    private(set) var file = HTMLFileName("")

    /// Every plugin by id, then all of them together where there are several.
    static func all(of samples: PluginSamples) -> [GallerySample] {
        let together = GallerySample(
            name: "all-together",
            title: "All together",
            summary: "All plugins at once, each with its effect.",
            samples: samples.all
        )
        var all =
            samples.all.map(GallerySample.init) + (samples.all.count > 1 ? [together] : [])
        var taken: Set<HTMLFileName> = [
            GalleryBuilder.index, GalleryBuilder.themes, GalleryBuilder.languages,
        ]
        for place in all.indices {
            let name = all[place].name
            let names = [name] + (2...all.count + 3).map { "\(name)-\($0)" }
            let free = names.lazy.map(HTMLFileName.init).first { !taken.contains($0) }
            all[place].file = free ?? HTMLFileName(name)
            taken.insert(all[place].file)
        }
        return all
    }

    var plugins: [any Plugin] { samples.map(\.plugin) }

    /// The messages that the plugins bring.
    var scenes: [MessageSection] {
        samples.compactMap(\.scene).flatMap(MessageSection.sections)
    }

    /// The components with the plugins.
    func components() throws(ProgramError) -> Components {
        try Components(installing: plugins)
    }
}

extension GallerySample {
    /// Creates the sample of one plugin.
    init(_ sample: PluginSample) {
        let plugin = sample.plugin
        let words = plugin.id.rawValue.split(separator: "-").joined(separator: " ")
        name = plugin.id.rawValue
        title = words.prefix(1).uppercased() + words.dropFirst()
        summary = plugin.manifest.summary
        samples = [sample]
    }
}
