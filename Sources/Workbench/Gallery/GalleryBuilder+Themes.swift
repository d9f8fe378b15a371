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
        let messages = sections.selected.prefix(limit)
        var pictures = [picture("Default", of: messages, defaults, settings, scheme: scheme)]
        for theme in themes {
            let components = try GallerySample(theme).components()
            pictures.append(
                picture(
                    theme.plugin.manifest.summary,
                    of: messages,
                    components,
                    settings,
                    scheme: scheme,
                    style: PageStyle(components[.appearance])
                )
            )
        }
        return pictures
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
