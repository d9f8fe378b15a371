import DefaultComponents
import Foundation
import Testing

@Suite struct JSONValueTests {
    private let value = JSONValue.object([
        JSONMember("title", .string("Where to?")),
        JSONMember("votes", .array([.number("3"), .number("1e2"), .null])),
    ])

    @Test func membersAreFoundByKey() {
        #expect(value["title"]?.string == "Where to?")
        #expect(value["missing"] == nil)
    }

    @Test func elementsAreReadAsWhatTheyAre() {
        #expect(value["votes"]?.elements?.map(\.int) == [3, nil, nil])
    }

    @Test func nothingIsReadAsSomethingElse() {
        #expect(value.string == nil)
        #expect(value.int == nil)
        #expect(value.elements == nil)
        #expect(value["title"]?["title"] == nil)
    }

    /// Calls in each other would not fit into the stack of a secondary thread.
    @Test func deepValuesAreComparedAndNotEncoded() async {
        let found = await onSmallStack {
            let one = Self.nested(in: "a", levels: 1_500)
            let others = [
                Self.nested(in: "b", levels: 1_500), Self.nested(in: "a", levels: 1_499),
            ]
            let equal = Self.nested(in: "a", levels: 1_500)
            return [one == equal, one.hashValue == equal.hashValue, !others.contains(one)]
        }

        #expect(found == [true, true, true])
        #expect(throws: EncodingError.self) {
            try JSONEncoder().encode(Self.nested(in: "a", levels: 400))
        }
    }

    @Test(arguments: [0, 1, 100]) func encodedValuesAreDecoded(levels: Int) throws {
        let value = Self.nested(in: ["a": [1, nil, true], "b": "x"], levels: levels)

        let data = try JSONEncoder().encode(value)

        #expect(try JSONDecoder().decode(JSONValue.self, from: data) == value)
    }

    /// Drafts of earlier releases have these names.
    @Test func encodingNamesTheKindOfEachValue() throws {
        let values: [JSONValue] = [["k": nil], true, 1]

        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys

        let text = String(decoding: try encoder.encode(values), as: UTF8.self)

        #expect(
            text == """
                [{"object":{"_0":[{"key":"k","value":{"null":{}}}]}},{"bool":{"_0":true}},{"number":{"_0":"1"}}]
                """
        )
    }

    @Test(
        arguments: [
            ([[], 1], [[1], []]), ([1, [2]], [[1], 2]), ([["a": 1]], ["a", 1]),
            (["a": 1, "b": 2], ["b": 2, "a": 1]), ([nil], [false]), ("1", 1), ([1, 2], [2, 1]),
            (["a": ["b": 1]], ["a": ["b": 2]]), ([[]], [[:]]),
        ] as [(JSONValue, JSONValue)]
    )
    func valuesThatDifferAreNotEqual(one: JSONValue, other: JSONValue) {
        #expect(one != other)
        #expect(one == one)
        #expect(other == other)
    }

    private static func nested(in value: JSONValue, levels: Int) -> JSONValue {
        (0..<levels).reduce(value) { value, level in
            level.isMultiple(of: 2) ? .array([value]) : .object([JSONMember("a", value)])
        }
    }
}
