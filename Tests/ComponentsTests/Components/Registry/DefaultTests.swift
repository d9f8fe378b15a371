import Components
import Synchronization
import Testing

struct DefaultTests {
    @Test func scopeReadsItsOwnValue() {
        var components = Components()
        components[.limit] = 3

        let limit = Components.withValue(components) { Components.default[.limit] }

        #expect(limit == 3)
    }

    @Test func writesAreTheScopesOwn() {
        let limit = Components.withValue(Components()) {
            Components.withValue(Components()) { Components.default[.limit] = 3 }
            return Components.default[.limit]
        }

        #expect(limit == 10)
    }

    @Test func writesLastUntilTheScopeEnds() {
        let limit = Components.withValue(Components()) {
            Components.default[.limit] = 3
            return Components.default[.limit]
        }

        #expect(limit == 3)
    }

    @Test func innerScopeWins() {
        var inner = Components()
        inner[.limit] = 3

        let limit = Components.withValue(Components()) {
            Components.withValue(inner) { Components.default[.limit] }
        }

        #expect(limit == 3)
    }

    @Test func valueGivenToAScopeIsUntouched() {
        let components = Components()

        Components.withValue(components) { Components.default[.limit] = 3 }

        #expect(components[.limit] == 10)
    }

    @Test func scopePassesItsErrorOn() {
        #expect(throws: Refusal()) {
            try Components.withValue(Components()) { throw Refusal() }
        }
    }

    @Test func asynchronousScopeReadsItsOwnValue() async {
        var components = Components()
        components[.limit] = 3

        let limit = await Components.withValue(components) {
            await Task.yield()
            return Components.default[.limit]
        }

        #expect(limit == 3)
    }

    @Test func childTasksReadTheScope() async {
        var components = Components()
        components[.limit] = 3

        let limits = await Components.withValue(components) {
            async let one = Components.default[.limit]
            async let other = Components.default[.limit]
            return await [one, other]
        }

        #expect(limits == [3, 3])
    }

    @Test func childTasksWriteToTheScope() async {
        let limit = await Components.withValue(Components()) {
            await withTaskGroup(of: Void.self) { group in
                group.addTask { Components.default[.limit] = 3 }
            }
            return Components.default[.limit]
        }

        #expect(limit == 3)
    }

    @Test func detachedTaskIsOutsideTheScope() async {
        var components = Components()
        components[.limit] = 3

        let limit = await Components.withValue(components) {
            await Task.detached { Components.default[.limit] }.value
        }

        #expect(limit == 10)
    }

    @Test func oldValueIsReleasedOutsideTheLock() {
        let seen = Seen()

        Components.withValue(Components()) {
            do {
                let farewell = Farewell(seen: seen)
                Components.default.transform(.limit) { limit in
                    withExtendedLifetime(farewell) { limit }
                }
            }
            Components.default = Components()
        }

        #expect(seen.limit == 10)
    }
}

/// Reads the default when it ends, which would deadlock under a lock.
private final class Farewell: Sendable {
    let seen: Seen

    init(seen: Seen) {
        self.seen = seen
    }

    deinit {
        seen.limit = Components.default[.limit]
    }
}

private final class Seen: Sendable {
    private let value = Mutex<Int?>(nil)

    var limit: Int? {
        get { value.withLock { $0 } }
        set { value.withLock { $0 = newValue } }
    }
}

struct Refusal: Error, Equatable {}
