import Components
import DefaultComponents
import Drawing
import Hosting
import Views

/// How messages are laid out and coloured.
struct LayoutSettings {
    /// How wide messages may be, in points.
    var width = 375.0
    var direction = LayoutDirection.leftToRight
    var scheme = TreeScheme.light
    /// What the sizes of fonts are multiplied by.
    var textScale = 1.0

    /// What measures texts, if not what the components have.
    var measurer: (any TextMeasurer)?
    /// Whether the scheme is asked for, and not left to the reader's surroundings.
    var fixesScheme = false
    /// Whether pages carry the frames of their elements.
    var carriesFrames = false

    init() {}

    /// Creates what the command line asks for.
    init(_ arguments: Arguments) {
        width = arguments.number(.width) ?? width
        textScale = arguments.number(.textScale) ?? textScale
        if arguments.has(.rtl) { direction = .rightToLeft }
        if arguments.has(.dark) { (scheme, fixesScheme) = (.dark, true) }
        carriesFrames = arguments.has(.frames)
    }

    /// Returns what holds for a page of such messages, in the look of components.
    func page(_ components: Components) -> HTMLSettings {
        HTMLSettings(
            direction: direction,
            scheme: fixesScheme ? .fixed(scheme) : .automatic,
            carriesFrames: carriesFrames,
            style: PageStyle(components[.appearance])
        )
    }

    /// Returns components that lay out like this.
    func applied(to components: Components) -> Components {
        var components = components
        components.set(.layoutDirection, to: direction)
        components.set(.textScale, to: textScale)
        if let measurer { components[.textMeasurer] = measurer }
        return components
    }
}

extension PageStyle {
    /// Creates the style of a page in the look of components; none if others have the same.
    init?(_ components: Components, unlike others: Components) {
        self.init(components[.appearance])
        if self == PageStyle(others[.appearance]) { return nil }
    }
}
