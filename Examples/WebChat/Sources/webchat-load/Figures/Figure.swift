/// A measured figure, with its budget.
struct Figure: Sendable, Hashable {
    /// The subject.
    let what: String
    /// The budget; empty if there is none.
    var budget = ""
    /// The result.
    let measured: String
    /// Whether the result is within the budget.
    var isWithin = true

    /// The figure as a line of a Markdown table.
    var line: String {
        let mark = budget.isEmpty ? "" : isWithin ? "yes" : "no"
        return "| \(what) | \(budget) | \(measured) | \(mark) |"
    }

    /// The head of the table.
    static let head = """
        | what | budget | measured | within |
        | --- | --- | --- | --- |
        """
}

/// A measurement that failed, with a text for people.
struct LoadError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
