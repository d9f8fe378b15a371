extension HTMLWriter {
    /// Writes the lines of a symbol.
    mutating func symbol(_ symbol: Symbol) {
        for path in symbol.paths {
            markup("<path d=\"")
            for step in path.steps {
                self.step(step)
            }
            markup("\"")
            if path.isFilled { markup(" fill=\"currentColor\"") }
            if path.width != 2 {
                markup(" stroke-width=\"")
                number(path.width)
                markup("\"")
            }
            markup("/>")
        }
    }

    private mutating func step(_ step: SymbolStep) {
        switch step {
        case .move(let x, let y):
            markup("M")
            points(x, y)
        case .line(let x, let y):
            markup("L")
            points(x, y)
        case .curve(let x1, let y1, let x2, let y2, let x, let y):
            markup("C")
            points(x1, y1)
            markup(" ")
            points(x2, y2)
            markup(" ")
            points(x, y)
        case .circle(let x, let y, let radius):
            markup("M")
            points(x - radius, y)
            for way in [2 * radius, -2 * radius] {
                markup("a")
                points(radius, radius)
                markup(" 0 1 0 ")
                points(way, 0)
            }
            markup("z")
        case .dot(let x, let y):
            markup("M")
            points(x, y)
            markup("h0.01")
        case .close:
            markup("z")
        }
    }

    private mutating func points(_ x: Double, _ y: Double) {
        number(x)
        markup(" ")
        number(y)
    }
}
