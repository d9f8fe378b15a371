import Components
import Drawing
import Hosting
import Views

/// Builds the pages of the gallery.
struct GalleryBuilder {
    let sections: [MessageSection]
    let settings: LayoutSettings
    /// The components without any plugin.
    let defaults: Components
    private(set) var findings: Set<String> = []

    /// A way to show a sample: a heading, a colour scheme, a direction, and the size of texts.
    private typealias Look = (
        title: String, scheme: TreeScheme?, direction: LayoutDirection?, textScale: Double
    )

    private static let looks: [Look] = [
        ("Light", .light, nil, 1), ("Dark", .dark, nil, 1),
        ("Right to left", .light, .rightToLeft, 1), ("Large text", .light, nil, 1.6),
    ]

    /// Returns the page of a sample: before and after in every look, then the code.
    mutating func page(of sample: GallerySample) throws(ProgramError) -> HTMLPage {
        let components = try sample.components()
        let scene = scene(of: sample, components, limit: max(4, sample.samples.count))
        var page = HTMLPage(title: sample.title, settings: settings.page(defaults))
        page.append(paragraph: sample.summary)
        page.append(links: [HTMLLink("All customizations", to: Self.index)])
        for look in Self.looks {
            page.append(heading: look.title)
            append(scene, of: components, to: &page, look)
        }
        page.append(heading: "Code")
        page.append(code: PluginCode.registration(of: sample.plugins))
        for one in sample.samples {
            guard let code = one.code else { continue }
            if sample.samples.count > 1 {
                page.append(heading: one.plugin.id.rawValue, level: 3)
            }
            page.append(code: code)
        }
        return page
    }

    /// Returns the index: a glance at each sample, its code and a link to its page.
    mutating func index(
        of samples: [GallerySample],
        themes: [PluginSample]
    ) throws(ProgramError) -> HTMLPage {
        var page = HTMLPage(title: "Customizations", settings: settings.page(defaults))
        page.append(paragraph: "Each changes one part of a chat, and any of them live together.")
        if !themes.isEmpty {
            page.append(heading: "Themes")
            page.append(paragraph: "The same messages in looks that change all of a chat.")
            append(try pictures(of: themes, scheme: nil, limit: 4), to: &page)
            page.append(
                links: [HTMLLink("More messages, in dark, and the themes' code", to: Self.themes)]
            )
        }
        page.append(links: [HTMLLink("The chat in German and Arabic", to: Self.languages)])
        for sample in samples {
            let components = try sample.components()
            let scene = scene(of: sample, components, limit: 2)
            page.append(heading: sample.title)
            page.append(paragraph: sample.summary)
            append(scene, of: components, to: &page, ("", nil, settings.direction, 1))
            page.append(code: PluginCode.registration(of: sample.plugins))
            page.append(
                links: [
                    HTMLLink(
                        "The same in dark, from right to left and in large text, and its code",
                        to: sample.file
                    )
                ]
            )
        }
        return page
    }

    /// The name of the index.
    static let index = HTMLFileName("index")

    /// The name of the page of themes.
    static let themes = HTMLFileName("themes")

    /// The name of the page of languages.
    static let languages = HTMLFileName("languages")

    /// Returns the messages that a plugin brings, or else some of the conversation that it changes.
    private func scene(
        of sample: GallerySample,
        _ components: Components,
        limit: Int
    ) -> GalleryScene {
        if sample.samples.count == 1, !sample.scenes.isEmpty {
            return GalleryScene(whole: sample.scenes)
        }
        var comparison = MessageComparison(
            old: MessageComposer(defaults),
            new: MessageComposer(components)
        )
        return GalleryScene(of: sample.scenes + sections, &comparison, limit: limit)
    }

    /// Returns messages as a picture, composed with components.
    mutating func picture(
        _ caption: String,
        of messages: some Sequence<SectionMessage>,
        _ components: Components,
        _ settings: LayoutSettings,
        scheme: TreeScheme?,
        style: PageStyle? = nil
    ) -> HTMLPicture {
        var composer = MessageComposer(components, settings: settings, variant: .frames)
        let entries = messages.map { composer.picture(of: $0) }
        findings.formUnion(composer.findings.lines)
        return HTMLPicture(caption, entries: entries, scheme: scheme, style: style)
    }

    private mutating func append(
        _ scene: GalleryScene,
        of components: Components,
        to page: inout HTMLPage,
        _ look: Look
    ) {
        var settings = settings
        settings.direction = look.direction
        settings.textScale *= look.textScale
        let scheme = look.scheme
        let style = PageStyle(components, unlike: defaults)
        if let section = scene.listed {
            let old = ShownList(section, defaults, settings)
            let new = ShownList(section, components, settings)
            withExtendedLifetime((old, new)) {
                page.append(
                    before: old.picture("Before", scheme: scheme),
                    after: new.picture("After", scheme: scheme, style: style)
                )
            }
            findings.formUnion(old.findings.lines + new.findings.lines)
            return
        }
        let messages = scene.messages
        page.append(
            before: picture("Before", of: messages, defaults, settings, scheme: scheme),
            after: picture(
                "After",
                of: messages,
                components,
                settings,
                scheme: scheme,
                style: style
            )
        )
    }
}

/// The code that installs plugins, as a user would write it.
enum PluginCode {
    /// Returns the line that installs plugins.
    static func registration(of plugins: [any Plugin]) -> String {
        let calls = plugins.map { "\(type(of: $0))()" }
        let line = "try Components.default.install([\(calls.joined(separator: ", "))])\n"
        guard line.count > 80 else { return line }
        let lines = calls.map { "    \($0),\n" }.joined()
        return "try Components.default.install([\n\(lines)])\n"
    }
}
