import Views

extension HTMLWriter {
    /// Writes ` viewBox="x y width height"`.
    mutating func viewBox(_ box: Rect) {
        if box == Rect(width: 24, height: 24) { return markup(" viewBox=\"0 0 24 24\"") }
        markup(" viewBox=\"")
        numbers([box.x, box.y, box.size.width, box.size.height])
        markup("\"")
    }

    /// Writes the lines of a symbol.
    mutating func lines(of symbol: Symbol) {
        switch symbol.outline {
        case .builtIn(let paths):
            for path in paths {
                markup("<path d=\"")
                markup(HTMLMarkup(stringLiteral: path.data))
                markup("\"")
                finish(isFilled: path.isFilled, width: path.width == 2 ? nil : path.width)
            }
        case .path(let path, let isFilled, let width):
            markup("<path d=\"")
            data(of: path)
            markup("\"")
            finish(isFilled: isFilled, width: width)
        }
    }

    private mutating func finish(isFilled: Bool, width: Double?) {
        if isFilled { markup(" fill=\"currentColor\"") }
        if let width {
            markup(" stroke-width=\"")
            number(width)
            markup("\"")
        }
        markup("/>")
    }

    /// Writes the path data of movements, from their numbers.
    mutating func data(of path: VectorPath) {
        for element in path.elements {
            let (command, points): (HTMLMarkup, [Point]) =
                switch element {
                case .move(let end): ("M", [end])
                case .line(let end): ("L", [end])
                case .quad(let control, let end): ("Q", [control, end])
                case .curve(let first, let second, let end): ("C", [first, second, end])
                case .close: ("Z", [])
                }
            markup(command)
            numbers(points.flatMap { [$0.x, $0.y] })
        }
    }

    /// Writes numbers with blanks between them.
    private mutating func numbers(_ numbers: [Double]) {
        for (place, value) in numbers.enumerated() {
            if place > 0 { plain(UInt8(ascii: " ")) }
            number(value)
        }
    }
}
