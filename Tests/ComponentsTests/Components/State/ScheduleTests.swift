import Testing

@testable import Components

struct ScheduleTests {
    private func item(_ name: String, due: Int64, every interval: Int64 = 0)
        -> Schedule<String, String>.Item
    {
        Schedule.Item(work: name, due: Timestamp(microseconds: due), interval: interval)
    }

    @Test func workIsTakenByInstantThenByOrderOfScheduling() {
        var schedule = Schedule<String, String>()
        for (name, due) in [("c", 3), ("a", 1), ("b", 1), ("d", 9)] as [(String, Int64)] {
            schedule.add(item(name, due: due), for: name)
        }

        let due = schedule.takeDue(until: Timestamp(microseconds: 3))

        #expect(due.map(\.item.work) == ["a", "b", "c"])
        #expect(schedule.next == Timestamp(microseconds: 9))
    }

    @Test func intervalIsDueAtTheNextMultiple() {
        var schedule = Schedule<String, String>()
        schedule.add(item("a", due: 10, every: 10), for: "a")

        let due = schedule.takeDue(until: Timestamp(microseconds: 86_400_000_005))

        #expect(due.map(\.item.work) == ["a"])
        #expect(schedule.next == Timestamp(microseconds: 86_400_000_010))
    }

    @Test(
        arguments: [(-25, 10, -20), (-20, 10, -10), (0, 10, 10), (5, 10, 10)]
            as [(Int64, Int64, Int64)]
    )
    func multipleIsTheFirstAfterTheInstant(instant: Int64, interval: Int64, next: Int64) {
        #expect(
            Timestamp(microseconds: instant).next(every: interval) == Timestamp(microseconds: next)
        )
    }

    @Test(arguments: Cases(20, of: 400))
    func scheduleIsThatOfASortedList(place: Case) {
        var generator = SeededGenerator(seed: place)
        var schedule = Schedule<Int, Int>()
        var model: [(key: Int, due: Int64, sequence: Int)] = []
        for step in 0..<200 {
            let key = Int.random(in: 0..<30, using: &generator)
            switch Int.random(in: 0..<4, using: &generator) {
            case 0, 1:
                let due = Int64.random(in: 0..<100, using: &generator)
                let item = Schedule<Int, Int>.Item(
                    work: key,
                    due: Timestamp(microseconds: due),
                    interval: 0
                )
                schedule.add(item, for: key)
                model.removeAll { $0.key == key }
                model.append((key, due, step))
            case 2:
                schedule.remove(key)
                model.removeAll { $0.key == key }
            default:
                let now = Int64.random(in: 0..<60, using: &generator)
                let expected = model.filter { $0.due <= now }
                    .sorted { ($0.due, $0.sequence) < ($1.due, $1.sequence) }.map(\.key)
                model.removeAll { $0.due <= now }

                let due = schedule.takeDue(until: Timestamp(microseconds: now))

                #expect(due.map(\.key) == expected, "\(place)")
                #expect(due.allSatisfy { schedule.begin($0.item, for: $0.key) }, "\(place)")
            }
            #expect(schedule.count == model.count, "\(place)")
        }
    }
}
