/// A named colour with a value for light and one for dark surroundings.
public struct Color: Sendable, Hashable {
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
