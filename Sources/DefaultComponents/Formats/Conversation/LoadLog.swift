/// The notes of one load, in the order of the source.
///
/// A count of unknown fields is at the position of the first of them. Of a kind with more than
/// ``most`` notes the first ``few`` are reported, and the number of the others.
final class LoadLog {
    let isLenient: Bool
    private var kept: [LoadNote] = []
    private var counts: [LoadNote.Kind: Int] = [:]
    private var last: LoadNote?
    private var fields: [String: Int] = [:]
    private var otherFields: Set<Int> = []

    private static let most = 100
    private static let few = 10

    init(isLenient: Bool) {
        self.isLenient = isLenient
    }

    /// The notes that are reported.
    var notes: [LoadNote] {
        var places: [LoadNote.Kind: Int] = [:]
        return kept.flatMap { note -> [LoadNote] in
            let place = places[note.kind, default: 0] + 1
            places[note.kind] = place
            let count = counts[note.kind, default: 0]
            guard count > Self.most, place >= Self.few else { return [note] }
            return place == Self.few ? [note, .more(count: count - Self.few)] : []
        }
    }

    /// Adds a note.
    func add(_ note: LoadNote) {
        last = note
        let count = counts[note.kind, default: 0] + 1
        counts[note.kind] = count
        if count <= Self.most { kept.append(note) }
    }

    /// Adds a note of a part's error if the load is lenient, else throws it.
    ///
    /// An error that occurs twice in a row, in two members, is noted once.
    func skip(_ error: ConversationError) throws(ConversationError) {
        guard isLenient else { throw error }
        guard last != .skipped(error) else { return }
        add(.skipped(error))
    }

    /// Returns a part that a function reads; `nil`, with a note, if it is malformed.
    ///
    /// A strict load throws instead, so its error is the first note of a lenient one.
    @discardableResult
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

    /// Returns the entries of a list that a function reads, without the malformed ones, which are noted.
    ///
    /// A missing list has none; neither has a value that is no list, which is noted, too.
    func wholeEntries<Value>(
        of list: JSONCursor?,
        _ read: (JSONCursor) throws(ConversationError) -> Value
    ) throws(ConversationError) -> [Value] {
        guard let list,
            let entries = try whole({ () throws(ConversationError) in try list.eachElement() })
        else { return [] }
        var values: [Value] = []
        values.reserveCapacity(entries.underestimatedCount)
        for entry in entries {
            if let value = try whole({ () throws(ConversationError) in try read(entry) }) {
                values.append(value)
            }
        }
        return values
    }

    /// Counts an unknown field by its path below another path.
    func countUnknownField(_ pattern: String, under root: String) {
        let needsDot = !root.isEmpty && !pattern.hasPrefix("[")
        let path = root + (needsDot ? "." : "") + pattern
        if let index = fields[path], case .unknownFields(_, let count) = kept[index] {
            kept[index] = .unknownFields(path: path, count: count + 1)
        } else if fields.count < Self.most {
            fields[path] = kept.count
            add(.unknownFields(path: path, count: 1))
        } else if otherFields.insert(path.hashValue).inserted {
            add(.unknownFields(path: path, count: 1))
        }
    }
}

extension LoadNote {
    /// The kinds of notes that are counted together.
    fileprivate enum Kind {
        case field, reply, message, file, part, count
    }

    fileprivate var kind: Kind {
        switch self {
        case .unknownFields: .field
        case .missingThreadRoot: .reply
        case .duplicateMessage: .message
        case .unknownFile: .file
        case .skipped: .part
        case .more: .count
        }
    }
}
