// Release builds rely on the checks of debug builds.
#if DEBUG
@testable import Components
import Testing

/// The behaviour of an unowned reference after the object has ended.
struct UnretainedTests {
    @Test func objectThatEndedIsNotRead() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var thing: Thing? = Thing()
            let reference = thing.map { UnownedReference($0) }
            thing = nil
            _ = reference?.object
        }

        #expect(end.says("unowned reference"))
    }

    @Test func objectThatEndedIsNotUsed() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var thing: Thing? = Thing()
            let reference = thing.map { UnownedReference($0) }
            thing = nil
            reference?.with { $0.count += 1 }
        }

        #expect(end.says("unowned reference"))
    }

    @Test func objectIsKeptToTheEndOfItsUse() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var things = [Thing()]
            let reference = UnownedReference(things[0])
            reference.with { _ in things = [] }
        }

        #expect(end.says("Nobody but an unretained reference kept 'Thing' to the end of its use."))
    }

    @Test func objectOfAnotherTypeIsRefused() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let thing = Thing()
            _ = UnownedReference(thing).known(as: Other.self)
        }

        #expect(end.says("'Thing' is taken for a 'Other'."))
    }

    @Test func stacksAreNotFoundWithoutTheirTable() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let addresses = SlotTable([:], record: InstallRecord(), members: [:]).addresses
            _ = addresses.stack(of: .badge)
        }

        #expect(end.says("unowned reference"))
    }

    @Test func extensionIsNotMadeForAnotherHost() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = ExtensionLayer(ThingExtension.self).make(Other())
        }

        #expect(end.says("'Other' is taken for a 'Thing'."))
    }

    @Test func objectIsNotLetGoTwice() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let reference = UnownedReference(keeping: Thing())
            reference.letGo()
            reference.letGo()
        }

        #expect(end.says("unowned reference"))
    }

    @Test func objectThatIsKeptIsUsed() {
        let thing = Thing()
        let reference = UnownedReference(thing)

        reference.with { $0.count += 1 }

        #expect(reference.object === thing)
        #expect(thing.count == 1)
    }
}

private final class Thing {
    var count = 0
}

private final class Other {}

private final class ThingExtension: ComponentExtension<Thing> {}
#endif
