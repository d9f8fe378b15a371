/// The notes of one load, in the order of the source.
///
/// A count of unknown fields stands where the first of them was met. Of a kind with more than
/// ``most`` notes the first ``few`` are reported, and how many there are besides.
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

    /// What is reported.
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

    /// Notes an error of a part if the load is lenient, else throws it.
    ///
    /// One that is met twice in a row, by the readers of two members, is noted once.
    func skip(_ error: ConversationError) throws(ConversationError) {
        guard isLenient else { throw error }
        guard last != .skipped(error) else { return }
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

    /// Counts an unknown field by its path.
    func countUnknownField(_ path: String) {
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
    /// What is counted together.
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
