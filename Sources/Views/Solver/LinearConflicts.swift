/// Finds the required rows that cannot be kept together with newer ones.
///
/// A row is dropped if the newer rows that are kept rule it out. What it is reported with is the row
/// whose arrival ruled it out: with the older ones of them it could live. Rules of the system itself
/// are there before all others.
struct LinearConflicts {
    private let variableCount: Int
    private let firstRule: Int
    /// The required rows by index, oldest first.
    private var required: [(index: Int, row: CanonicalRow)] = []

    init(_ system: borrowing LinearSystem) {
        variableCount = system.variableCount
        firstRule = system.firstRule
        for index in system.rows.indices {
            let row = CanonicalRow(system.rows[index], variableCount: variableCount)
            if let row, row.isRequired { required.append((index, row)) }
        }
    }

    /// Returns the conflicts, oldest dropped row first.
    func found() -> [LinearConflict] {
        var conflicts: [LinearConflict] = []
        var kept: [(index: Int, row: CanonicalRow)] = []
        var tableau = Tableau()
        tableau.reset(width: variableCount, rowCount: required.count)
        for candidate in required.reversed() {
            if tableau.require(candidate.row) {
                kept.append(candidate)
            } else {
                let other = firstContradiction(of: candidate, in: kept.reversed())
                conflicts.append(LinearConflict(dropped: candidate.index, kept: other))
            }
        }
        return conflicts.reversed()
    }

    /// Returns the first of the rows, oldest first, that rules out an older one.
    ///
    /// A row that no values can satisfy contradicts itself.
    private func firstContradiction(
        of dropped: (index: Int, row: CanonicalRow),
        in newer: [(index: Int, row: CanonicalRow)]
    ) -> Int {
        var tableau = Tableau()
        tableau.reset(width: variableCount, rowCount: required.count)
        guard tableau.require(dropped.row) else { return dropped.index }
        let rules = newer.filter { $0.index >= firstRule }
        guard rules.allSatisfy({ tableau.require($0.row) }) else { return dropped.index }
        return newer.first { $0.index < firstRule && !tableau.require($0.row) }?.index
            ?? dropped.index
    }
}
