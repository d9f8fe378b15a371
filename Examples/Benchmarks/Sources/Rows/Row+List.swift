import Benchmark
import DefaultComponents

/// An operation on a list of messages, with its budget.
enum ListAction: String, CaseIterable {
    case open = "open a list"
    case scroll = "scroll a screen"
    case jump = "jump to the middle"
    case insert = "insert, following"
    case insertAway = "insert, scrolled away"

    /// The maximum time in nanoseconds.
    var limit: Double {
        self == .open || self == .jump ? 5_000_000 : 200_000
    }

    /// Returns the nanoseconds of the operation, once in a list of its own and then in one that is open.
    fileprivate func time(_ list: OpenList, batch: Int) -> Double {
        switch self {
        case .open:
            var lists: [OpenList] = []
            lists.reserveCapacity(batch)
            let messages = list.messages
            // They end after the time is taken.
            let time = nanoseconds(batch) { rounds in
                for _ in 0..<rounds { lists.append(OpenList(messages)) }
            }
            blackHole(lists)
            return time
        case .scroll:
            list.scrollToNextPlace()
            return nanoseconds(batch) { rounds in
                for _ in 0..<rounds { list.scrollUp() }
            }
        case .jump:
            return nanoseconds(batch) { rounds in
                for _ in 0..<rounds { list.scrollToNextPlace() }
            }
        case .insert:
            list.listView.scrollToLatest()
            return nanoseconds(batch) { rounds in
                for _ in 0..<rounds { list.insert() }
            }
        case .insertAway:
            list.scrollToNextPlace()
            return nanoseconds(batch) { rounds in
                for _ in 0..<rounds { list.insert() }
            }
        }
    }
}

extension Row {
    /// The cost for a list of 1,000,000 messages beside one of 10,000, and the ratio.
    static func listed(_ action: ListAction, batch: Int) -> [Row] {
        let (short, long) = (OpenList(count: 10_000), OpenList(count: 1_000_000))
        let measure = { (value: @escaping (Double, Double) -> Double) in
            {
                let base = action.time(short, batch: batch)
                let own = action.time(long, batch: batch)
                return Finding(baseline: base, subject: own, value: value(base, own))
            }
        }
        return [
            Row(
                name: action.rawValue,
                baseline: "10,000",
                budget: .nanoseconds(action.limit),
                measure: measure { _, own in own }
            ),
            Row(
                name: "\(action.rawValue), growth",
                baseline: "10,000",
                budget: .atMost(1.25),
                measure: measure { base, own in own / base }
            ),
        ]
    }
}
