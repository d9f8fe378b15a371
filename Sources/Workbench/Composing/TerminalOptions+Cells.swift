import Drawing
import Views

extension TerminalOptions {
    /// What measures texts in cells.
    var measurer: CellMeasurer {
        CellMeasurer(makesRoom: positionsCursor)
    }

    /// How wide a picture is, in points.
    var width: Double {
        Double(columns) * CellMeasurer.cellWidth
    }
}
