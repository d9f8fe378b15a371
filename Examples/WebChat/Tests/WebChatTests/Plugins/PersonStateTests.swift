import ChatStore
import Components
import DefaultComponents
import Foundation
import Testing

@testable import WebChat

/// The states of people: one for all pages of a person, written in order, gone with the last page.
@Suite(.timeLimit(.minutes(10)))
struct PersonStateTests {
    @Test func manyAskAtOnce() async throws {
        try await SharedRoom.with(people: 20) { room in
            let states = PersonStates(store: room.store)
            let ids = room.people.map(\.id)
            for _ in 0..<5 {
                try await withThrowingTaskGroup(of: PersonState.self) { group in
                    for number in 0..<400 {
                        let id = ids[number % ids.count]
                        group.addTask { try await states.state(of: id) }
                    }
                    var found: [String: PersonState] = [:]
                    var (kept, count) = ([PersonState](), 0)
                    for try await state in group {
                        // Half of them end at once, and are read again.
                        if count % 2 == 0 { kept.append(state) }
                        count += 1
                        if let known = found[state.userID], count % 2 == 0 {
                            #expect(known === state)
                        }
                        if count % 2 == 0 { found[state.userID] = state }
                    }
                    #expect(count == 400 && states.count <= ids.count)
                }
            }
            #expect(states.count == 0)
        }
    }

    @Test func savesFollowEachOther() async throws {
        try await SharedRoom.with(people: 1) { room in
            let states = PersonStates(store: room.store)
            let state = try await states.state(of: room.people[0].id)
            let key = StateKey(persisted: "count", default: 0)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 1...50 {
                    state.state[key, .reader] = number
                    group.addTask { try await state.save() }
                }
                try await group.waitForAll()
            }
            let stored = try await room.store.state(of: state.userID)
            #expect(stored.map(\.json) == ["[50]"])
        }
    }

    @Test func changesThatCannotBeWrittenAreKept() {
        let values = StoredValues([])
        try? values.save(1, named: "a", of: .reader)
        try? values.save(2, named: "b", of: .reader)
        let taken = values.takeChanges()
        #expect(taken.count == 2 && !values.areChanged)
        try? values.save(3, named: "a", of: .reader)
        values.putBack(taken)
        #expect(values.takeChanges().map(\.json) == ["[3]", "[2]"])
    }

    @Test func stateOfDeletedMessagesIsNotWritten() async throws {
        try await SharedRoom.with(people: 2) { room in
            await room.send("m", "Ahoy", by: 0)
            let states = PersonStates(store: room.store)
            let state = try await states.state(of: room.people[1].id)
            let key = StateKey(persisted: "isFolded", default: false)
            state.state[key, .message("m")] = true
            await room.perform(.delete(id: "m"), by: 0)
            try await state.save()
            #expect(try await room.store.state(of: state.userID).isEmpty)
        }
    }
}
