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

    /// What measures texts in cells.
    package var measurer: CellMeasurer {
        CellMeasurer(makesRoom: positionsCursor)
    }

    /// How wide a picture is, in points.
    package var width: Double {
        Double(columns) * CellMeasurer.cellWidth
    }
}
