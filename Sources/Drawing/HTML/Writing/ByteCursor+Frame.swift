import Views

extension ByteCursor {
    /// How many bytes `frame` writes at most.
    static let frameLimit = 100

    /// Writes the declarations that put an element at a frame; a left or top of 0 is what elements have
    /// anyway.
    mutating func frame(_ frame: Rect) {
        if frame.x != 0 {
            markup("left:")
            number(frame.x)
            markup("px;")
        }
        if frame.y != 0 {
            markup("top:")
            number(frame.y)
            markup("px;")
        }
        markup("width:")
        number(frame.size.width)
        markup("px;height:")
        number(frame.size.height)
        markup("px;")
    }
}
