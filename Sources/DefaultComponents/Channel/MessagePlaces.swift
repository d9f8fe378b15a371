/// Where the messages of a history stand, by id, while messages come at the newest end and go anywhere.
///
/// Each message has a number that grows towards the newest. Its place is how many numbers above it are
/// still taken. Messages that cannot find each other by id are looked at from the newest on, as far as
/// somebody asks, and only their ids are kept; of those that share an id, the newest is found.
struct MessagePlaces {
    /// The messages at the beginning, the newest of which has the number 0.
    private let first: ChatMessages

    /// How many of them were looked at.
    private var seen = 0

    /// Those that were not.
    private var unseen: ChatMessages.Iterator

    private var numbers: [String: Int] = [:]

    /// The number of the newest message that ever was.
    private var newest = 0

    /// The numbers of messages that are gone, ascending.
    private var gone: [Int] = []

    /// Their ids.
    private var goneIDs: Set<String> = []

    /// Creates the places of messages, and looks at none.
    init(_ messages: ChatMessages) {
        first = messages
        unseen = messages.makeIterator()
    }

    /// Returns the place of a message; nothing if there is none with that id among so many at the
    /// beginning, or that came later.
    ///
    /// - Complexity: O(log *m*) for *m* messages that are gone, if messages find each other or this one was
    ///   seen; else O(*p*) for the place *p* of the message, and O(*n*) if there is none.
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

    /// Whether a message with an id may stand where nobody looked.
    func isInDoubt(_ id: String) -> Bool {
        !first.findsPlaces && seen < first.count && numbers[id] == nil && !goneIDs.contains(id)
    }

    /// Notes where a message stands that was found in another way.
    mutating func note(_ id: String, at place: Int) {
        numbers[id] = number(at: place)
    }

    /// Gives the newest place to a new message.
    mutating func prepend(_ id: String) {
        newest += 1
        numbers[id] = newest
    }

    /// Forgets a message that stands at a place.
    mutating func remove(_ id: String, at place: Int) {
        let number = numbers.removeValue(forKey: id) ?? number(at: place)
        goneIDs.insert(id)
        gone.insert(number, at: gone.count - countOfGone(above: number))
    }

    private func place(ofNumber number: Int) -> Int {
        newest - number - countOfGone(above: number)
    }

    /// Returns the number of the message at a place.
    private func number(at place: Int) -> Int {
        // So many of the newest that are gone lie above it.
        var count = 0
        var above = gone.count
        while count < above {
            let middle = (count + above) / 2
            if gone[gone.count - 1 - middle] >= newest - place - middle {
                count = middle + 1
            } else {
                above = middle
            }
        }
        return newest - place - count
    }

    private func countOfGone(above number: Int) -> Int {
        var count = 0
        var above = gone.count
        while count < above {
            let middle = (count + above) / 2
            if gone[middle] <= number { count = middle + 1 } else { above = middle }
        }
        return gone.count - count
    }
}
