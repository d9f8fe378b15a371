import Components
public import DefaultComponents
public import Drawing
package import Views

extension TerminalOptions {
    /// Takes the colours of an appearance for what no view decides.
    public mutating func take(_ appearance: Appearance) {
        link = appearance.palette.link
        mention = appearance.palette.mention
        bar = appearance.palette.terminalBar
        letters = appearance.palette.terminalLetters
        edge = appearance.palette.terminalEdge
    }

    /// A text measurer that counts cells.
    package var measurer: CellMeasurer {
        CellMeasurer(makesRoom: positionsCursor)
    }

    /// The width of a picture, in points.
    package var width: Double {
        Double(columns) * CellMeasurer.cellWidth
    }
}
