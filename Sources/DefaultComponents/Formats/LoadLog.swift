/// The notes of one load, in the order of the source.
///
/// A count of unknown fields stands where the first of them was met.
final class LoadLog {
    let isLenient: Bool
    private(set) var notes: [LoadNote] = []
    private var indices: [String: Int] = [:]

    init(isLenient: Bool) {
        self.isLenient = isLenient
    }

    /// Adds a note.
    func add(_ note: LoadNote) {
        notes.append(note)
    }

    /// Notes an error of a part if the load is lenient, else throws it.
    ///
    /// One that is met twice in a row, by the readers of two members, is noted once.
    func skip(_ error: ConversationError) throws(ConversationError) {
        guard isLenient else { throw error }
        guard notes.last != .skipped(error) else { return }
        add(.skipped(error))
    }

    /// Returns what is read of a part; nothing after noting that it is broken.
    ///
    /// A strict load throws instead, so its error is the first that a lenient one notes.
    func whole<Value>(
        _ read: () throws(ConversationError) -> Value
    ) throws(ConversationError) -> Value? {
        do throws(ConversationError) {
            return try read()
        } catch {
            try skip(error)
            return nil
        }
    }

    /// Returns what is read of each entry of a list without the broken ones, which are noted.
    ///
    /// A missing list has none; neither has one that is no list, which is noted too.
    func wholeEntries<Value>(
        of list: JSONCursor?,
        _ read: (JSONCursor) throws(ConversationError) -> Value
    ) throws(ConversationError) -> [Value] {
        guard let list,
            let entries = try whole({ () throws(ConversationError) in try list.elements() })
        else { return [] }
        var values: [Value] = []
        for entry in entries {
            if let value = try whole({ () throws(ConversationError) in try read(entry) }) {
                values.append(value)
            }
        }
        return values
    }

    /// Counts an unknown field by its path.
    func countUnknownField(_ path: String) {
        if let index = indices[path], case .unknownFields(_, let count) = notes[index] {
            notes[index] = .unknownFields(path: path, count: count + 1)
        } else {
            indices[path] = notes.count
            notes.append(.unknownFields(path: path, count: 1))
        }
    }
}
