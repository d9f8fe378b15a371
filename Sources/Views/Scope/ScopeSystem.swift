/// The relations of a scope along one axis.
///
/// Two variables for each node but the scope, its origin and its length; one for the scope's length
/// where that is free. The scope begins at 0.
struct ScopeSystem {
    let axis: Axis
    private let givenLength: Double?
    private(set) var system: LinearSystem
    /// The row of the first constraint; those of the axis follow each other.
    private var firstConstraint = 0

    /// Stronger than any priority that can be set, but not required.
    private static let contentStrength = 999.9
    private static let lengthStrength = 999.95
    private static let ruleStrength = 999.97
    /// How strongly a free scope wants to be short.
    private static let shortStrength = 50.0

    /// Creates the relations in memory that an earlier system had; what follows a stack may be left out.
    init(
        reusing memory: consuming LinearSystem = LinearSystem(variableCount: 0),
        work: ScopeWork,
        axis: Axis,
        length: ScopeLength,
        isRelaxed: Bool,
        withFollowers: Bool = true
    ) {
        self.axis = axis
        let plan = work.plan
        let count = plan.nodes.count
        if case .given(let given) = length, !isRelaxed {
            givenLength = given
        } else {
            givenLength = nil
        }
        system = memory
        system.variableCount = 2 * count - (givenLength == nil ? 1 : 2)
        system.rows.removeAll(keepingCapacity: true)
        system.rows.reserveCapacity(plan.rows.count + 2 * count)
        let stack = plan.view.core.stack
        if let stack { addRules(of: stack, work) }
        firstConstraint = system.rows.count
        for row in plan.rows where row.axis == axis && (withFollowers || !row.follows) {
            add(row, work)
        }
        // Behind the constraints, most of which are stronger: rows are sorted.
        addContent(of: work, isStack: stack != nil)
        // The newest, so that of what contradicts it a constraint is told of.
        addLength(length, isRelaxed)
    }

    /// Returns the nodes that the relations leave open.
    func ambiguousNodes(of count: Int) -> [Int] {
        let free = system.ambiguousVariables()
        return Set(free.map { Int($0) / 2 + 1 }).sorted().filter { $0 < count }
    }

    /// Notes where the nodes lie.
    func note(_ values: [Double], in extents: inout [ScopeExtent]) {
        extents[0] = ScopeExtent(length: max(0, givenLength ?? values[values.count - 1]))
        for index in 1..<extents.count {
            extents[index] = ScopeExtent(
                origin: values[2 * index - 2],
                length: max(0, values[2 * index - 1])
            )
        }
    }

    /// Reports two constraints of a plan that cannot both be kept.
    func report(_ conflict: LinearConflict, in plan: ScopePlan) {
        guard let dropped = constraint(conflict.dropped, of: plan) else { return }
        plan.view.report(dropped: dropped, kept: constraint(conflict.kept, of: plan))
    }

    /// The constraint of a row; none for what views ask for themselves.
    private func constraint(_ row: Int, of plan: ScopePlan) -> Constraint? {
        let own = plan.rows.indices.filter { plan.rows[$0].axis == axis }
        let place = row - firstConstraint
        return own.indices.contains(place) ? plan.constraints[own[place]] : nil
    }

    private mutating func addContent(of work: ScopeWork, isStack: Bool) {
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
    }

    private mutating func add(_ row: ScopeRow, _ work: ScopeWork) {
        var sum = RowSum()
        sum.add(row.first, factor: 1, axis, givenLength: givenLength, work)
        if let second = row.second {
            sum.add(second, factor: -row.multiplier, axis, givenLength: givenLength, work)
        }
        system.rows.append(
            LinearRow(
                terms: sum.terms,
                count: sum.count,
                relation: row.relation,
                constant: row.constant - sum.distance,
                strength: row.strength
            )
        )
    }
}
