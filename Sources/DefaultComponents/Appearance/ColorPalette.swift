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

        /// Creates the default colours.
        public init() {}
    }
}
