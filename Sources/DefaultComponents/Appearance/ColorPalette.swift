public import Views

extension Appearance {
    /// The colours of a chat.
    public struct ColorPalette: Sendable, Hashable {
        /// Text.
        public var text = Color("text", light: RGBA(0x14171A), dark: RGBA(0xF2F4F7))
        /// Text that matters less: names, times, counts.
        public var subtitleText = Color(
            "subtitleText",
            light: RGBA(0x5F6670),
            dark: RGBA(0xA3ABB8)
        )
        /// Behind everything.
        public var background = Color("background", light: RGBA(0xFFFFFF), dark: RGBA(0x101418))
        /// Behind what lies on a bubble: quotes, cards, files.
        public var background2 = Color("background2", light: RGBA(0xF1F3F6), dark: RGBA(0x20262D))
        /// Around overlapping avatars.
        public var background6 = Color("background6", light: RGBA(0xE3EBFA), dark: RGBA(0x1B2B45))
        /// The bubbles of the reader's messages.
        public var outgoingBubble = Color(
            "outgoingBubble",
            light: RGBA(0xDCE8FF),
            dark: RGBA(0x1F3A66)
        )
        /// The bubbles of others' messages.
        public var incomingBubble = Color(
            "incomingBubble",
            light: RGBA(0xFFFFFF),
            dark: RGBA(0x1C2228)
        )
        /// Edges.
        public var border = Color("border", light: RGBA(0xD5DAE1), dark: RGBA(0x363E48))
        /// What can be tapped.
        public var accent = Color.systemBlue
        /// What went wrong.
        public var alert = Color("alert", light: RGBA(0xC4291D), dark: RGBA(0xFF7A70))
        /// Text on the overlay colour.
        public var staticText = Color("staticText", light: RGBA(0xFFFFFF))
        /// Behind date separators and counters.
        public var overlay = Color("overlay", light: RGBA(0x4A525C), dark: RGBA(0x454D58))

        /// Creates the default colours.
        public init() {}
    }
}
