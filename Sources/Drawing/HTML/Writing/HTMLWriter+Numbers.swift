import Views

extension HTMLWriter {
    /// Writes a number with at most four decimals; NaN becomes 0, and a number beyond ten million becomes ten million.
    mutating func number(_ value: Double) {
        plain(upTo: 16) { $0.number(value) }
    }

    /// Writes bytes in Base64 (RFC 4648).
    mutating func base64(_ bytes: [UInt8]) {
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let part = bytes[start..<min(start + 3, bytes.count)]
            let bits = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
            for place in 0..<4 {
                let letter = letters[bits >> (18 - 6 * place) & 63]
                plain(place > part.count ? UInt8(ascii: "=") : letter)
            }
        }
    }

    /// Writes a count or an index of at most eight digits.
    mutating func integer(_ value: UInt) {
        plain(upTo: 8) { $0.integer(value) }
    }

    /// Writes ` style="declarations"` that position an element at a frame in one of a size.
    mutating func style(_ frame: Rect, in size: Size) {
        plain(upTo: ByteCursor.frameLimit) { cursor in
            cursor.style { $0.frame(frame, in: size) }
        }
    }

    /// Writes the declarations that position an element at a frame in one of a size.
    mutating func place(_ frame: Rect, in size: Size) {
        plain(upTo: ByteCursor.frameLimit) { $0.frame(frame, in: size) }
    }

    /// Writes a declaration of a length in pixels.
    mutating func length(_ property: HTMLMarkup, _ value: Double) {
        plain(upTo: 40) { $0.length(property, value) }
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
        plain(upTo: 9) { cursor in
            cursor.markup("#")
            cursor.hexDigits(value.bits >> 8, count: 6)
            if value.alpha != 255 { cursor.hexDigits(UInt32(value.alpha), count: 2) }
        }
    }
}
