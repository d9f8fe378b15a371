import Views

/// The indices of a history's messages by id, while messages are added at both ends and beside one gap, and removed
/// anywhere.
///
/// Each message has a number that grows towards the newest. Its index is the number of greater numbers that are
/// in use. Messages that cannot find their indices by id are searched from the newest on, as far as needed, and
/// only their ids are kept; of those that share an id, the newest is found.
struct MessagePlaces {
    /// The original messages, the newest of which has the number 0.
    private let first: ChatMessages

    /// The number of them that were searched.
    private var seen = 0

    /// The rest of them.
    private var unseen: ChatMessages.Iterator

    private var numbers: [String: Int] = [:]

    /// The number of the newest message so far.
    private var newest = 1 << 40

    /// The number of the oldest message so far.
    private var oldest: Int

    /// The numbers that are kept free for messages in the gap.
    private var free = 1..<(1 << 40 + 1)

    /// The numbers of removed messages, ascending.
    private var gone: [Int] = []

    /// The ids of removed messages.
    private var goneIDs: Set<String> = []

    /// Creates the indices of messages without reading any.
    init(_ messages: ChatMessages) {
        first = messages
        unseen = messages.makeIterator()
        oldest = 1 - messages.count
    }

    /// Returns the index of a message; `nil` if none of a number of original messages, or of those added later,
    /// has the id.
    ///
    /// - Complexity: O(log *m*) for *m* removed messages, if messages find their indices or this one was
    ///   searched before; else O(*p*) for the index *p* of the message, and O(*n*) if there is none.
    mutating func place(of id: String, amongFirst limit: Int = .max) -> Int? {
        if let number = numbers[id] { return place(ofNumber: number) }
        guard !goneIDs.contains(id) else { return nil }
        if first.findsPlaces {
            return first.firstIndex(ofID: id).map { place(ofNumber: -$0) }
        }
        while seen < limit, let message = unseen.next() {
            let isNew = numbers[message.id] == nil && !goneIDs.contains(message.id)
            if isNew { numbers[message.id] = -seen }
            seen += 1
            if isNew, message.id == id { return place(ofNumber: 1 - seen) }
        }
        return nil
    }

    /// Returns whether a message that was not searched may have an id.
    func isInDoubt(_ id: String) -> Bool {
        !first.findsPlaces && seen < first.count && numbers[id] == nil && !goneIDs.contains(id)
    }

    /// Returns whether a message with an id was removed.
    func isGone(_ id: String) -> Bool {
        numbers[id] == nil && goneIDs.contains(id)
    }

    /// Records the index of a message that was found in another way.
    mutating func note(_ id: String, at place: Int) {
        numbers[id] = number(at: place)
    }

    /// Adds a new message at the newest end.
    mutating func prepend(_ id: String) {
        newest += 1
        numbers[id] = newest
    }

    /// Adds a message at the oldest end.
    mutating func append(_ id: String) {
        oldest -= 1
        numbers[id] = oldest
    }

    /// Adds a message in the gap, beside the newer ones or the older ones.
    mutating func insertInGap(_ id: String, besideNewer isBesideNewer: Bool) {
        numbers[id] = isBesideNewer ? free.upperBound - 1 : free.lowerBound
        free = isBesideNewer ? free.dropLast() : free.dropFirst()
    }

    /// Removes a message at an index.
    mutating func remove(_ id: String, at place: Int) {
        let number = numbers.removeValue(forKey: id) ?? number(at: place)
        goneIDs.insert(id)
        gone.insert(number, at: gone.count - countOfGone(above: number))
    }

    private func place(ofNumber number: Int) -> Int {
        newest - number - countOfGone(above: number) - (number < free.lowerBound ? free.count : 0)
    }

    /// Returns the number of the message at an index.
    private func number(at place: Int) -> Int {
        let number = number(at: place, newest: newest)
        // A message below the gap has none of the free numbers above it.
        return number < free.upperBound
            ? self.number(at: place, newest: newest - free.count) : number
    }

    private func number(at place: Int, newest: Int) -> Int {
        // The number of removed messages above it.
        let count = gone.indices.partitioningIndex {
            gone[gone.count - 1 - $0] < newest - place - $0
        }
        return newest - place - count
    }

    private func countOfGone(above number: Int) -> Int {
        gone.count - gone.indices.partitioningIndex { gone[$0] > number }
    }
}
