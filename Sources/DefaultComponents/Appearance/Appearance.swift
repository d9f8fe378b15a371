/// The colours, fonts, lengths, symbols and formatters of a chat, and its calendar.
///
/// It has all colours, fonts and lengths with which a page or a terminal shows a chat, as long as only the default
/// components draw it: see <doc:Theming>.
///
/// It is a value in a slot: change it with `transform(.appearance)`. It does not depend on the machine.
///
/// It is large, so in hooks read only the values that you need; from a constant, nothing else is copied:
///
/// ```swift
/// let components = components
/// textLabel.font = components[.appearance].fonts.footnote
/// textLabel.textColor = components[.appearance].palette.subtitleText
/// ```
public struct Appearance: Sendable {
    /// The colours, each light and dark.
    public var palette = ColorPalette()
    /// The fonts.
    public var fonts = Fonts()
    /// The symbols, by meaning.
    public var images = Images()
    /// The formatters that turn values into text.
    public var formatters = Formatters()
    /// The lengths, in points.
    public var metrics = Metrics()
    /// The calendar, with its zone; by default Gregorian at UTC.
    public var calendar = ChatCalendar.utc
    /// The maximum time between messages of a group, in seconds, inclusive.
    public var maxTimeIntervalBetweenMessagesInGroup = 60.0

    /// Creates the default appearance.
    public init() {}
}
