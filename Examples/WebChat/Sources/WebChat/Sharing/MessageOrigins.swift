import ChatStore

/// Where the messages of a window were in an earlier one.
struct MessageOrigins: Sendable {
    /// The index of each message in the earlier window; nil for one that was not there, or has changed.
    private let indices: [Int?]
    /// The indices of the earlier window.
    private let earlier: Range<Int>

    /// Finds messages, both times the newest first.
    init(of messages: [SceneMessage], in earlier: [SceneMessage]) {
        var place = 0
        indices = messages.map { message in
            let sequence = message.source.record.sequence
            while place < earlier.count, earlier[place].source.record.sequence > sequence {
                place += 1
            }
            return place < earlier.count && earlier[place] === message ? place : nil
        }
        self.earlier = earlier.indices
    }

    /// Returns the index that a message had.
    subscript(index: Int) -> Int? { indices[index] }

    /// Returns whether all that a row depends on is as it was in the earlier window, where its message had an index.
    func keeps(_ row: RowCache.Row, at index: Int, from old: Int) -> Bool {
        (!row.usesIndex || index == old) && (!row.usesCount || indices.count == earlier.count)
            && row.distances.allSatisfy { distance in
                guard indices.indices.contains(index + distance) else {
                    return !earlier.contains(old + distance)
                }
                return indices[index + distance] == old + distance
            }
    }
}
