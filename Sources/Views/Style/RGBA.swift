/// A colour value in sRGB with 8 bits a channel.
public struct RGBA: Sendable, Hashable, Codable {
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

extension RGBA {
    /// Returns the contrast of two opaque colours, 1 to 21 (WCAG 2, relative luminance).
    ///
    /// Text can be read from 4.5 on. What is behind a colour that is not opaque belongs to it: ask for `over(_:)` first.
    public func contrast(with other: RGBA) -> Double {
        let (first, second) = (luminance, other.luminance)
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// Returns the colour as it shows over an opaque one, which is opaque, too.
    public func over(_ ground: RGBA) -> RGBA {
        let share = Double(alpha) / 255
        func channel(_ above: UInt8, _ below: UInt8) -> UInt32 {
            UInt32((Double(above) * share + Double(below) * (1 - share)).rounded())
        }
        return RGBA(
            channel(red, ground.red) << 16 | channel(green, ground.green) << 8
                | channel(blue, ground.blue)
        )
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
