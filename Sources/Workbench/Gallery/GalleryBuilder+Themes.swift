import Components
import DefaultComponents
import Drawing

extension GalleryBuilder {
    /// Returns the page of themes: the same messages as they are by default and in each theme, in light and dark
    /// surroundings, then the code.
    mutating func page(ofThemes themes: [Exhibit]) throws(ProgramError) -> HTMLPage {
        var page = HTMLPage(title: "Themes", settings: settings.page(defaults))
        page.append(paragraph: "The same messages in looks that do not resemble each other.")
        page.append(links: [HTMLLink("All customizations", to: Self.index)])
        for (title, scheme) in [("Light", TreeScheme.light), ("Dark", .dark)] {
            page.append(heading: title)
            var pictures = [picture("Default", defaults, nil, scheme)]
            for theme in themes {
                let components = try GalleryExhibit(theme).components()
                let style = PageStyle(components[.appearance])
                pictures.append(picture(theme.plugin.manifest.summary, components, style, scheme))
            }
            append(pictures, to: &page)
        }
        page.append(heading: "Code")
        for theme in themes {
            page.append(heading: theme.plugin.id.rawValue, level: 3)
            page.append(code: PluginCode.registration(of: [theme.plugin]))
            if let code = theme.code { page.append(code: code) }
        }
        return page
    }

    /// How many messages are shown, the oldest first.
    private static let messageCount = 9

    private mutating func picture(
        _ caption: String,
        _ components: Components,
        _ style: PageStyle?,
        _ scheme: TreeScheme
    ) -> HTMLPicture {
        var composer = MessageComposer(components, settings: settings, variant: .frames)
        let places = sections.flatMap { section in section.places.map { (section, $0) } }
        let entries = places.prefix(Self.messageCount).map { section, place in
            composer.picture(at: place, of: section)
        }
        note(composer.findings.lines)
        return HTMLPicture(caption, entries: entries, scheme: scheme, style: style)
    }

    /// Appends pictures, two beside each other.
    private func append(_ pictures: [HTMLPicture], to page: inout HTMLPage) {
        for first in stride(from: 0, to: pictures.count, by: 2) {
            if first + 1 < pictures.count {
                page.append(before: pictures[first], after: pictures[first + 1])
            } else {
                page.append(picture: pictures[first])
            }
        }
    }
}
