/// Small numbers for values, in the order in which they were first met.
struct Interner<Value: Hashable> {
    private(set) var values: [Value] = []
    private var numbers: [Value: Int] = [:]
    private var latest = -1

    /// Returns the number of a value.
    mutating func number(of value: Value) -> Int {
        // Neighbours often look the same.
        if latest >= 0, values[latest] == value { return latest }
        // Comparing with a few is quicker than hashing.
        for place in 0..<min(values.count, 8) where values[place] == value {
            latest = place
            return place
        }
        if let number = numbers[value] {
            latest = number
            return number
        }
        latest = values.count
        numbers[value] = latest
        values.append(value)
        return latest
    }
}
