import Views

/// The two values of a colour, without its name.
struct ColorPair: Hashable {
    let light: RGBA
    let dark: RGBA

    init(light: RGBA, dark: RGBA) {
        self.light = light
        self.dark = dark
    }

    /// Creates the pair of a colour; none for what is invisible in both surroundings.
    @inline(__always)
    init?(_ color: Color?) {
        guard let color, color.light.alpha != 0 || color.dark.alpha != 0 else { return nil }
        light = color.light
        dark = color.dark
    }

    /// Creates the pair of a drawn colour; none for what is invisible in both surroundings.
    @inline(__always)
    init?(_ shades: Shades?) {
        guard let shades, shades.light.alpha != 0 || shades.dark.alpha != 0 else { return nil }
        light = shades.light
        dark = shades.dark
    }

    static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.bits == rhs.bits
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(bits)
    }

    /// Whether text in the colour can be read on another one: 4.5 to 1 in both surroundings (WCAG).
    func isReadable(on ground: ColorPair) -> Bool {
        light.contrast(with: ground.light) >= 4.5 && dark.contrast(with: ground.dark) >= 4.5
    }

    /// Both values, the light one in the upper half.
    @inline(__always)
    var bits: UInt64 {
        UInt64(light.bits) << 32 | UInt64(dark.bits)
    }
}

extension RGBA {
    /// The channels, red in the highest byte.
    @inline(__always)
    var bits: UInt32 {
        UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
    }

    /// The contrast of two opaque colours, 1 to 21 (WCAG 2, relative luminance).
    func contrast(with other: RGBA) -> Double {
        let (first, second) = (luminance, other.luminance)
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    private var luminance: Double {
        0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
    }

    /// Returns a channel without the curve of sRGB; the power of 2.4 by Newton's method.
    private static func linear(_ channel: UInt8) -> Double {
        let value = Double(channel) / 255
        guard value > 0.04045 else { return value / 12.92 }
        let base = (value + 0.055) / 1.055
        // base^2.4 = (base^12)^(1/5)
        let power = base * base * base
        let target = power * power * power * power
        var root = 1.0
        for _ in 0..<60 {
            let square = root * root
            root -= (root - target / (square * square)) / 5
        }
        return root
    }
}
