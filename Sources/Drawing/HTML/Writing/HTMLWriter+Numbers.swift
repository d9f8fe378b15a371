import Views

extension HTMLWriter {
    /// Writes a number with at most four decimals; what is no number becomes 0, and what is beyond ten
    /// million, ten million.
    mutating func number(_ value: Double) {
        let limit = 10_000_000.0
        let bounded = value.isNaN ? 0 : min(max(value, -limit), limit)
        let scaled = Int((bounded * 10_000).rounded())
        if scaled < 0 { plain(UInt8(ascii: "-")) }
        let magnitude = UInt(scaled.magnitude)
        let (whole, fraction) = magnitude.quotientAndRemainder(dividingBy: 10_000)
        integer(whole)
        guard fraction > 0 else { return }
        plain(UInt8(ascii: "."))
        var rest = fraction
        var unit: UInt = 1_000
        while rest > 0 {
            plain(0x30 + UInt8(truncatingIfNeeded: rest / unit))
            rest %= unit
            unit /= 10
        }
    }

    /// Writes a number that counts or names something.
    mutating func integer(_ value: UInt) {
        if value < 10 {
            plain(0x30 + UInt8(truncatingIfNeeded: value))
            return
        }
        var unit: UInt = 10
        while value / unit >= 10 {
            unit *= 10
        }
        var rest = value
        while unit > 0 {
            plain(0x30 + UInt8(truncatingIfNeeded: rest / unit))
            rest %= unit
            unit /= 10
        }
    }

    /// Writes the declarations that put an element at a frame; a left or top of 0 is what elements have
    /// anyway.
    mutating func place(_ frame: Rect) {
        if frame.x != 0 { length("left:", frame.x) }
        if frame.y != 0 { length("top:", frame.y) }
        length("width:", frame.size.width)
        length("height:", frame.size.height)
    }

    /// Writes a declaration of a length in pixels.
    mutating func length(_ property: HTMLMarkup, _ value: Double) {
        markup(property)
        number(value)
        markup("px;")
    }

    /// Writes ` data-frame="x y width height"`.
    mutating func frameAttribute(_ frame: Rect) {
        markup(" data-frame=\"")
        number(frame.x)
        plain(UInt8(ascii: " "))
        number(frame.y)
        plain(UInt8(ascii: " "))
        number(frame.size.width)
        plain(UInt8(ascii: " "))
        number(frame.size.height)
        plain(UInt8(ascii: "\""))
    }

    /// Writes a colour as `#RRGGBB` or `#RRGGBBAA`.
    mutating func color(_ value: RGBA) {
        plain(UInt8(ascii: "#"))
        hexDigits(UInt32(value.red), count: 2)
        hexDigits(UInt32(value.green), count: 2)
        hexDigits(UInt32(value.blue), count: 2)
        if value.alpha != 255 { hexDigits(UInt32(value.alpha), count: 2) }
    }
}
