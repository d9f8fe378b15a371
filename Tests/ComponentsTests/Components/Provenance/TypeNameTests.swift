import Testing

@testable import Components

struct TypeNameTests {
    @Test(
        arguments: [
            (PlainBadge.self, "PlainBadge"),
            (Hidden.self, "Hidden"),
            (Hidden.Nested.self, "Nested"),
            (Box<Hidden>.self, "Box<Hidden>"),
            (Box<Box<Hidden.Nested>>.self, "Box<Box<Nested>>"),
            (BadgeRole.self, "Badge"),
            (BadgeType.self, "Badge"),
            (BadgeType?.self, "Badge.Type?"),
            (Measure.self, "@Sendable (Hidden) -> Int"),
            (Choice.self, "(Int) -> Badge.Type"),
        ] as [(Any.Type, String)]
    )
    func typeIsNamedWithoutModuleAndAddress(type: Any.Type, name: String) {
        #expect(typeName(type) == name)
    }

    @Test func localTypeIsNamedWithoutAddress() {
        struct Local {}

        #expect(typeName(Local.self) == "Local")
        #expect(typeName(Local?.self) == "Local?")
        #expect(typeName([Int]?.self) == "Optional<Array<Int>>")
    }

    @Test(arguments: [
        (describe(true), "true"),
        (describe(3), "3"),
        (describe(0.75), "0.75"),
        (describe("a\n\"b\""), #""a\n\"b\"""#),
        (describe(PlainBadge.self), "PlainBadge"),
        (describe(PlainBadge()), "PlainBadge"),
        (describe(["a": 1, "b": 2]), "Dictionary<String, Int>"),
        (describe({ @Sendable (number: Int) in "\(number)" }), "function"),
        (describe(PlainBadge() as any Lifecycle), "PlainBadge"),
    ])
    func valueIsDescribedWithoutAddressAndHashOrder(found: String, expected: String) {
        #expect(found == expected)
    }
}

private struct Hidden {
    struct Nested {}
}

private struct Box<Element> {}

private typealias BadgeRole = any Badge
private typealias BadgeType = any Badge.Type
private typealias Measure = @Sendable (Hidden) -> Int
private typealias Choice = (Int) -> any Badge.Type
