/// The order of a graph, found by a slow algorithm: reachability, then the smallest free id each time.
struct ReferenceOrder {
    private let ids: [String]
    private let edges: Set<[String]>
    private let reach: Set<[String]>

    init(_ ids: [String], _ edges: [(String, String)]) {
        self.ids = ids
        self.edges = Set(edges.map { [$0.0, $0.1] })
        var reach = self.edges
        for middle in ids {
            for from in ids where reach.contains([from, middle]) {
                for to in ids where reach.contains([middle, to]) {
                    reach.insert([from, to])
                }
            }
        }
        self.reach = reach
    }

    /// The ids that reach themselves.
    var onCycles: Set<String> {
        Set(ids.filter { reach.contains([$0, $0]) })
    }

    var hasCycle: Bool {
        !onCycles.isEmpty
    }

    /// The smallest order, by ids, in which every edge goes forward.
    var order: [String] {
        var left = ids.sorted()
        var order: [String] = []
        while let next = left.first(where: { id in !left.contains { reach.contains([$0, id]) } }) {
            order.append(next)
            left.removeAll { $0 == next }
        }
        return order
    }

    /// Whether there is an edge from each id to the next and from the last to the first.
    func isCycle(_ ids: [String]) -> Bool {
        zip(ids, ids.dropFirst() + ids.prefix(1)).allSatisfy { edges.contains([$0, $1]) }
    }
}
