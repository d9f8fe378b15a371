/// The relations of a scope along one axis.
///
/// Two variables for each node but the scope, its origin and its length; one for the scope's length
/// where that is free. The scope begins at 0.
struct ScopeSystem {
    let work: ScopeWork
    let axis: Axis
    private let givenLength: Double?
    private var system: LinearSystem
    /// The constraint of each row; none for what views ask for themselves.
    private var sources: [Constraint?] = []

    /// Stronger than any priority that can be set, but not required.
    private static let contentStrength = 999.9
    private static let lengthStrength = 999.95
    private static let ruleStrength = 999.97
    /// How strongly a free scope wants to be short.
    private static let shortStrength = 50.0

    init(work: ScopeWork, axis: Axis, length: ScopeLength, isRelaxed: Bool) {
        self.work = work
        self.axis = axis
        let count = work.plan.nodes.count
        if case .given(let given) = length, !isRelaxed {
            givenLength = given
        } else {
            givenLength = nil
        }
        system = LinearSystem(variableCount: 2 * count - (givenLength == nil ? 1 : 2))
        addContent()
        if let stack = work.plan.view.core.stack { addRules(of: stack) }
        for row in work.plan.rows where row.axis == axis {
            add(row)
        }
        // The newest, so that of what contradicts it a constraint is told of.
        addLength(length, isRelaxed)
    }

    func solve() -> LinearSolution {
        work.pass.solver.solve(system)
    }

    /// Returns the variables that the relations leave open.
    func ambiguousNodes() -> [Int] {
        let free = system.ambiguousVariables()
        return Set(free.map { Int($0) / 2 + 1 }).sorted().filter { $0 < work.plan.nodes.count }
    }

    /// Returns where the nodes lie.
    func extents(_ values: [Double]) -> [ScopeExtent] {
        var extents = [ScopeExtent(length: max(0, givenLength ?? values[values.count - 1]))]
        for index in 1..<work.plan.nodes.count {
            extents.append(
                ScopeExtent(
                    origin: values[2 * index - 2],
                    length: max(0, values[2 * index - 1])
                )
            )
        }
        return extents
    }

    /// Reports two constraints that cannot both be kept.
    func report(_ conflict: LinearConflict) {
        guard let dropped = sources[conflict.dropped] else { return }
        work.plan.view.report(dropped: dropped, kept: sources[conflict.kept])
    }

    private mutating func addContent() {
        let isStack = work.plan.view.core.stack != nil
        for (index, node) in work.plan.nodes.enumerated().dropFirst()
        where !node.isAbsorbed && !(isStack && node.view.core.isHidden) {
            let view = node.view
            var hugging = min(view.contentHugging(axis), Self.contentStrength)
            guard hugging > 0 else { continue }
            let natural = work.natural(index, axis)
            var compression = min(view.contentCompression(axis), Self.contentStrength)
            if isStack {
                // The first of equals is stretched, the last of equals shrunk.
                hugging -= Double(work.plan.nodes.count - index) * 1e-6
                compression -= Double(index) * 1e-6
            }
            let length = LinearTerm(variable: Int32(2 * index - 1), coefficient: 1)
            add(length, .greaterThanOrEqual, natural, compression)
            add(length, .lessThanOrEqual, natural, hugging)
        }
    }

    private mutating func addLength(_ length: ScopeLength, _ isRelaxed: Bool) {
        guard givenLength == nil else { return }
        let term = LinearTerm(variable: Int32(system.variableCount - 1), coefficient: 1)
        switch length {
        case .given(let given):
            // What is too short for the scope is in conflict; what is too long lies beyond its end.
            add(term, .greaterThanOrEqual, given, 1000)
            add(term, .lessThanOrEqual, given, Self.lengthStrength)
        case .free(let limit):
            if limit.isFinite {
                add(term, .lessThanOrEqual, limit, isRelaxed ? Self.lengthStrength : 1000)
            }
            add(term, .lessThanOrEqual, 0, Self.shortStrength)
        }
    }

    private mutating func add(
        _ term: LinearTerm,
        _ relation: ConstraintRelation,
        _ constant: Double,
        _ strength: Double
    ) {
        let none = LinearTerm(variable: 0, coefficient: 0)
        system.rows.append(
            LinearRow(
                terms: (term, none, none, none),
                count: 1,
                relation: relation,
                constant: constant,
                strength: strength
            )
        )
        sources.append(nil)
    }

    /// Adds a rule of the scope itself: a sum of lengths of nodes, less so much of the scope's length.
    mutating func add(
        _ terms: [(variable: Int, coefficient: Double)],
        less share: Double = 0,
        _ relation: ConstraintRelation,
        _ constant: Double
    ) {
        let none = LinearTerm(variable: 0, coefficient: 0)
        var all = terms.map {
            LinearTerm(variable: Int32($0.variable), coefficient: $0.coefficient)
        }
        if share != 0, givenLength == nil {
            let scope = Int32(system.variableCount - 1)
            all.append(LinearTerm(variable: scope, coefficient: -share))
        }
        let count = all.count
        all += Array(repeating: none, count: max(0, 4 - count))
        system.rows.append(
            LinearRow(
                terms: (all[0], all[1], all[2], all[3]),
                count: count,
                relation: relation,
                constant: constant + share * (givenLength ?? 0),
                strength: Self.ruleStrength
            )
        )
        sources.append(nil)
    }

    private mutating func add(_ row: ScopeRow) {
        var sum = RowSum(
            work: work,
            axis: axis,
            givenLength: givenLength,
            scopeVariable: Int32(system.variableCount - 1)
        )
        sum.add(row.first, factor: 1)
        if let second = row.second { sum.add(second, factor: -row.constraint.multiplier) }
        system.rows.append(
            LinearRow(
                terms: sum.terms,
                count: sum.count,
                relation: row.constraint.relation,
                constant: row.constraint.constant - sum.distance,
                strength: row.constraint.priority.rawValue
            )
        )
        sources.append(row.constraint)
    }
}
