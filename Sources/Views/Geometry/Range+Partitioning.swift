extension Range<Int> {
    /// Returns the first number that matches, or the upper bound; all numbers after a match have to match too.
    ///
    /// - Complexity: O(log *n*), where *n* is the number of numbers.
    @inlinable
    @inline(__always)
    package func partitioningIndex(where matches: (Int) -> Bool) -> Int {
        var (low, high) = (lowerBound, upperBound)
        while low < high {
            let middle = (low + high) / 2
            if matches(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
