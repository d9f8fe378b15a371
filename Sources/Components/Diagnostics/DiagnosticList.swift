/// Mistakes in a tree, each once, in the order in which they were made, up to a limit.
struct DiagnosticList {
    private var kept: [ComponentDiagnostic] = []
    private var known: Set<ComponentDiagnostic> = []
    private var furtherCount = 0

    /// The mistakes, and last how often others were reported that are not kept.
    var all: [ComponentDiagnostic] {
        furtherCount == 0 ? kept : kept + [.furtherDiagnostics(count: furtherCount)]
    }

    /// Adds a mistake, and returns whether it is not known to be there already.
    @discardableResult
    mutating func insert(_ diagnostic: ComponentDiagnostic) -> Bool {
        if known.contains(diagnostic) { return false }
        if known.count < 10_000 { known.insert(diagnostic) }
        if kept.count < 1_000 {
            kept.append(diagnostic)
        } else {
            furtherCount += 1
        }
        return true
    }
}
