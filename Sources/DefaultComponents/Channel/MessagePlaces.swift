/// Where the messages of a history stand, by id, while messages come at the newest end and go anywhere.
///
/// Each message has a number that grows towards the newest. Its place is how many numbers above it are
/// still taken.
struct MessagePlaces {
    private var numbers: [String: Int] = [:]

    /// The number of the newest message that ever was.
    private var newest = 0

    /// The numbers of messages that are gone, ascending.
    private var gone: [Int] = []

    /// Creates the places of messages; of those that share an id, the newest is found.
    ///
    /// - Complexity: O(*n*).
    init(_ messages: ChatMessages) {
        numbers.reserveCapacity(messages.count)
        var number = 0
        for message in messages {
            if numbers[message.id] == nil { numbers[message.id] = number }
            number -= 1
        }
    }

    /// Returns the place of a message; nothing if there is none with that id.
    ///
    /// - Complexity: O(log *m*) for *m* messages that are gone.
    func place(of id: String) -> Int? {
        guard let number = numbers[id] else { return nil }
        return newest - number - (gone.count - countOfGone(upTo: number))
    }

    /// Gives the newest place to a new message.
    mutating func prepend(_ id: String) {
        newest += 1
        numbers[id] = newest
    }

    /// Forgets a message.
    mutating func remove(_ id: String) {
        guard let number = numbers.removeValue(forKey: id) else { return }
        gone.insert(number, at: countOfGone(upTo: number))
    }

    private func countOfGone(upTo number: Int) -> Int {
        var count = 0
        var above = gone.count
        while count < above {
            let middle = (count + above) / 2
            if gone[middle] <= number { count = middle + 1 } else { above = middle }
        }
        return count
    }
}
