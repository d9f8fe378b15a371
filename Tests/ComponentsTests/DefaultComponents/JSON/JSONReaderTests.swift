@testable import DefaultComponents
import Testing

@Suite struct JSONReaderTests {
    @Test func everyKindOfValueIsRead() throws {
        let value = try read(#" {"a": [null, true, false, -0.5e+3, "x"], "b": {}, "c": []} "#)

        let list: [JSONValue] = [
            .null, .bool(true), .bool(false), .number("-0.5e+3"), .string("x"),
        ]
        #expect(
            value
                == .object([
                    JSONMember("a", .array(list)), JSONMember("b", .object([])),
                    JSONMember("c", .array([])),
                ])
        )
    }

    @Test(arguments: [
        (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
        (#""\u0041\u00e9\uD83D\uDE00""#, "Aé😀"),
        (#""é漢😀""#, "é漢😀"),
        (#""\u0000""#, "\0"),
    ])
    func escapesAreDecoded(source: String, text: String) throws {
        #expect(try read(source) == .string(text))
    }

    @Test func leadingByteOrderMarkIsPassedOver() throws {
        let cursor = try JSONCursor(reading: [0xEF, 0xBB, 0xBF] + Array("[1]".utf8), file: "f")

        #expect(cursor.value == .array([.number("1")]))
        #expect(cursor.position == JSONPosition(line: 1, column: 1))
    }

    @Test func columnsCountScalarsAndLinesCountLineFeeds() throws {
        let cursor = try JSONCursor(reading: Array("[\"é😀\", 1,\r\n  2]".utf8), file: "f")

        let positions = try cursor.elements().map(\.position)
        #expect(positions.map(\.line) == [1, 1, 2])
        #expect(positions.map(\.column) == [2, 8, 3])
    }

    @Test func twoHundredAndFiftySixLevelsAreRead() throws {
        let deepest = String(repeating: "[", count: 256) + String(repeating: "]", count: 256)

        _ = try read(deepest)
        #expect(throws: malformed(257, "at most 256 levels of nesting, found more", path(256))) {
            try read("[" + deepest + "]")
        }
    }

    @Test func namesAreComparedScalarByScalar() throws {
        let value = try read("{\"\u{E9}\": 1, \"e\u{301}\": 2}")

        guard case .object(let members) = value else { return #expect(Bool(false)) }
        #expect(members.count == 2)
    }

    @Test(arguments: [
        ("", 1, "", "a value, found the end of the file"),
        ("[1,]", 4, "[1]", "a value, found ']'"),
        ("[1 2]", 4, "[1]", "',' or ']', found '2'"),
        ("[1}", 3, "[1]", "',' or ']', found '}'"),
        (#"{"a": 1,}"#, 9, "", #"a name in '"', found '}'"#),
        (#"{"a": {"b" 1}}"#, 12, "a.b", "':', found '1'"),
        (#"{"a": 1, "a": 2}"#, 10, "", "each name once, found 'a' again"),
        (#"{"a b": [x]}"#, 10, #"["a b"][0]"#, "a value, found 'x'"),
        ("[1] 2", 5, "", "the end of the file, found '2'"),
        ("nul", 4, "", "'null', found the end of the file"),
        ("[01]", 3, "[1]", "',' or ']', found '1'"),
        ("[-]", 3, "[0]", "a digit, found ']'"),
        ("[1.]", 4, "[0]", "a digit, found ']'"),
        ("[1e+]", 5, "[0]", "a digit, found ']'"),
        (#"["a"#, 4, "[0]", "'\"', found the end of the file"),
        ("[\"\u{1}\"]", 3, "[0]", #"an escaped control character, found '\u{1}'"#),
        (#"["\x"]"#, 4, "[0]", #"an escape such as '\n', found 'x'"#),
        (#"["\u00g0"]"#, 7, "[0]", "four hexadecimal digits, found 'g'"),
        (#"["\ud800"]"#, 3, "[0]", "a pair of surrogates, found one alone"),
        (#"["\ud800\u0041"]"#, 3, "[0]", "a pair of surrogates, found one alone"),
        (#"["\udc00"]"#, 3, "[0]", "a pair of surrogates, found one alone"),
        ("[NaN]", 2, "[0]", "a value, found 'N'"),
        ("[\u{202E}]", 2, "[0]", #"a value, found '\u{202E}'"#),
        ("/**/[]", 1, "", "a value, found '/'"),
    ])
    func errorsNamePlaceAndExpectation(
        source: String,
        column: Int,
        path: String,
        expected: String
    ) {
        #expect(throws: malformed(column, expected, path)) {
            try read(source)
        }
    }

    @Test(arguments: [
        [0xFF], [0x80], [0xC0, 0xAF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80],
        [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82],
    ])
    func malformedUTF8IsRefusedWithItsByte(bytes: [UInt8]) throws {
        let lead = String(try #require(bytes.first), radix: 16).uppercased()

        #expect(throws: malformed(3, "valid UTF-8, found the byte '0x\(lead)'", "[0]")) {
            try JSONCursor(reading: Array("[\"".utf8) + bytes + Array("\"]".utf8), file: "f.json")
        }
    }

    private func read(_ source: String) throws -> JSONValue {
        try JSONCursor(reading: Array(source.utf8), file: "f.json").value
    }

    private func malformed(_ column: Int, _ expected: String, _ path: String) -> ConversationError {
        .malformed(file: "f.json", line: 1, column: column, path: path, expected: expected)
    }

    private func path(_ depth: Int) -> String {
        String(repeating: "[0]", count: depth)
    }
}
