public import Views

/// Colours, fonts and lengths of everything on a page that no view determines.
///
/// That is everything around the pictures, and in them links, code, initials and placeholders of pictures. Everything
/// else of a picture follows its views.
public struct PageStyle: Sendable, Hashable {
    /// Text without a colour of its own.
    public var text = Color("text", light: RGBA(0x14171A), dark: RGBA(0xF2F4F7))
    /// Less important text: captions, and symbols without a colour of their own.
    public var quiet = Color("quiet", light: RGBA(0x59616B), dark: RGBA(0xA3ABB8))
    /// Links; in a message only where they are readable on the colour behind them, 4.5 to 1.
    public var link = Color("link", light: RGBA(0x0058B8), dark: RGBA(0x94C8FF))
    /// Names that a message mentions, where they are as readable as links have to be.
    public var mention = Color("mention", light: RGBA(0x0058B8), dark: RGBA(0x94C8FF))
    /// The background of the page.
    public var page = Color("page", light: RGBA(0xF7F9FB), dark: RGBA(0x0A0D11))
    /// The background of pictures.
    public var card = Color("card", light: RGBA(0xE9EEF4), dark: RGBA(0x0E1621))
    /// Edges of cards and lines between them.
    public var edge = Color("edge", light: RGBA(0xD9DEE5), dark: RGBA(0x2A313A))
    /// The background of code between pictures.
    public var code = Color("code", light: RGBA(0xF6F8FA), dark: RGBA(0x161B22))
    /// The background of code in a message; it is translucent.
    public var inlineCode = Color("inlineCode", light: RGBA(0x7D8796, alpha: 51))
    /// The background of quoted lines in a message; it is translucent.
    public var inlineQuote = Color("inlineQuote", light: RGBA(0x7D8796, alpha: 31))
    /// A placeholder of a picture, at its upper left corner.
    public var picture = Color("picture", light: RGBA(0x6E82A5, alpha: 71))
    /// A placeholder of a picture, at its lower right corner.
    public var pictureEnd = Color("pictureEnd", light: RGBA(0x6E82A5, alpha: 41))
    /// The colours of initials, the same ones for the same name; text on a card if there are none.
    public var initials = InitialsColors.standard

    /// The page's own words; headings are larger, captions smaller.
    public var font = Font("page", size: 16)
    /// Code between pictures.
    public var codeFont = Font("code", size: 13, isMonospaced: true)
    /// Initials; their size is the avatar's, not the font's.
    public var initialsFont = Font("initials", size: 16, weight: .bold)

    /// The maximum width of the page, in points.
    public var width = 1088.0
    /// The distance between cards, and of their content from their edges, in points; other distances follow from it.
    public var spacing = 16.0
    /// The distance above and below the messages of a card, in points.
    public var listMargin = 12.0
    /// The radius of a card's corners, in points; smaller radii follow from it.
    public var cornerRadius = 16.0
    /// The width of edges, in points.
    public var borderWidth = 1.0

    /// Creates the default style.
    public init() {}
}
