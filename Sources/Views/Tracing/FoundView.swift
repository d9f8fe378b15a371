/// A view of a recorded tree.
struct FoundView {
    let record: ViewRecord
    /// The slot that the view was made from.
    let slot: String?
    /// What it has by its class.
    private(set) var initial: ViewSnapshot
    /// What it had when somebody looked last.
    var state: ViewSnapshot

    init(_ record: ViewRecord, slot: String?, _ initial: ViewSnapshot) {
        self.record = record
        self.slot = slot
        self.initial = initial
        state = initial
    }

    /// Lets something count as there from the beginning.
    mutating func begin(with state: ViewSnapshot) {
        initial = state
        self.state = state
    }
}

/// What a view had before and after a part of a call; none for what happened outside of calls.
struct FoundChange {
    let run: Int?
    let view: Int
    let before: ViewSnapshot
    let after: ViewSnapshot
}
