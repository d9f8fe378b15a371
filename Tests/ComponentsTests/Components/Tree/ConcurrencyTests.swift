import Components
import Testing

/// Two trees at once: values are passed and slots were declared before, so nothing waits and nothing is reported.
struct ConcurrencyTests {
    @Test func treesOnTwoThreadsEqualThoseComposedAlone() async throws {
        let (one, other) = try (Self.first(), Self.second())
        let expected = (composedRow(one), composedRow(other))

        async let left = Self.compose(one, times: 300)
        async let right = Self.compose(other, times: 300)
        let found = await (left, right)

        #expect(found.0 == [expected.0])
        #expect(found.1 == [expected.1])
    }

    @Test func treesOfOneContainerOnManyThreadsAreEqual() async throws {
        let components = try Self.second()
        let expected = composedRow(components)

        let found = await withTaskGroup(of: Set<String>.self) { group in
            for _ in 0..<8 {
                group.addTask { Self.compose(components, times: 100) }
            }
            return await group.reduce(into: Set<String>()) { $0.formUnion($1) }
        }

        #expect(found == [expected])
    }

    @Test func copyThatChangesDoesNotTouchTheOther() async throws {
        let components = try Self.first()
        let expected = composedRow(components)

        async let composed = Self.compose(components, times: 300)
        async let changed = Self.change(components, times: 300)
        let found = await (composed, changed)

        #expect(found.0 == [expected])
        #expect(found.1 == 310)
    }

    private static func first() throws -> Components {
        var components = try Components.with(
            declarations,
            TestPlugin("ape") { $0.extend(.badge, with: Underline.self) },
            TestPlugin("bee") { $0.replace(.row, with: DoubleRow.self) }
        )
        components[.background] = "black"
        return components
    }

    private static func second() throws -> Components {
        try .with(
            declarations,
            TestPlugin("cat") { $0.replace(.badge, with: SquareBadge.self) },
            TestPlugin("dog") { $0.extend(.row, with: Underline.self) }
        )
    }

    private static var declarations: TestPlugin {
        TestPlugin("ant") { registrar in
            registrar.declare(.badge)
            registrar.declare(.row)
            registrar.declare(.background)
            registrar.declare(.limit)
        }
    }

    private static func compose(_ components: Components, times: Int) -> Set<String> {
        Set((0..<times).map { _ in composedRow(components) })
    }

    private static func change(_ components: Components, times: Int) -> Int {
        var copy = components
        for _ in 0..<times {
            copy[.limit] += 1
        }
        return copy[.limit]
    }
}
