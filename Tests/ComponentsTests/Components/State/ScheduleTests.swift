import Testing

@testable import Components

struct ScheduleTests {
    private struct Key: ScheduleKey {
        var owner = 0
        let name: String
    }

    private func add(
        _ name: String,
        of owner: Int = 0,
        due: Int64,
        every interval: Int64 = 0,
        to schedule: inout Schedule<Key, String>
    ) {
        let due = Timestamp(microseconds: due)
        schedule.add(name, for: Key(owner: owner, name: name), due: due, every: interval)
    }

    @Test func workIsTakenByInstantThenByOrderOfScheduling() {
        var schedule = Schedule<Key, String>()
        for (name, due) in [("c", 3), ("a", 1), ("b", 1), ("d", 9)] as [(String, Int64)] {
            add(name, due: due, to: &schedule)
        }

        let due = schedule.takeDue(until: Timestamp(microseconds: 3))

        #expect(due.map(\.work) == ["a", "b", "c"])
        #expect(schedule.next == Timestamp(microseconds: 9))
    }

    @Test func intervalIsDueAtTheNextMultiple() {
        var schedule = Schedule<Key, String>()
        add("a", due: 10, every: 10, to: &schedule)

        let due = schedule.takeDue(until: Timestamp(microseconds: 86_400_000_005))

        #expect(due.map(\.work) == ["a"])
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

    @Test func ownersWorkIsRemovedAtOnce() {
        var schedule = Schedule<Key, String>()
        for (name, owner) in [("a", 1), ("b", 2), ("c", 1)] {
            add(name, of: owner, due: 1, to: &schedule)
        }

        let removed = schedule.removeAll(of: 1)

        #expect(removed.map(\.work) == ["a", "c"])
        #expect(schedule.count == 1)
        #expect(schedule.takeDue(until: Timestamp(microseconds: 1)).map(\.work) == ["b"])
    }

    @Test(arguments: Cases(20, of: 400))
    func scheduleIsThatOfASortedList(place: Case) {
        var generator = SeededGenerator(seed: place)
        var schedule = Schedule<Key, String>()
        var model: [(key: Key, due: Int64, sequence: Int)] = []
        for step in 0..<200 {
            let number = Int.random(in: 0..<30, using: &generator)
            let key = Key(owner: number % 12, name: "\(number)")
            switch Int.random(in: 0..<9, using: &generator) {
            case 0...3:
                let due = Int64.random(in: 0..<100, using: &generator)
                add(key.name, of: key.owner, due: due, to: &schedule)
                model.removeAll { $0.key == key }
                model.append((key, due, step))
            case 4, 5:
                schedule.remove(key)
                model.removeAll { $0.key == key }
            case 6:
                schedule.removeAll(of: key.owner)
                model.removeAll { $0.key.owner == key.owner }
            default:
                let now = Int64.random(in: 0..<60, using: &generator)
                let expected = model.filter { $0.due <= now }
                    .sorted { ($0.due, $0.sequence) < ($1.due, $1.sequence) }.map(\.key)
                model.removeAll { $0.due <= now }

                let due = schedule.takeDue(until: Timestamp(microseconds: now))

                #expect(due.map(\.key) == expected, "\(place)")
                #expect(due.allSatisfy { schedule.begin($0) }, "\(place)")
            }
            #expect(schedule.count == model.count, "\(place)")
        }
    }
}
