extension Unicode.Scalar {
    /// Whether a terminal obeys it, or it changes the order of a line.
    var acts: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: properties.isNoncharacterCodePoint
        }
    }
}
