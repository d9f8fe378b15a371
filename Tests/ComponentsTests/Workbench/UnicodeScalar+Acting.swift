extension Unicode.Scalar {
    /// Whether a terminal obeys it, or a line changes its order by it.
    var acts: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: properties.isNoncharacterCodePoint
        }
    }
}
