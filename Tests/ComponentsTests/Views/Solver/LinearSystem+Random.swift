@testable import Views

extension LinearSystem {
    /// Returns a system from a seed: small ones mostly, and some of up to 40 rows.
    ///
    /// Half are built around values that satisfy all required rows, the others are not. Rows repeat, contradict each
    /// other, name a variable twice and have factors; constants are halves.
    static func random(
        seed: Case,
        largestCount: Int = 40,
        variableLimit: Int = 5
    ) -> LinearSystem {
        var generator = SeededGenerator(seed: seed)
        let isLarge = largestCount > 12 && seed.number.isMultiple(of: 16)
        let variableCount = Int.random(in: 1...(isLarge ? 12 : variableLimit), using: &generator)
        let rowCount = Int.random(in: isLarge ? 13...largestCount : 1...12, using: &generator)
        let hidden: [Double]? =
            Bool.random(using: &generator)
            ? (0..<variableCount).map { _ in Double(Int.random(in: -4...9, using: &generator)) }
            : nil
        let strengths = [[1000.0, 750, 250], [1000, 1000, 999, 750, 250, 50], [1000, 1000, 500]]
            .randomElement(using: &generator)
        var system = LinearSystem(variableCount: variableCount)
        for _ in 0..<rowCount {
            let isRepeated = Int.random(in: 0..<8, using: &generator) == 0
            if isRepeated, var row = system.rows.randomElement(using: &generator) {
                row.strength = strengths?.randomElement(using: &generator) ?? 1000
                if let hidden, row.strength == 1000 { row.fit(hidden) }
                system.rows.append(row)
                continue
            }
            var row = LinearRow.random(variableCount, using: &generator)
            row.strength = strengths?.randomElement(using: &generator) ?? 1000
            if let hidden, row.strength == 1000 { row.fit(hidden) }
            system.rows.append(row)
        }
        return system
    }
}

extension LinearRow {
    /// Returns a required row of one to four terms.
    fileprivate static func random(
        _ variableCount: Int,
        using generator: inout SeededGenerator
    ) -> LinearRow {
        let termCount = [1, 1, 1, 2, 2, 2, 3, 4].randomElement(using: &generator) ?? 1
        let factors = [1.0, 1, 1, -1, -1, -1, 2, 0.5, -0.75, 3]
        return LinearRow(
            (0..<termCount).map { _ in
                (
                    Int.random(in: 0..<variableCount, using: &generator),
                    factors.randomElement(using: &generator) ?? 1
                )
            },
            [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator)
                ?? .equal,
            Double(Int.random(in: -8...20, using: &generator)) / 2
        )
    }

    /// Moves the constant so that values satisfy the row, if they do not.
    fileprivate mutating func fit(_ values: [Double]) {
        if violation(values) > 0 { constant = activity(values) }
    }
}
