/// The numbers of sockets by a key, such as a room or a person.
struct SocketIndex {
    private var numbers: [String: Set<Int>] = [:]

    /// The numbers of a key.
    subscript(_ key: String) -> Set<Int> { numbers[key] ?? [] }

    /// Adds a number.
    mutating func insert(_ number: Int, for key: String) {
        numbers[key, default: []].insert(number)
    }

    /// Removes a number, and the key with its last one.
    mutating func remove(_ number: Int, for key: String) {
        numbers[key]?.remove(number)
        if numbers[key]?.isEmpty == true { numbers[key] = nil }
    }
}
