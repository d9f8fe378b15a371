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
        integer(magnitude / 10_000)
        var fraction = magnitude % 10_000
        guard fraction > 0 else { return }
        var digits: UInt64 = 0
        var count = 4
        while fraction % 10 == 0 {
            fraction /= 10
            count -= 1
        }
        for _ in 0..<count {
            digits = digits << 8 | UInt64(0x30 + fraction % 10)
            fraction /= 10
        }
        append(digits << 8 | UInt64(UInt8(ascii: ".")), count: count + 1)
    }

    /// Writes a number that counts or names something; of ones beyond eight digits the last eight.
    mutating func integer(_ value: UInt) {
        var rest = value
        var digits: UInt64 = 0
        var count = 0
        repeat {
            digits = digits << 8 | UInt64(0x30 + rest % 10)
            rest /= 10
            count += 1
        } while rest > 0 && count < 8
        append(digits, count: count)
    }

    /// Writes up to eight characters, the first in the lowest byte.
    @inline(__always)
    private mutating func append(_ characters: UInt64, count: Int) {
        withUnsafeBytes(of: characters.littleEndian) {
            plain(UnsafeRawBufferPointer(rebasing: $0[..<count]))
        }
    }

    /// Writes the declarations that put an element at a frame; a left or top of 0 is what elements have
    /// anyway.
    mutating func place(_ frame: Rect) {
        if frame.x != 0 { length("left:", frame.x) }
        if frame.y != 0 { length("top:", frame.y) }
        markup("width:")
        number(frame.size.width)
        length("px;height:", frame.size.height)
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
