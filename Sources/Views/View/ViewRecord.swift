/// A view's place in a recording of its tree.
final class ViewRecord {
    /// The number among the views of the recording, in the order in which they were found.
    let number: Int
    private let handle: ViewHandle
    private let changes: ViewChanges
    /// Whether the view is among those that changed.
    fileprivate var isChanged = false

    init(_ number: Int, _ view: View, in changes: ViewChanges) {
        self.number = number
        handle = view.handle
        self.changes = changes
    }

    /// The view; none after its end.
    var view: View? { handle.view }

    /// Notes that something of the view changed.
    func noteChange() {
        guard !isChanged, changes.isOpen else { return }
        isChanged = true
        changes.records.append(self)
    }

    /// Whether the view is part of this recording, and not of another one.
    func belongs(to changes: ViewChanges) -> Bool {
        self.changes === changes
    }
}

/// The views of a recording that changed since they were last read.
final class ViewChanges {
    fileprivate var records: [ViewRecord] = []
    /// Whether anybody looks any more.
    fileprivate var isOpen = true

    /// Whether there is any.
    var isAny: Bool { !records.isEmpty }

    /// Calls back with the views that changed, in the order of their first change, and forgets them.
    func take(_ body: ([ViewRecord]) -> Void) {
        let count = records.count
        for record in records { record.isChanged = false }
        body(records)
        // Changes noted meanwhile stay, and so does the memory.
        records.removeFirst(min(count, records.count))
    }

    /// Notes no more changes; called when the recording ends.
    func close() {
        isOpen = false
        records = []
    }
}

extension ViewCore {
    /// Notes a change of a recorded property, if there is a recording.
    @inline(__always)
    func noteChange() {
        if record != nil { noteRecordedChange() }
    }

    @inline(never)
    private func noteRecordedChange() {
        record?.noteChange()
    }
}
