public import Views

extension Appearance {
    /// The colours of a chat.
    ///
    /// Every text has a contrast of at least 4.5 to 1 with its background, light and dark (WCAG).
    public struct ColorPalette: Sendable, Hashable {
        /// Text.
        public var text = Color("text", 0x14171A, 0xF2F4F7)
        /// Secondary text: names, times, counts.
        public var subtitleText = Color("subtitleText", 0x535C67, 0xBAC7D3)
        /// The background of the list of messages.
        public var background = Color("background", 0xE9EEF4, 0x0E1621)
        /// The background of quotes, cards and buttons on a bubble; translucent.
        public var background2 = Color(
            "background2",
            light: RGBA(0x0A5CC4, alpha: 23),
            dark: RGBA(0x7FB8FF, alpha: 26)
        )
        /// The border of overlapping avatars.
        public var background6 = Color("background6", 0xE9EEF4, 0x0E1621)
        /// The bubbles of the reader's messages.
        public var outgoingBubble = Color("outgoingBubble", 0xD6E9FF, 0x21456B)
        /// The bubbles of others' messages.
        public var incomingBubble = Color("incomingBubble", 0xFFFFFF, 0x1A2938)
        /// The bubble of reactions, which lies over a message's.
        public var reactionsBubble = Color("reactionsBubble", 0xFFFFFF, 0x2A3C50)
        /// The background of buttons over the list.
        public var floating = Color("floating", 0xFFFFFF, 0x2A3C50)
        /// Edges.
        public var border = Color(
            "border",
            light: RGBA(0x1B3A5C, alpha: 20),
            dark: RGBA(0xFFFFFF, alpha: 10)
        )
        /// The tint of controls and highlights.
        public var accent = Color("accent", 0x0058B8, 0x9AD0FF)
        /// Symbols on the accent colour.
        public var accentContent = Color("accentContent", 0xFFFFFF, 0x0E1621)
        /// The background of errors.
        public var alert = Color("alert", 0xC4291D, 0xD93A2F)
        /// Symbols on the alert colour.
        public var alertContent = Color("alertContent", light: RGBA(0xFFFFFF))
        /// The background of selected characters.
        public var selection = Color("selection", 0xB3D7FF, 0x2F5D94)
        /// Text on the overlay colour.
        public var staticText = Color("staticText", 0x3F4A56, 0xC6D2DE)
        /// The background of date separators, counters and system messages.
        public var overlay = Color("overlay", 0xD3DDE8, 0x1B2A3A)

        /// Links.
        public var link = Color("link", 0x0058B8, 0x94C8FF)
        /// Mentions in a message; by default the colour of links.
        public var mention: Color {
            get { ownMention ?? link }
            set { ownMention = newValue }
        }
        /// The background of code in a message; translucent.
        public var inlineCode = Color("inlineCode", light: RGBA(0x7D8796, alpha: 51))
        /// The background of quoted lines in a message; translucent.
        public var inlineQuote = Color("inlineQuote", light: RGBA(0x7D8796, alpha: 31))
        /// The placeholder of a picture, at its upper left corner.
        public var placeholder = Color("placeholder", light: RGBA(0x6E82A5, alpha: 71))
        /// The placeholder of a picture, at its lower right corner.
        public var placeholderEnd = Color("placeholderEnd", light: RGBA(0x6E82A5, alpha: 41))
        /// The colours of initials, chosen by name.
        public var initials = InitialsColors.standard

        /// The background of a page; messages are on cards of the colour `background`.
        public var page = Color("page", 0xF7F9FB, 0x0A0D11)
        /// Secondary text of a page: captions.
        public var pageSubtitleText = Color("pageSubtitleText", 0x59616B, 0xA3ABB8)
        /// The border of a page's cards.
        public var pageBorder = Color("pageBorder", 0xD9DEE5, 0x2A313A)
        /// The background of code on a page, outside of messages.
        public var pageCode = Color("pageCode", 0xF6F8FA, 0x161B22)

        /// The background of sheets over a chat in a terminal; by default the terminal's own colour.
        public var sheet = Color.clear
        /// The border of sheets over a chat in a terminal; by default the accent colour.
        public var sheetBorder: Color {
            get { ownSheetBorder ?? accent }
            set { ownSheetBorder = newValue }
        }
        /// The background of the status line below a chat in a terminal; by default `background2`.
        public var statusLine: Color {
            get { ownStatusLine ?? background2 }
            set { ownStatusLine = newValue }
        }
        /// The text of the status line below a chat in a terminal; by default the colour of text.
        public var statusLineText: Color {
            get { ownStatusLineText ?? text }
            set { ownStatusLineText = newValue }
        }
        /// The bar beside a bubble in a terminal; by default a shade of the bubble.
        public var terminalBar: Color?
        /// Initials and signs for pictures in a terminal; by default black or white, depending on the background.
        public var terminalLetters: Color?
        /// Borders in a terminal without a colour of their own, such as those of pictures.
        public var terminalEdge = Color.gray

        private var ownMention: Color?
        private var ownSheetBorder: Color?
        private var ownStatusLine: Color?
        private var ownStatusLineText: Color?

        /// Creates the default colours.
        public init() {}
    }
}

extension Color {
    /// Creates an opaque colour for light and for dark surroundings.
    fileprivate init(_ name: String, _ light: UInt32, _ dark: UInt32) {
        self.init(name, light: RGBA(light), dark: RGBA(dark))
    }
}
