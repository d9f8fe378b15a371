import Views

/// The two values of a colour, without its name.
struct ColorPair: Hashable {
    let light: RGBA
    let dark: RGBA

    init(light: RGBA, dark: RGBA) {
        self.light = light
        self.dark = dark
    }

    /// Creates the pair of a colour; nil if it is invisible in both modes.
    @inline(__always)
    init?(_ color: Color?) {
        guard let color, color.light.alpha != 0 || color.dark.alpha != 0 else { return nil }
        light = color.light
        dark = color.dark
    }

    /// Creates the pair of a rendered colour; nil if it is invisible in both modes.
    @inline(__always)
    init?(_ shades: Opacity?) {
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

    /// Whether text in the colour is readable on another one: 4.5 to 1 in both modes (WCAG).
    func isReadable(on ground: ColorPair) -> Bool {
        light.contrast(with: ground.light) >= 4.5 && dark.contrast(with: ground.dark) >= 4.5
    }

    /// Whether the colour is opaque.
    var isOpaque: Bool { light.alpha == 255 && dark.alpha == 255 }

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
}
