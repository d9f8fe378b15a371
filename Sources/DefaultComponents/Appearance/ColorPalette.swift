public import Views

extension Appearance {
    /// The colours of a chat.
    ///
    /// Every text can be read on what lies behind it in both surroundings: 4.5 to 1 (WCAG).
    public struct ColorPalette: Sendable, Hashable {
        /// Text.
        public var text = Color("text", light: RGBA(0x14171A), dark: RGBA(0xF2F4F7))
        /// Text that matters less: names, times, counts.
        public var subtitleText = Color(
            "subtitleText",
            light: RGBA(0x535C67),
            dark: RGBA(0xBAC7D3)
        )
        /// Behind everything: the colour that the list of messages lies on.
        public var background = Color("background", light: RGBA(0xE9EEF4), dark: RGBA(0x0E1621))
        /// Behind what lies on a bubble: quotes, cards, buttons; the bubble shines through.
        public var background2 = Color(
            "background2",
            light: RGBA(0x0A5CC4, alpha: 23),
            dark: RGBA(0x7FB8FF, alpha: 26)
        )
        /// Around overlapping avatars.
        public var background6 = Color("background6", light: RGBA(0xE9EEF4), dark: RGBA(0x0E1621))
        /// The bubbles of the reader's messages.
        public var outgoingBubble = Color(
            "outgoingBubble",
            light: RGBA(0xD6E9FF),
            dark: RGBA(0x21456B)
        )
        /// The bubbles of others' messages.
        public var incomingBubble = Color(
            "incomingBubble",
            light: RGBA(0xFFFFFF),
            dark: RGBA(0x1A2938)
        )
        /// The bubble of reactions, which lies over a message's.
        public var reactionsBubble = Color(
            "reactionsBubble",
            light: RGBA(0xFFFFFF),
            dark: RGBA(0x2A3C50)
        )
        /// Buttons that lie over the list.
        public var floating = Color("floating", light: RGBA(0xFFFFFF), dark: RGBA(0x2A3C50))
        /// Edges.
        public var border = Color(
            "border",
            light: RGBA(0x1B3A5C, alpha: 20),
            dark: RGBA(0xFFFFFF, alpha: 10)
        )
        /// What can be tapped, and what stands out.
        public var accent = Color("accent", light: RGBA(0x0058B8), dark: RGBA(0x9AD0FF))
        /// Symbols on the accent colour.
        public var accentContent = Color(
            "accentContent",
            light: RGBA(0xFFFFFF),
            dark: RGBA(0x0E1621)
        )
        /// Behind what went wrong.
        public var alert = Color("alert", light: RGBA(0xC4291D), dark: RGBA(0xD93A2F))
        /// Symbols on the alert colour.
        public var alertContent = Color("alertContent", light: RGBA(0xFFFFFF))
        /// Behind characters that are selected.
        public var selection = Color("selection", light: RGBA(0xB3D7FF), dark: RGBA(0x2F5D94))
        /// Text on the overlay colour.
        public var staticText = Color("staticText", light: RGBA(0x3F4A56), dark: RGBA(0xC6D2DE))
        /// Behind date separators, counters and what the chat itself says.
        public var overlay = Color("overlay", light: RGBA(0xD3DDE8), dark: RGBA(0x1B2A3A))

        /// Links.
        public var link = Color("link", light: RGBA(0x0058B8), dark: RGBA(0x94C8FF))
        /// Names that a message mentions; the colour of links unless set.
        public var mention: Color {
            get { ownMention ?? link }
            set { ownMention = newValue }
        }
        /// Behind code in a message; the bubble shines through.
        public var inlineCode = Color("inlineCode", light: RGBA(0x7D8796, alpha: 51))
        /// Behind quoted lines in a message; the bubble shines through.
        public var inlineQuote = Color("inlineQuote", light: RGBA(0x7D8796, alpha: 31))
        /// Where a picture would be, at its upper left corner.
        public var placeholder = Color("placeholder", light: RGBA(0x6E82A5, alpha: 71))
        /// Where a picture would be, at its lower right corner.
        public var placeholderEnd = Color("placeholderEnd", light: RGBA(0x6E82A5, alpha: 41))
        /// The colours of initials, of which a name always has the same.
        public var initials = InitialsColors.standard

        /// Behind everything on a page; messages lie on cards of the colour `background`.
        public var page = Color("page", light: RGBA(0xF7F9FB), dark: RGBA(0x0A0D11))
        /// Text of a page that matters less: captions.
        public var pageSubtitleText = Color(
            "pageSubtitleText",
            light: RGBA(0x59616B),
            dark: RGBA(0xA3ABB8)
        )
        /// Edges of a page's cards.
        public var pageBorder = Color("pageBorder", light: RGBA(0xD9DEE5), dark: RGBA(0x2A313A))
        /// Behind code on a page, outside of messages.
        public var pageCode = Color("pageCode", light: RGBA(0xF6F8FA), dark: RGBA(0x161B22))

        /// Behind what lies over a chat in a terminal; the terminal's own colour unless set.
        public var sheet = Color.clear
        /// The edges of what lies over a chat in a terminal; the accent colour unless set.
        public var sheetBorder: Color {
            get { ownSheetBorder ?? accent }
            set { ownSheetBorder = newValue }
        }
        /// Behind the line below a chat in a terminal; `background2` unless set.
        public var statusLine: Color {
            get { ownStatusLine ?? background2 }
            set { ownStatusLine = newValue }
        }
        /// The words of the line below a chat in a terminal; the colour of text unless set.
        public var statusLineText: Color {
            get { ownStatusLineText ?? text }
            set { ownStatusLineText = newValue }
        }
        /// The bar beside a bubble in a terminal; a shade of the bubble unless set.
        public var terminalBar: Color?
        /// Initials and signs for pictures in a terminal; black or white on what is behind them unless set.
        public var terminalLetters: Color?
        /// Edges in a terminal that no part colours, such as those of pictures.
        public var terminalEdge = Color.gray

        private var ownMention: Color?
        private var ownSheetBorder: Color?
        private var ownStatusLine: Color?
        private var ownStatusLineText: Color?

        /// Creates the default colours.
        public init() {}
    }
}
