/// Colours, fonts, lengths, symbols and formatters of a chat, and the calendar it counts days by.
///
/// Nothing that a page or a terminal shows of a chat is in a colour, a font or a length that is not from here, as long
/// as only the default components draw it: see <doc:Theming>.
///
/// A value in a slot: change it with `transform(.appearance)`. Nothing in it comes from the machine.
///
/// It is large, so in hooks read only what you need of it; from a constant, nothing else is copied:
///
/// ```swift
/// let components = components
/// textLabel.font = components[.appearance].fonts.footnote
/// textLabel.textColor = components[.appearance].palette.subtitleText
/// ```
public struct Appearance: Sendable {
    /// The colours, each for light and dark surroundings.
    public var palette = ColorPalette()
    /// The fonts.
    public var fonts = Fonts()
    /// The symbols, by what they stand for.
    public var images = Images()
    /// How values become text.
    public var formatters = Formatters()
    /// The lengths, in points.
    public var metrics = Metrics()
    /// The calendar, with its zone; Gregorian at UTC unless set.
    public var calendar = ChatCalendar.utc
    /// How much later the next message of a group may be, in seconds; exactly so much stays in the group.
    public var maxTimeIntervalBetweenMessagesInGroup = 60.0

    /// Creates the default appearance.
    public init() {}
}
