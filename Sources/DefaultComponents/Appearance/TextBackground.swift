import Views

/// What lies behind a text: colours over each other, each with its name.
struct TextBackground {
    /// The names, the uppermost first.
    private(set) var name: String
    private var light: RGBA
    private var dark: RGBA

    /// Creates a ground of a colour; behind one that shines through lies white or black.
    init(_ name: String, _ color: Color) {
        self.name = "palette.\(name)"
        light = color.light.over(RGBA(0xFFFFFF))
        dark = color.dark.over(RGBA(0x000000))
    }

    /// Returns the ground with a colour over it.
    func under(_ name: String, _ color: Color) -> TextBackground {
        var ground = self
        ground.light = color.light.over(light)
        ground.dark = color.dark.over(dark)
        let isSeen = color.light.alpha < 255 || color.dark.alpha < 255
        ground.name = isSeen ? "palette.\(name) over \(self.name)" : "palette.\(name)"
        return ground
    }

    /// Returns where a text in a colour cannot be read on it.
    func findings(_ text: String, _ color: Color) -> [AppearanceFinding] {
        [(color.light.over(light), light, false), (color.dark.over(dark), dark, true)]
            .compactMap { letters, ground, isDark in
                let ratio = letters.contrast(with: ground)
                guard ratio < 4.5 else { return nil }
                return .contrast(
                    text: "palette.\(text)",
                    ground: name,
                    isDark: isDark,
                    ratio: ratio
                )
            }
    }
}
