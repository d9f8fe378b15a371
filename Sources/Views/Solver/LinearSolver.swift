/// Solves linear systems; one that is kept uses its memory again for the next.
///
/// Required rows that determine variables remove them first. Then the other required rows, and level
/// by level the weaker ones, each confine the variables to what is best for them. What is left open
/// in the end is settled by index: each variable as near to 0 as it can be.
struct LinearSolver {
    private var tableau = Tableau()
    private var direct = DirectSolver()
    /// The rows, strongest first, in an order that does not depend on the system's.
    private var rows: [LinearRow] = []

    /// Solves a system, and returns which required rows conflict, oldest dropped first.
    mutating func solve(
        _ system: borrowing LinearSystem,
        into values: inout [Double]
    ) -> [LinearConflict] {
        values.removeAll(keepingCapacity: true)
        sort(system, without: [])
        if direct.solve(rows, variableCount: system.variableCount, into: &values) {
            for index in values.indices { values[index] = Self.clean(values[index]) }
            return []
        }
        var conflicts: [LinearConflict] = []
        if !settle(system.variableCount, isPartial: false) {
            conflicts = LinearConflicts(system).found()
            sort(system, without: conflicts)
            _ = settle(system.variableCount, isPartial: true)
        }
        for variable in 0..<system.variableCount where tableau.openCount > 0 {
            solveLevel(CollectionOfOne(LinearRow(variable: variable, equals: 0)))
        }
        values.reserveCapacity(system.variableCount)
        for variable in 0..<system.variableCount {
            values.append(Self.clean(tableau.quantities[variable].value))
        }
        return conflicts
    }

    /// Returns the variables that have more than one best value.
    mutating func ambiguousVariables(of system: borrowing LinearSystem) -> [Int] {
        sort(system, without: [])
        if !settle(system.variableCount, isPartial: false) {
            sort(system, without: LinearConflicts(system).found())
            _ = settle(system.variableCount, isPartial: true)
        }
        return (0..<system.variableCount).filter { variable in
            let value = tableau.quantities[variable].value
            return [value - 1, value + 1].contains { goal in
                var attempt = tableau
                let first = attempt.quantities.count
                guard attempt.append(LinearRow(variable: variable, equals: goal)) != nil else {
                    return false
                }
                _ = attempt.minimize(from: first)
                return (attempt.quantities[variable].value - value).magnitude > 1e-6
            }
        }
    }

    /// Solves all levels of the sorted rows, and returns whether all required rows are kept.
    ///
    /// Unless some were taken out because they are in conflict, it ends where one is not kept.
    private mutating func settle(_ variableCount: Int, isPartial: Bool) -> Bool {
        tableau.reset(width: variableCount, rowCount: rows.count)
        var position = 0
        var isKept = true
        while position < rows.count, rows[position].isRequired, rows[position].isEquality {
            if !tableau.substitute(rows[position]) { isKept = false }
            position += 1
        }
        let ranges = position
        while position < rows.count, rows[position].isRequired { position += 1 }
        if ranges < position, !tableau.require(rows[ranges..<position]) { isKept = false }
        guard isKept || isPartial else { return false }
        while position < rows.count, tableau.openCount > 0 {
            let start = position
            let strength = rows[start].strength
            while position < rows.count, rows[position].strength == strength { position += 1 }
            solveLevel(rows[start..<position])
        }
        return isKept
    }

    private mutating func solveLevel(_ level: some Collection<LinearRow>) {
        let (line, quantity) = (tableau.lines.count, tableau.quantities.count)
        for row in level { _ = tableau.append(row) }
        guard tableau.lines.count > line else { return }
        let slopes = tableau.minimize(from: quantity)
        tableau.settle(slopes, from: quantity)
    }

    private mutating func sort(
        _ system: borrowing LinearSystem,
        without conflicts: [LinearConflict]
    ) {
        rows.removeAll(keepingCapacity: true)
        rows.reserveCapacity(system.rows.count)
        for index in system.rows.indices {
            if !conflicts.isEmpty, conflicts.contains(where: { $0.dropped == index }) { continue }
            let row = system.rows[index].prepared(variableCount: system.variableCount)
            if let row { rows.append(row) }
        }
        rows.sort { $0.precedes($1) }
    }

    /// Returns the 64th that a value is meant to be, if rounding alone took it from there; 0 for one that overflowed.
    ///
    /// Adding a number so large that its last bit is a 64th rounds without a call to the C library,
    /// which programs that import nothing are not linked with.
    private static func clean(_ value: Double) -> Double {
        guard value.isFinite else { return 0 }
        let large = 0x1.8p46
        let nearest = (value + large) - large
        let isNear = (value - nearest).magnitude <= 1e-10 * max(1, value.magnitude)
        return isNear && value.magnitude < 0x1p44 ? nearest : value
    }
}

/// Finds the required rows that cannot be kept together with newer ones.
///
/// A row is dropped if the newer rows that are kept rule it out. What it is reported with is the row
/// whose arrival ruled it out: with the older ones of them it could live. Rules of the system itself
/// are there before all others.
struct LinearConflicts {
    private let variableCount: Int
    private let firstRule: Int
    /// The required rows by index, oldest first.
    private var required: [(index: Int, row: LinearRow)] = []

    init(_ system: borrowing LinearSystem) {
        variableCount = system.variableCount
        firstRule = system.firstRule
        for index in system.rows.indices {
            let row = system.rows[index].prepared(variableCount: variableCount)
            if let row, row.isRequired { required.append((index, row)) }
        }
    }

    /// Returns the conflicts, oldest dropped row first.
    func found() -> [LinearConflict] {
        var conflicts: [LinearConflict] = []
        var kept: [(index: Int, row: LinearRow)] = []
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
        of dropped: (index: Int, row: LinearRow),
        in newer: [(index: Int, row: LinearRow)]
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
