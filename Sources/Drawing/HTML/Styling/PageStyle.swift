public import Views

/// Colours, fonts and lengths of all that a page draws and no view decides.
///
/// What is around the pictures, and in them links, code, initials and pictures that are not there. Everything else of
/// a picture is as its views say.
public struct PageStyle: Sendable, Hashable {
    /// Text that no view coloured.
    public var text = Color("text", light: RGBA(0x14171A), dark: RGBA(0xF2F4F7))
    /// Text that matters less: captions, and symbols that no view coloured.
    public var quiet = Color("quiet", light: RGBA(0x59616B), dark: RGBA(0xA3ABB8))
    /// Links; in a message only where they can be read on what is behind them, 4.5 to 1.
    public var link = Color("link", light: RGBA(0x0058B8), dark: RGBA(0x94C8FF))
    /// Names that a message mentions, where they can be read as links can.
    public var mention = Color("mention", light: RGBA(0x0058B8), dark: RGBA(0x94C8FF))
    /// Behind everything.
    public var page = Color("page", light: RGBA(0xF7F9FB), dark: RGBA(0x0A0D11))
    /// Behind pictures.
    public var card = Color("card", light: RGBA(0xE9EEF4), dark: RGBA(0x0E1621))
    /// Edges of cards and lines between them.
    public var edge = Color("edge", light: RGBA(0xD9DEE5), dark: RGBA(0x2A313A))
    /// Behind code between pictures.
    public var code = Color("code", light: RGBA(0xF6F8FA), dark: RGBA(0x161B22))
    /// Behind code in a message; what is behind it shines through.
    public var inlineCode = Color("inlineCode", light: RGBA(0x7D8796, alpha: 51))
    /// Behind quoted lines in a message; what is behind them shines through.
    public var inlineQuote = Color("inlineQuote", light: RGBA(0x7D8796, alpha: 31))
    /// Where a picture would be, at its upper left corner.
    public var picture = Color("picture", light: RGBA(0x6E82A5, alpha: 71))
    /// Where a picture would be, at its lower right corner.
    public var pictureEnd = Color("pictureEnd", light: RGBA(0x6E82A5, alpha: 41))
    /// The colours of initials, of which a name always has the same; text on a card if there are none.
    public var initials = InitialsColors.standard

    /// The page's own words; headings are larger, captions smaller.
    public var font = Font("page", size: 16)
    /// Code between pictures.
    public var codeFont = Font("code", size: 13, isMonospaced: true)
    /// Initials; their size is the avatar's, whatever the font's is.
    public var initialsFont = Font("initials", size: 16, weight: .bold)

    /// The width of the page where there is room, in points.
    public var width = 1088.0
    /// The distance between cards, and of what is in them from their edges, in points; others follow from it.
    public var spacing = 16.0
    /// The distance above and below the messages of a card, in points.
    public var listMargin = 12.0
    /// The radius of a card's corners, in points; those of smaller things follow from it.
    public var cornerRadius = 16.0
    /// The width of edges, in points.
    public var borderWidth = 1.0

    /// Creates the default style.
    public init() {}
}
