import Views

/// The colours of a terminal on the background of one mode.
struct CellColors {
    let scheme: TreeScheme

    /// Returns a colour blended over another.
    func value(_ color: Color, opacity: Double = 1, over ground: RGBA?) -> RGBA {
        let value = scheme == .light ? color.light : color.dark
        return Self.mix(value, over: ground ?? page, Double(value.alpha) / 255 * opacity)
    }

    /// Returns the colour of letters without one of their own.
    func letters(over ground: RGBA?, opacity: Double = 1) -> RGBA? {
        guard let ground else { return nil }
        let color = ground.luminance > 0.18 ? RGBA(0x000000) : RGBA(0xFFFFFF)
        return opacity < 1 ? Self.mix(color, over: ground, opacity) : color
    }

    /// Returns the colour of a bar beside a colour.
    func bar(over ground: RGBA) -> RGBA {
        Self.mix(ground.luminance > 0.18 ? RGBA(0x000000) : RGBA(0xFFFFFF), over: ground, 0.45)
    }

    /// The assumed background of the terminal.
    private var page: RGBA {
        scheme == .light ? RGBA(0xFFFFFF) : RGBA(0x000000)
    }

    private static func mix(_ color: RGBA, over ground: RGBA, _ share: Double) -> RGBA {
        guard share < 1 else { return RGBA(color.hex) }
        func channel(_ above: UInt8, _ below: UInt8) -> UInt32 {
            UInt32((Double(above) * share + Double(below) * (1 - share)).rounded())
        }
        return RGBA(
            channel(color.red, ground.red) << 16 | channel(color.green, ground.green) << 8
                | channel(color.blue, ground.blue)
        )
    }
}

extension RGBA {
    /// The channels as `0xRRGGBB`.
    fileprivate var hex: UInt32 {
        UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }

    /// The approximate brightness of the colour, 0 to 1: squares for the gamma of WCAG 2.2.
    fileprivate var luminance: Double {
        func linear(_ channel: UInt8) -> Double {
            let part = Double(channel) / 255
            return part * part
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// The number of the nearest colour in xterm's palette: a cube of 6 values for each channel from 16, and 24 greys
    /// from 232.
    var paletteIndex: Int {
        let steps = [0, 95, 135, 175, 215, 255]
        let channels = [Int(red), Int(green), Int(blue)]
        let nearest = channels.map { channel in
            steps.indices.min { abs(steps[$0] - channel) < abs(steps[$1] - channel) } ?? 0
        }
        let cube = nearest[0] * 36 + nearest[1] * 6 + nearest[2] + 16
        let average = channels.reduce(0, +) / 3
        let grey = max(0, min((average - 8 + 5) / 10, 23))
        func distance(_ values: [Int]) -> Int {
            zip(values, channels).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
        }
        let greyDistance = distance(Array(repeating: 8 + grey * 10, count: 3))
        return greyDistance < distance(nearest.map { steps[$0] }) ? 232 + grey : cube
    }
}
