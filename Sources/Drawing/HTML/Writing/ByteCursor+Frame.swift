import Views

extension ByteCursor {
    /// The maximum number of bytes that `style` with a `frame` writes.
    static let frameLimit = 110

    /// Writes ` style="declarations"`, or nothing if there are none.
    @inline(__always)
    mutating func style(_ declare: (inout ByteCursor) -> Void) {
        var ahead = self
        ahead.markup(" style=\"")
        let start = ahead
        declare(&ahead)
        guard ahead.count(since: start) > 0 else { return }
        ahead.markup("\"")
        self = ahead
    }

    /// Writes the declarations that position an element at a frame in one of a size; elements inherit missing ones from
    /// the one around them: its corner, its width and its height.
    @inline(__always)
    mutating func frame(_ frame: Rect, in size: Size) {
        origin(frame)
        width(frame, in: size)
        if frame.size.height != size.height { length("height:", max(0, frame.size.height)) }
    }

    /// Writes the declarations of the corner of a frame.
    @inline(__always)
    mutating func origin(_ frame: Rect) {
        if frame.x != 0 { length("left:", frame.x) }
        if frame.y != 0 { length("top:", frame.y) }
    }

    /// Writes the declaration of the width of a frame.
    @inline(__always)
    mutating func width(_ frame: Rect, in size: Size) {
        if frame.size.width != size.width { length("width:", max(0, frame.size.width)) }
    }

    /// Writes a declaration of a length in pixels.
    @inline(__always)
    mutating func length(_ property: HTMLMarkup, _ value: Double) {
        markup(property)
        number(value)
        markup("px;")
    }
}
