import Components
import DefaultComponents
import Drawing
import Hosting

extension GalleryBuilder {
    /// Returns the page of themes: the same messages as they are by default and in each theme, in light and dark
    /// surroundings, then the code.
    mutating func page(ofThemes themes: [PluginSample]) throws(ProgramError) -> HTMLPage {
        var page = HTMLPage(title: "Themes", settings: settings.page(defaults))
        page.append(paragraph: "The same messages in looks that do not resemble each other.")
        page.append(links: [HTMLLink("All customizations", to: Self.index)])
        for (title, scheme) in [("Light", TreeScheme.light), ("Dark", .dark)] {
            page.append(heading: title)
            append(try pictures(of: themes, scheme: scheme, limit: 9), to: &page)
        }
        page.append(heading: "Code")
        for theme in themes {
            page.append(heading: theme.plugin.id.rawValue, level: 3)
            page.append(code: PluginCode.registration(of: [theme.plugin]))
            if let code = theme.code { page.append(code: code) }
        }
        return page
    }

    /// Returns so many messages, the oldest first, as they are by default and in each theme.
    mutating func pictures(
        of themes: [PluginSample],
        scheme: TreeScheme?,
        limit: Int
    ) throws(ProgramError) -> [HTMLPicture] {
        var pictures = [picture("Default", defaults, nil, scheme, limit)]
        for theme in themes {
            let components = try GallerySample(theme).components()
            let style = PageStyle(components[.appearance])
            let caption = theme.plugin.manifest.summary
            pictures.append(picture(caption, components, style, scheme, limit))
        }
        return pictures
    }

    private mutating func picture(
        _ caption: String,
        _ components: Components,
        _ style: PageStyle?,
        _ scheme: TreeScheme?,
        _ limit: Int
    ) -> HTMLPicture {
        var composer = MessageComposer(components, settings: settings, variant: .frames)
        let places = sections.flatMap { section in section.places.map { (section, $0) } }
        let entries = places.prefix(limit).map { section, place in
            composer.picture(at: place, of: section)
        }
        note(composer.findings.lines)
        return HTMLPicture(caption, entries: entries, scheme: scheme, style: style)
    }

    /// Appends pictures, two beside each other.
    func append(_ pictures: [HTMLPicture], to page: inout HTMLPage) {
        for first in stride(from: 0, to: pictures.count, by: 2) {
            if first + 1 < pictures.count {
                page.append(before: pictures[first], after: pictures[first + 1])
            } else {
                page.append(picture: pictures[first])
            }
        }
    }
}
