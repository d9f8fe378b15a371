import Components
import Hosting

extension Blame {
    /// The sets of plugins, each with the differences that it causes, a line for each fact.
    var text: String {
        let own = ownDifferences
        var text = ""
        for sets in own.map(\.sets).distinct.sorted(by: { $0.isBefore($1) }) {
            text += "\(sets.names):\n"
            for difference in own where difference.sets == sets { text += difference.text }
        }
        return text
    }

    /// Returns the plugins that cause a line, or each of several facts in it.
    func names(behind line: TreeLine) -> String? {
        let found = differences.filter { difference in
            difference.fact.path == line.path
                && (difference.isOfWholeView
                    || difference.fact.name != "order"
                        && difference.fact.constraint == line.constraint)
        }
        let sets = found.map(\.sets).distinct.sorted { $0.isBefore($1) }
        guard sets.count > 1 else { return sets.first?.names }
        return sets.map { sets in
            let facts = found.filter { $0.sets == sets }.map { $0.fact.name.shown() }
            return "\(facts.joined(separator: ", ")): \(sets.names)"
        }.joined(separator: "; ")
    }

    /// Returns the plugins that moved the view of a line, or the nearest one around it that moved.
    func names(ofMoverOf line: TreeLine) -> String? {
        var path = line.path.around
        while !path.isEmpty {
            let moved = differences.first { $0.fact.name == "order" && $0.fact.path == path }
            if let moved { return moved.sets.names }
            path = path.around
        }
        return nil
    }
}

extension BlamedDifference {
    /// The difference, on one line.
    fileprivate var text: String {
        guard !isOfWholeView else {
            return "  \(new == nil ? "-" : "+") \(fact.path): \((new ?? old ?? "").shown())\n"
        }
        let values = [old, new].map { $0?.shown() ?? "none" }
        return "  \(fact.path): \(fact.name.shown()) \(values.joined(separator: " -> "))\n"
    }
}

extension [[PluginID]] {
    /// The sets in words: `a or b, each alone`, `a with b, only together`.
    var names: String {
        let sets = map { set in set.map { $0.rawValue.shown() }.joined(separator: " with ") }
        let all = sets.joined(separator: " or ")
        if count > 1, allSatisfy({ $0.count == 1 }) { return "\(all), each alone" }
        return count == 1 && self[0].count > 1 ? "\(all), only together" : all
    }

    /// Whether the sets are fewer or smaller, or come first.
    fileprivate func isBefore(_ other: [[PluginID]]) -> Bool {
        let sizes = [self, other].map { $0.map(\.count) }
        return sizes[0] == sizes[1]
            ? joined().lexicographicallyPrecedes(other.joined())
            : sizes[0].lexicographicallyPrecedes(sizes[1])
    }
}
