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
    func skip(_ error: ConversationError) throws(ConversationError) {
        guard isLenient else { throw error }
        add(.skipped(error))
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
