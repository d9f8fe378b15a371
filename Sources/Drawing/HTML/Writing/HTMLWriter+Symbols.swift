extension HTMLWriter {
    /// Writes the lines of a symbol.
    mutating func symbol(_ symbol: Symbol) {
        for path in symbol.paths {
            markup("<path d=\"")
            markup(HTMLMarkup(stringLiteral: path.data))
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
}
