/// The colours of an avatar that shows initials: letters on a ground.
public struct InitialsColors: Sendable, Hashable {
    /// The colour behind the letters.
    public var ground: Color
    /// The colour of the letters.
    public var letters: Color

    /// Creates the colours of an avatar.
    public init(ground: Color, letters: Color) {
        self.ground = ground
        self.letters = letters
    }

    /// Eight pairs that can be reported from each other: blue, green, violet, orange, pink, teal, yellow, slate.
    public static let standard = [
        tone("blue", 0xD3E3FF, 0x1B4B9B, 0x1E3A6B, 0xBBD3FF),
        tone("green", 0xCFEFD9, 0x14603A, 0x1B4A31, 0xB4EBC8),
        tone("violet", 0xE6DBFF, 0x5A2FA3, 0x43296F, 0xDDCBFF),
        tone("orange", 0xFFE1C7, 0x8A4005, 0x5F3412, 0xFFD2AC),
        tone("pink", 0xFFD9E6, 0x97214F, 0x642340, 0xFFC4D9),
        tone("teal", 0xC9EEF1, 0x0C5A62, 0x124850, 0xA9E6EB),
        tone("yellow", 0xF8EBB8, 0x6B5200, 0x524210, 0xF5E08F),
        tone("slate", 0xDDE3EC, 0x414E63, 0x38424F, 0xD0D8E4),
    ]

    private static func tone(
        _ name: String,
        _ light: UInt32,
        _ lightLetters: UInt32,
        _ dark: UInt32,
        _ darkLetters: UInt32
    ) -> InitialsColors {
        InitialsColors(
            ground: Color("\(name)Ground", light: RGBA(light), dark: RGBA(dark)),
            letters: Color("\(name)Letters", light: RGBA(lightLetters), dark: RGBA(darkLetters))
        )
    }
}
