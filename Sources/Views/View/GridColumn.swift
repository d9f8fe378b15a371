/// The width of a column of a grid.
public enum GridColumn: Sendable, Hashable {
    /// A width in points.
    case fixed(Double)
    /// A share of the width that the other columns leave, in proportion to the shares of other columns.
    case fraction(Double)
    /// As many columns as fit, each at least so many points wide, which share the rest equally.
    ///
    /// Of several in a grid, the first is repeated. None is wider than the grid.
    case filling(least: Double)

    /// The points or the share.
    var number: Double {
        switch self {
        case .fixed(let number), .fraction(let number), .filling(let number): number
        }
    }

    /// The column in printed trees: points, a share, or the least points of columns that are repeated.
    package var text: String {
        switch self {
        case .fixed(let width): "\(width)"
        case .fraction(let share): "\(share)fr"
        case .filling(let least): "\(least)+"
        }
    }

    /// The column with a number that layout can work with.
    var usable: GridColumn {
        let number = number.isLength ? max(0, number) : 0
        return switch self {
        case .fixed: .fixed(number)
        case .fraction: .fraction(number)
        case .filling: .filling(least: number)
        }
    }

    /// The share of the natural width that is left beside columns with widths of their own.
    var fraction: Double {
        if case .fraction(let share) = self { share } else { 0 }
    }

    /// Whether the column is repeated.
    var isFilling: Bool {
        if case .filling = self { true } else { false }
    }

    /// The share of a width that is left.
    var share: Double { isFilling ? 1 : fraction }

    /// The width that the column has at least.
    var least: Double {
        if case .fraction = self { 0 } else { number }
    }
}
