import Components
import Testing

struct ValueSlotTests {
    @Test func valueIsRead() {
        #expect(Components()[.limit] == 10)
    }

    @Test func valueIsAssigned() {
        var components = Components()

        components[.limit] = 3

        #expect(components[.limit] == 3)
    }

    @Test func valueIsSet() {
        var components = Components()

        components.set(.limit, to: 3)

        #expect(components[.limit] == 3)
    }

    @Test func valueIsChangedInPlace() {
        var components = Components()

        components[.limit] += 1

        #expect(components[.limit] == 11)
    }

    @Test func functionIsCalled() {
        #expect(Components()[.greeting]("Ann") == "Hello, Ann")
    }

    @Test func functionIsReplaced() {
        var components = Components()

        components[.greeting] = { "Bye, \($0)" }

        #expect(components[.greeting]("Ann") == "Bye, Ann")
    }

    @Test func transformWrapsAValue() {
        var components = Components()

        components.transform(.limit) { $0 * 2 }

        #expect(components[.limit] == 20)
    }

    @Test func transformWrapsAFunction() {
        var components = Components()

        components.transform(.greeting) { next, name in next(name) + "!" }

        #expect(components[.greeting]("Ann") == "Hello, Ann!")
    }

    @Test func transformMayLeaveOutWhatIsBelow() {
        var components = Components()

        components.transform(.greeting) { _, _ in "…" }

        #expect(components[.greeting]("Ann") == "…")
    }

    @Test func laterTransformIsOutermost() {
        var components = Components()

        components.transform(.limit) { $0 + 1 }
        components.transform(.limit) { $0 * 2 }

        #expect(components[.limit] == 22)
    }

    @Test func transformSurvivesALaterAssignment() {
        var components = Components()
        components.transform(.limit) { $0 + 1 }

        components[.limit] = 100

        #expect(components[.limit] == 101)
    }
}
