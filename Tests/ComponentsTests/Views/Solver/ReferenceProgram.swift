/// A linear program over variables that are at least 0, solved as in a textbook.
///
/// Two phases over a dense table, the entering and the leaving variable by lowest index. Slow, and independent of the
/// solver that it checks.
struct ReferenceProgram {
    /// `factors · variables <= limit`, or `=`.
    struct Row {
        var factors: [Double]
        var limit: Double
        var isEquality: Bool
    }

    var variableCount: Int
    var rows: [Row] = []

    private static let tolerance = 1e-9

    /// Returns the smallest value of a sum that the rows permit, or nil if they permit none.
    func minimum(of objective: [Double]) -> Double? {
        var table = Table(self)
        guard table.minimize(table.artificialCosts) < 1e-7 else { return nil }
        table.banArtificials()
        return table.minimize(objective)
    }

    /// Whether any values are permitted.
    var isFeasible: Bool {
        var table = Table(self)
        return table.minimize(table.artificialCosts) < 1e-7
    }

    /// Variables, then slacks, then artificial variables, then the right side.
    private struct Table {
        private var lines: [[Double]] = []
        private var basis: [Int] = []
        private let artificials: Range<Int>
        private var usable: Int
        private let width: Int

        init(_ program: ReferenceProgram) {
            let slackCount = program.rows.count
            let firstArtificial = program.variableCount + slackCount
            artificials = firstArtificial..<firstArtificial + program.rows.count
            usable = artificials.upperBound
            width = artificials.upperBound + 1
            for (index, row) in program.rows.enumerated() {
                var line = [Double](repeating: 0, count: width)
                line.replaceSubrange(0..<row.factors.count, with: row.factors)
                if !row.isEquality { line[program.variableCount + index] = 1 }
                line[width - 1] = row.limit
                if row.limit < 0 { line = line.map(-) }
                line[firstArtificial + index] = 1
                // A slack of its own suffices if it has the right sign.
                let hasSlack = !row.isEquality && row.limit >= 0
                basis.append((hasSlack ? program.variableCount : firstArtificial) + index)
                if hasSlack { line[firstArtificial + index] = 0 }
                lines.append(line)
            }
        }

        var artificialCosts: [Double] {
            (0..<width - 1).map { artificials.contains($0) ? 1 : 0 }
        }

        /// Keeps artificial variables out, once they are 0.
        mutating func banArtificials() {
            for line in lines.indices where artificials.contains(basis[line]) {
                let entering = (0..<artificials.lowerBound).max {
                    lines[line][$0].magnitude < lines[line][$1].magnitude
                }
                if let entering, lines[line][entering].magnitude > 1e-7 { pivot(line, entering) }
            }
            usable = artificials.lowerBound
        }

        /// Minimizes a sum from here, and returns it.
        mutating func minimize(_ costs: [Double]) -> Double {
            var reduced = costs + [Double](repeating: 0, count: width - costs.count)
            for line in lines.indices {
                Self.subtract(lines[line], times: reduced[basis[line]], from: &reduced)
            }
            while let entering = (0..<usable).first(where: {
                reduced[$0] < -ReferenceProgram.tolerance
            }) {
                guard let leaving = leaving(entering) else { return -.infinity }
                pivot(leaving, entering)
                Self.subtract(lines[leaving], times: reduced[entering], from: &reduced)
            }
            return -reduced[width - 1]
        }

        private func leaving(_ entering: Int) -> Int? {
            var best: (line: Int, ratio: Double)?
            for line in lines.indices where lines[line][entering] > 1e-7 {
                let ratio = lines[line][width - 1] / lines[line][entering]
                guard let current = best else {
                    best = (line, ratio)
                    continue
                }
                let isTied = (ratio - current.ratio).magnitude <= 1e-12
                if isTied ? basis[line] < basis[current.line] : ratio < current.ratio {
                    best = (line, ratio)
                }
            }
            return best?.line
        }

        private mutating func pivot(_ line: Int, _ column: Int) {
            let inverse = 1 / lines[line][column]
            unsafe lines[line].withUnsafeMutableBufferPointer { values in
                for index in values.indices { unsafe values[index] *= inverse }
            }
            let source = lines[line]
            for other in lines.indices where other != line && lines[other][column] != 0 {
                Self.subtract(source, times: lines[other][column], from: &lines[other])
            }
            basis[line] = column
        }

        private static func subtract(
            _ source: [Double],
            times factor: Double,
            from target: inout [Double]
        ) {
            guard factor != 0 else { return }
            unsafe source.withUnsafeBufferPointer { source in
                unsafe target.withUnsafeMutableBufferPointer { target in
                    var index = 0
                    while index < target.count {
                        unsafe target[index] -= factor * source[index]
                        index += 1
                    }
                }
            }
        }
    }
}
