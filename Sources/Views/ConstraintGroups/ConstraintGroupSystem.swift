/// The relations of a constraint group along one axis, or along both where widths depend on heights.
struct ConstraintGroupSystem: ~Copyable {
    private(set) var system: LinearSystem
    let variables: ConstraintGroupVariables
    private let request: ConstraintGroupRequest
    /// The row of the first constraint; those that are heeded follow each other.
    private var firstConstraint = 0
    /// The axis along which the rules of a stack are required; nil if the stack keeps no room.
    private var requiredAxis: Axis?

    /// Stronger than any priority that can be set, but not required.
    private static let contentStrength = 999.9
    private static let lengthStrength = 999.95
    private static let ruleStrength = 999.97
    /// The priority at which a stack keeps its views within its ends, which gives way first.
    private static let endStrength = 999.96
    /// The priority at which a view that must not be smaller keeps to its length in a stack.
    private static let keptStrength = 999.98
    /// The priority at which a free constraint group is short.
    private static let shortStrength = 50.0

    /// Creates the relations in memory that an earlier system had.
    init(
        reusing memory: consuming LinearSystem = LinearSystem(variableCount: 0),
        work: borrowing ConstraintGroupWork,
        request: ConstraintGroupRequest
    ) {
        self.request = request
        let plan = work.plan
        var variables = ConstraintGroupVariables()
        request.axes.forEach { axis in
            variables.add(axis, nodes: plan.nodes.count, length: work.lengths[axis].given)
        }
        self.variables = variables
        system = memory
        system.variableCount = variables.count
        system.rows.removeAll(keepingCapacity: true)
        system.rows.reserveCapacity(plan.rows.count + variables.count + 2)
        let stack = plan.view.core.stack
        if let stack, !request.keepsRoom {
            request.axes.forEach { addRules(of: stack, $0, work) }
        }
        firstConstraint = system.rows.count
        for row in plan.rows where heeds(row, work) {
            add(row, work)
        }
        system.firstRule = system.rows.count
        if let stack, request.keepsRoom {
            requiredAxis = stack.axis
            request.axes.forEach { addRules(of: stack, $0, work) }
        }
        request.axes.forEach { axis in
            // Behind the constraints, most of which are stronger: rows are sorted.
            addContent(of: work, axis, isStack: stack != nil)
            addLength(work.lengths[axis], axis)
            if request.keepsLengths { addLeastLengths(of: work, axis) }
        }
    }

    /// Whether a constraint is among the rows.
    private func heeds(_ row: ConstraintGroupRow, _ work: borrowing ConstraintGroupWork) -> Bool {
        guard request.axes.has(row.axis) || row.isMixed, request.withFollowers || !row.follows
        else { return false }
        // What the constraint group asks for itself counts only where it may choose.
        guard row.isOwn else { return true }
        return work.heedsOwn && (row.isMixed || variables[row.axis].givenLength == nil)
    }

    /// Returns the nodes that the relations leave open along an axis.
    func ambiguousNodes(_ axis: Axis) -> [Int] {
        var solver = LinearSolver()
        let owners = solver.ambiguousVariables(of: system).map { variables.owner(of: $0) }
        return Set(owners.filter { $0.axis == axis && $0.node > 0 }.map(\.node)).sorted()
    }

    /// Stores the positions of the nodes along an axis.
    func note(_ values: [Double], _ axis: Axis, in extents: inout [ConstraintGroupExtent]) {
        let variables = variables[axis]
        let length = variables.givenLength ?? values[variables.groupLength]
        extents[0] = ConstraintGroupExtent(length: max(0, length))
        for index in 1..<extents.count {
            extents[index] = ConstraintGroupExtent(
                origin: values[variables.origin(index)],
                length: max(0, values[variables.length(index)])
            )
        }
    }

    /// Returns the place in the plan of the constraint that made a row; none for rules of the system.
    func constraint(_ row: Int, _ work: borrowing ConstraintGroupWork) -> Int? {
        let heeded = work.plan.rows.indices.filter { heeds(work.plan.rows[$0], work) }
        let place = row - firstConstraint
        return heeded.indices.contains(place) ? heeded[place] : nil
    }

    private mutating func addContent(
        of work: borrowing ConstraintGroupWork,
        _ axis: Axis,
        isStack: Bool
    ) {
        for index in work.plan.nodes.indices.dropFirst() {
            guard let priorities = work.solution.contents[index].priorities?[axis] else { continue }
            var hugging = min(priorities.hugging.rawValue, Self.contentStrength)
            var compression = min(priorities.compression.rawValue, Self.contentStrength)
            let natural = work.natural(index, axis)
            if isStack {
                if priorities.compression == .required { compression = Self.keptStrength }
                // The first of equals is stretched, the last of equals shrunk.
                hugging -= Double(work.plan.nodes.count - index) * 1e-6
                compression -= Double(index) * 1e-6
            }
            let length = variables[axis].length(index)
            add(length, .greaterThanOrEqual, natural, compression)
            add(length, .lessThanOrEqual, natural, hugging)
        }
    }

    private mutating func addLength(_ length: ConstraintGroupLength, _ axis: Axis) {
        guard case .free(let limit) = length else { return }
        let group = variables[axis].groupLength
        if limit.isFinite {
            let strength = request.isRelaxed ? Self.lengthStrength : Priority.required.rawValue
            add(group, .lessThanOrEqual, limit, strength)
        }
        add(group, .lessThanOrEqual, 0, Self.shortStrength)
    }

    /// Keeps every length from being less than zero and, unless required constraints decide, less than
    /// what a stack must hold.
    private mutating func addLeastLengths(of work: borrowing ConstraintGroupWork, _ axis: Axis) {
        let variables = variables[axis]
        let required = Priority.required.rawValue
        for index in 1..<variables.nodes {
            let length = variables.length(index)
            add(length, .greaterThanOrEqual, 0, required)
            let least = work.leastLength(index, axis)
            if least > 0 { add(length, .greaterThanOrEqual, least, Self.keptStrength) }
            if axis == requiredAxis, work.needsRoom(index, axis) {
                add(length, .greaterThanOrEqual, work.natural(index, axis), required)
            }
        }
        if variables.givenLength == nil {
            add(variables.groupLength, .greaterThanOrEqual, 0, required)
        }
    }

    private mutating func add(
        _ variable: Int,
        _ relation: ConstraintRelation,
        _ constant: Double,
        _ strength: Double
    ) {
        var row = LinearRow(relation, constant, strength: strength)
        row.add(1, variable)
        system.rows.append(row)
    }

    /// Adds a rule of the constraint group itself: a sum of lengths of nodes, less so much of the constraint group's length.
    mutating func add(
        _ terms: [(variable: Int, coefficient: Double)],
        less share: Double = 0,
        _ axis: Axis,
        _ relation: ConstraintRelation,
        _ constant: Double,
        isEnd: Bool = false
    ) {
        let own = isEnd ? Self.endStrength : Self.ruleStrength
        let strength = axis == requiredAxis ? Priority.required.rawValue : own
        var row = LinearRow(relation, constant, strength: strength)
        for (variable, coefficient) in terms { row.add(coefficient, variable) }
        if let given = variables[axis].givenLength {
            row.constant += share * given
        } else {
            row.add(-share, variables[axis].groupLength)
        }
        system.rows.append(row)
    }

    private mutating func add(_ row: ConstraintGroupRow, _ work: borrowing ConstraintGroupWork) {
        var sum = LinearRow(row.relation, 0, strength: row.strength)
        add(1, row.first, to: &sum, work)
        if let second = row.second { add(-row.multiplier, second, to: &sum, work) }
        sum.constant += row.constant
        system.rows.append(sum)
    }

    /// Adds a multiple of a side of a constraint to a sum.
    private func add(
        _ factor: Double,
        _ side: ConstraintGroupSide,
        to sum: inout LinearRow,
        _ work: borrowing ConstraintGroupWork
    ) {
        let value = work.value(of: side)
        let variables = variables[side.axis]
        sum.constant -= factor * value.distance
        if side.node > 0 {
            sum.add(factor * value.origin, variables.origin(side.node))
            sum.add(factor * value.length, variables.length(side.node))
        } else if let length = variables.givenLength {
            sum.constant -= factor * value.length * length
        } else {
            sum.add(factor * value.length, variables.groupLength)
        }
    }
}
