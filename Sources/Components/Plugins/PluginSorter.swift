/// Puts plugins into plugin order: by their orderings, ties by id.
struct PluginSorter {
    /// The ids in order; those on a cycle, or after one, are missing.
    private(set) var order: [PluginID] = []
    /// The cycles of orderings, each from its smallest id.
    private(set) var cycles: [[PluginID]] = []

    /// Sorts plugins with different ids; orderings that name absent plugins are ignored.
    ///
    /// - Complexity: O(*n* log *n*) in plugins without orderings, and quadratic in those with some.
    init(_ manifests: [PluginManifest]) {
        let ids = Set(manifests.map(\.id))
        var followers: [PluginID: Set<PluginID>] = [:]
        for manifest in manifests {
            for ordering in manifest.ordering where ids.contains(ordering.other) {
                switch ordering {
                case .before(let other): followers[manifest.id, default: []].insert(other)
                case .after(let other): followers[other, default: []].insert(manifest.id)
                }
            }
        }
        sort(ids, followers)
        findCycles(ids.subtracting(order), followers)
    }

    private mutating func sort(_ ids: Set<PluginID>, _ followers: [PluginID: Set<PluginID>]) {
        guard !followers.isEmpty else { return order = ids.sorted() }
        var waitingFor = Dictionary(uniqueKeysWithValues: ids.map { ($0, 0) })
        for follower in followers.values.joined() {
            waitingFor[follower, default: 0] += 1
        }
        // Descending, so that the next one is the last.
        var ready = ids.filter { waitingFor[$0] == 0 }.sorted(by: >)
        while let next = ready.popLast() {
            order.append(next)
            for follower in followers[next] ?? [] {
                waitingFor[follower]? -= 1
                guard waitingFor[follower] == 0 else { continue }
                ready.insert(follower, at: ready.firstIndex { $0 < follower } ?? ready.count)
            }
        }
    }

    private mutating func findCycles(
        _ left: Set<PluginID>,
        _ followers: [PluginID: Set<PluginID>]
    ) {
        var covered: Set<PluginID> = []
        for id in left.sorted() where !covered.contains(id) {
            guard let cycle = Self.shortestWayBack(to: id, followers) else { continue }
            // It may pass a smaller id that another cycle has covered.
            let smallest = cycle.indices.min { cycle[$0] < cycle[$1] } ?? 0
            cycles.append(Array(cycle[smallest...] + cycle[..<smallest]))
            covered.formUnion(cycle)
        }
    }

    /// Returns the shortest way from a plugin along its followers back to itself.
    private static func shortestWayBack(
        to start: PluginID,
        _ followers: [PluginID: Set<PluginID>]
    ) -> [PluginID]? {
        var ways: [[PluginID]] = [[start]]
        var seen: Set<PluginID> = []
        while !ways.isEmpty {
            var longer: [[PluginID]] = []
            for way in ways {
                for next in (followers[way[way.count - 1]] ?? []).sorted() {
                    if next == start { return way }
                    if seen.insert(next).inserted {
                        longer.append(way + [next])
                    }
                }
            }
            ways = longer
        }
        return nil
    }
}
