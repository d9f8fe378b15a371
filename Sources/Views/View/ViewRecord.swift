/// A view's place in a recording of its tree.
package final class ViewRecord {
    /// The number among the views of the recording, in the order in which they were found.
    package let number: Int
    private let handle: ViewHandle
    private let changes: ViewChanges
    /// Whether the view is among those that changed.
    fileprivate var isChanged = false

    /// Creates the record of a view that was found.
    package init(_ number: Int, _ view: View, in changes: ViewChanges) {
        self.number = number
        handle = view.handle
        self.changes = changes
    }

    /// The view; none after its end.
    package var view: View? { handle.view }

    /// Notes that something of the view changed.
    func noteChange() {
        guard !isChanged, changes.isOpen else { return }
        isChanged = true
        changes.records.append(self)
    }

    /// Whether the view is part of this recording, and not of another one.
    package func belongs(to changes: ViewChanges) -> Bool {
        self.changes === changes
    }
}

/// The views of a recording that changed since they were last read.
package final class ViewChanges {
    fileprivate var records: [ViewRecord] = []
    /// Whether anybody looks any more.
    fileprivate var isOpen = true

    /// Creates an empty list.
    package init() {}

    /// Whether there is any.
    package var isAny: Bool { !records.isEmpty }

    /// Calls back with the views that changed, in the order of their first change, and forgets them.
    package func take(_ body: ([ViewRecord]) -> Void) {
        let count = records.count
        for record in records { record.isChanged = false }
        body(records)
        // Changes noted meanwhile stay, and so does the memory.
        records.removeFirst(min(count, records.count))
    }

    /// Notes no more changes; called when the recording ends.
    package func close() {
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

extension View {
    /// The view's place in a recording of its tree; nil unless it is recorded.
    package final var record: ViewRecord? {
        get { core.record }
        set { core.record = newValue }
    }
}

@available(*, unavailable)
extension ViewRecord: Sendable {}
@available(*, unavailable)
extension ViewChanges: Sendable {}
