import Components
import DefaultComponents
import Drawing
import Views

extension GalleryBuilder {
    /// The languages of which every word of the default components is translated.
    private static let translations: [(title: String, locale: LanguageTag)] = [
        ("German", "de"), ("Arabic", "ar"),
    ]

    /// Returns the page of languages: the same messages in English and in each language, light and dark.
    mutating func pageOfLanguages() -> HTMLPage {
        var page = HTMLPage(title: "Languages", settings: settings.page(defaults))
        page.append(paragraph: "Words, dates, numbers and the reading direction follow the locale.")
        page.append(links: [HTMLLink("All customizations", to: Self.index)])
        for (title, locale) in Self.translations {
            for scheme in [TreeScheme.light, .dark] {
                page.append(heading: "\(title), \(scheme.rawValue)")
                page.append(
                    before: picture("English", in: "en", scheme),
                    after: picture(title, in: locale, scheme)
                )
            }
        }
        page.append(heading: "Code")
        for (_, locale) in Self.translations {
            page.append(code: "Components.default.locale = \"\(locale)\"\n")
        }
        return page
    }

    /// Returns the messages of the conversation in a language.
    private mutating func picture(
        _ caption: String,
        in locale: LanguageTag,
        _ scheme: TreeScheme
    ) -> HTMLPicture {
        var (components, settings) = (defaults, settings)
        components.set(.locale, to: locale)
        settings.direction = components[.layoutDirection]
        return picture(caption, of: sections.selected, components, settings, scheme: scheme)
    }
}
