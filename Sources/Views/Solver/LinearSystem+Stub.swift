extension LinearSystem {
    func solved() -> LinearSolution {
        LinearSolution(values: Array(repeating: 0, count: variableCount), conflicts: [])
    }
    func ambiguousVariables() -> [Int] { [] }
}
