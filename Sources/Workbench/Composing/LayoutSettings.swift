import Components
import DefaultComponents
import Drawing
import Hosting
import Views

/// The settings of layout and colours of messages.
struct LayoutSettings {
    /// The width of messages, in points.
    var width = 375.0
    /// The reading direction; nil for that of the components.
    var direction: LayoutDirection?
    var scheme = TreeScheme.light
    /// The factor of the font sizes.
    var textScale = 1.0
    /// The instant of the clocks; nil for the time of the newest message.
    var now: Timestamp?

    /// The text measurer, if it is not the components' own.
    var measurer: (any TextMeasurer)?
    /// Whether the scheme is fixed, and does not follow the reader's system.
    var fixesScheme = false
    /// Whether pages carry the frames of their elements.
    var carriesFrames = false
    /// The way in which pages place views.
    var layout = HTMLLayout.frames

    init(now: Timestamp? = nil) {
        self.now = now
    }

    /// Creates the settings that the command line asks for.
    init(_ arguments: Arguments) {
        width = arguments.number(.width) ?? width
        textScale = arguments.number(.textScale) ?? textScale
        if arguments.has(.rtl) { direction = .rightToLeft }
        if arguments.has(.dark) { (scheme, fixesScheme) = (.dark, true) }
        carriesFrames = arguments.has(.frames)
        if arguments.has(.flow) { layout = .flow }
        now = arguments.instant
    }

    /// Returns the settings of a page of such messages, in the appearance of components.
    func page(_ components: Components) -> HTMLSettings {
        HTMLSettings(
            language: components[.locale].identifier,
            direction: direction ?? components[.layoutDirection],
            scheme: fixesScheme ? .fixed(scheme) : .automatic,
            layout: layout,
            carriesFrames: carriesFrames,
            style: PageStyle(components[.appearance])
        )
    }

    /// Returns the document of trees with these settings, without its sections.
    func document(
        of components: Components,
        _ variant: TreeVariant,
        plugins: [String]
    ) -> TreeDocument {
        TreeDocument(
            variant: variant,
            width: width,
            direction: direction ?? components[.layoutDirection],
            scheme: scheme,
            measurer: components[.textMeasurer].name,
            textScale: textScale,
            plugins: plugins
        )
    }

    /// Returns components with these settings.
    func applied(to components: Components) -> Components {
        var components = components
        if let direction { components.set(.layoutDirection, to: direction) }
        components.set(.textScale, to: textScale)
        if let measurer { components[.textMeasurer] = measurer }
        return components
    }
}

extension PageStyle {
    /// Creates the page style of components; nil if it equals that of others.
    init?(_ components: Components, unlike others: Components) {
        self.init(components[.appearance])
        if self == PageStyle(others[.appearance]) { return nil }
    }
}
