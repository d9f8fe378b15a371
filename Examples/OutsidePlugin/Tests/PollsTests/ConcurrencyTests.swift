import Components
import DefaultComponents
import Drawing
import ExamplePlugins
import Polls
import Testing
import Views

/// Pages from several threads at once equal those from one thread; run it under the thread sanitizer.
///
/// Values are passed, and slots are declared by earlier compositions, so nothing waits and nothing is reported.
@Suite struct ConcurrencyTests {
    @Test func twoContainersOnManyThreadsAreAsAlone() async throws {
        let containers = [try Self.first(), try Self.second()]
        let alone = containers.map(Self.page)

        let together = await withTaskGroup(of: (Int, String).self) { group in
            for round in 0..<32 {
                let number = round % 2
                let components = containers[number]
                group.addTask { (number, Self.page(components)) }
            }
            return await group.reduce(into: [[], []] as [Set<String>]) { $0[$1.0].insert($1.1) }
        }

        #expect(alone[0] != alone[1])
        #expect(together == alone.map { [$0] })
    }

    @Test func aCopyThatChangesDoesNotTouchTheOther() async throws {
        let components = try Self.first()
        let expected = Self.page(components)

        async let pages = Self.pages(components, count: 20)
        async let lengths = Self.change(components, count: 20)
        let found = await (pages, lengths)

        #expect(found.0 == [expected])
        #expect(found.1 == (1...20).map { Double($0) })
    }

    @Test func installingElsewhereDoesNotTouchWhatIsComposed() async throws {
        let components = try Self.first()
        let expected = Self.page(components)

        async let pages = Self.pages(components, count: 20)
        async let others = Self.install(components, count: 20)
        let found = try await (pages, others)

        #expect(found.0 == [expected])
        #expect(found.1 == [try Self.page(Self.second())])
    }

    private static func first() throws -> Components {
        try chat(PollsPlugin())
    }

    private static func second() throws -> Components {
        var components = try first()
        try components.install([SquaredBubblePlugin()])
        return components
    }

    /// Returns a page of a poll and a text.
    private static func page(_ components: Components) -> String {
        let entries = [pollMessage(), textMessage()].map { message in
            HTMLEntry(
                id: message.id,
                name: message.author.name,
                view: cell(message, components)
            )
        }
        var page = HTMLPage(title: "Lunch")
        page.append(transcript: entries)
        return page.text
    }

    private static func pages(_ components: Components, count: Int) -> Set<String> {
        Set((0..<count).map { _ in page(components) })
    }

    /// Returns the lengths that a copy had, one after another.
    private static func change(_ components: Components, count: Int) -> [Double] {
        var copy = components
        return (1...count).map { length in
            copy[.appearance].metrics.groupSpacing = Double(length)
            _ = page(copy)
            return copy[.appearance].metrics.groupSpacing
        }
    }

    /// Returns the pages of copies to which another plugin is added.
    private static func install(_ components: Components, count: Int) throws -> Set<String> {
        try Set(
            (0..<count).map { _ in
                var copy = components
                try copy.install([SquaredBubblePlugin()])
                return page(copy)
            }
        )
    }
}
