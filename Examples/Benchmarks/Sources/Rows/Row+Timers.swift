import Benchmark
import Components
import Views

/// An operation on the timers of messages that are not shown, of which there are 100,000.
enum TimerAction: String, CaseIterable {
    case schedule = "schedule a timer"
    case cancel = "cancel a timer"
    case idle = "a turn without work"

    /// Returns the nanoseconds of the operation beside a number of timers.
    fileprivate func time(_ count: Int, batch: Int) -> Double {
        let tree = View().mount(in: ComponentContext(OpenList.components))
        let owners = (0..<(count + batch)).map { StateOwner(kind: "message", id: "m\($0)") }
        let schedule = { (number: Int) in
            let instant = Timestamp(seconds: 1_000_000 + Int64(number * 7_919 % 100_003))
            tree.schedule(.timerIsDue, number, at: instant, for: owners[number])
        }
        for number in 0..<count { schedule(number) }
        switch self {
        case .schedule:
            return nanoseconds(batch) { for number in 0..<$0 { schedule(count + number) } }
        case .cancel:
            return nanoseconds(batch) { rounds in
                for number in 0..<rounds {
                    tree.cancelScheduled(.timerIsDue, for: owners[number * (count / rounds)])
                }
            }
        case .idle:
            return nanoseconds(batch) { rounds in
                for number in 0..<rounds {
                    tree.advance(to: Timestamp(microseconds: Int64(number)))
                }
            }
        }
    }
}

extension Event where Payload == Int {
    fileprivate static let timerIsDue = Event("timerIsDue")
}

extension Row {
    /// The cost of an operation on timers beside 100,000 of them, and beside 1,000.
    static func timed(_ action: TimerAction, batch: Int) -> Row {
        Row(name: action.rawValue, baseline: "1,000", budget: .nanoseconds(1_000)) {
            let batch = min(batch, 1_000)
            let base = action.time(1_000, batch: batch)
            let own = action.time(100_000, batch: batch)
            return Finding(baseline: base, subject: own, value: own)
        }
    }
}
