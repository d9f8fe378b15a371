/// Mistakes in a tree, each once, in the order in which they were reported, up to a limit.
struct DiagnosticList {
    private var kept: [ComponentDiagnostic] = []
    private var known: Set<ComponentDiagnostic> = []
    private var furtherCount = 0

    /// The kept mistakes; if others were dropped, a last diagnostic states how many.
    var all: [ComponentDiagnostic] {
        furtherCount == 0 ? kept : kept + [.furtherDiagnostics(count: furtherCount)]
    }

    /// Adds a mistake unless it was reported before; returns whether it is new.
    ///
    /// Mistakes after the first 10,000 count as new each time.
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
