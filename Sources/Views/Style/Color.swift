/// A named colour with a value for light and one for dark surroundings.
public struct Color: Sendable, Hashable, Codable {
    /// The name in the palette, as trees print it.
    public let name: String
    /// The value in light surroundings.
    public let light: RGBA
    /// The value in dark surroundings.
    public let dark: RGBA

    /// Creates a colour; without a dark value, it is the same in both surroundings.
    public init(_ name: String, light: RGBA, dark: RGBA? = nil) {
        self.name = name
        self.light = light
        self.dark = dark ?? light
    }

    /// Nothing visible.
    public static let clear = Color("clear", light: RGBA(0, alpha: 0))
    /// Black in both surroundings.
    public static let black = Color("black", light: RGBA(0x000000))
    /// White in both surroundings.
    public static let white = Color("white", light: RGBA(0xFFFFFF))
    /// A middle grey in both surroundings.
    public static let gray = Color("gray", light: RGBA(0x808080))
}

/// Colours for accents. Each can be read on white in light surroundings and on black in dark ones, and black can be
/// read on it in both: 4.5 to 1 (WCAG).
extension Color {
    /// A red, as for what failed or is deleted.
    public static let systemRed = Color("systemRed", 0xEB0C00, 0xFF453A)
    /// An orange.
    public static let systemOrange = Color("systemOrange", 0xAC6400, 0xFF9F0A)
    /// A yellow.
    public static let systemYellow = Color("systemYellow", 0x8F7200, 0xFFD60A)
    /// A green, as for what succeeded.
    public static let systemGreen = Color("systemGreen", 0x23873C, 0x30D158)
    /// A green with much blue.
    public static let systemMint = Color("systemMint", 0x00847E, 0x63E6E2)
    /// A blue with much green.
    public static let systemTeal = Color("systemTeal", 0x238091, 0x40C8E0)
    /// A bright blue.
    public static let systemCyan = Color("systemCyan", 0x157DAE, 0x64D2FF)
    /// A blue, as for what can be tapped.
    public static let systemBlue = Color("systemBlue", 0x0073E6, 0x4DA3FF)
    /// A blue with some red.
    public static let systemIndigo = Color("systemIndigo", 0x6968DA, 0x7D7AFF)
    /// A purple.
    public static let systemPurple = Color("systemPurple", 0xA945DC, 0xBF5AF2)
    /// A pink.
    public static let systemPink = Color("systemPink", 0xEB002D, 0xFF375F)
    /// A brown.
    public static let systemBrown = Color("systemBrown", 0x8B7151, 0xAC8E68)
    /// A grey, as for what matters less.
    public static let systemGray = Color("systemGray", 0x75757A, 0x8E8E93)

    private init(_ name: String, _ light: UInt32, _ dark: UInt32) {
        self.init(name, light: RGBA(light), dark: RGBA(dark))
    }
}
