extension Array {
    /// The orders in which a check loads plugins, beginning with the given one.
    ///
    /// All permutations of up to four elements; of more, every rotation and its reverse, so that each pair comes in
    /// both orders.
    var loadOrders: [[Element]] {
        if count <= 4 { return permutations }
        return indices.flatMap { [rotated(by: $0), rotated(by: $0).reversed()] }
    }

    private var permutations: [[Element]] {
        guard count > 1 else { return [self] }
        return indices.flatMap { index in
            var rest = self
            let first = rest.remove(at: index)
            return rest.permutations.map { [first] + $0 }
        }
    }

    private func rotated(by places: Int) -> [Element] {
        Array(self[places...] + self[..<places])
    }
}
