/// A colour value in sRGB with 8 bits a channel.
public struct RGBA: Sendable, Hashable {
    /// The red channel, 0 to 255.
    public let red: UInt8
    /// The green channel, 0 to 255.
    public let green: UInt8
    /// The blue channel, 0 to 255.
    public let blue: UInt8
    /// The opacity, 0 to 255.
    public let alpha: UInt8

    /// Creates a value from `0xRRGGBB`.
    public init(_ hex: UInt32, alpha: UInt8 = 255) {
        red = UInt8(truncatingIfNeeded: hex >> 16)
        green = UInt8(truncatingIfNeeded: hex >> 8)
        blue = UInt8(truncatingIfNeeded: hex)
        self.alpha = alpha
    }
}
