import Testing

@testable import DefaultComponents

@Suite struct JSONDocumentTests {
    @Test(arguments: [
        "{},", "[],", "1,", "[[[[]]]],", #""","#, #"{"a":1},"#, "[1,2,3],", "null,", "  0,",
    ])
    func listsCostAtMostSevenTimesTheirSize(piece: String) throws {
        let bytes = Array(("[" + String(repeating: piece, count: 10_000) + "1]").utf8)
        let document = try JSONCursor(reading: bytes, file: "f").document

        #expect(document.cost <= 7 * bytes.count, "\(document.cost) of \(bytes.count)")
    }

    @Test func brokenListsCostNoMore() throws {
        let bytes = Array(("[" + String(repeating: "{},", count: 10_000) + "x").utf8)
        let prefix = JSONPrefix(reading: bytes, file: "f", keeping: [""])

        #expect(try prefix.root?.elements().count == 10_000)
        #expect(try #require(prefix.root).document.cost <= 7 * bytes.count)
    }

    @Test func valueThatNamesNothingIsNotKept() throws {
        let prefix = JSONPrefix(
            reading: Array(#"{"a": [1, 2], "b": [3, {"c": 4, "d": x"#.utf8),
            file: "f",
            keeping: ["", "b"]
        )

        let numbers = JSONValue.array([.number("1"), .number("2")])
        #expect(
            prefix.root?.value
                == .object([JSONMember("a", numbers), JSONMember("b", .array([.number("3")]))])
        )
    }

    @Test(arguments: [3, 8, 9, 10, 100, 5_000])
    func duplicateIsFoundAmongManyNames(count: Int) {
        let names = (0..<count).map { #""k\#($0)": \#($0)"# } + [#""\u006b1": 0"#]

        #expect(
            throws: ConversationError.malformed(
                file: "f",
                line: count + 1,
                column: 1,
                path: "",
                expected: "each name once, found 'k1' again"
            )
        ) {
            try JSONCursor(reading: Array("{\(names.joined(separator: ",\n"))}".utf8), file: "f")
        }
    }

    @Test(arguments: Cases(20, of: 200))
    func placesAreThoseOfCounting(seed: Case) throws {
        var generator = SeededGenerator(seed: seed)
        let pieces = ["1,", "\n", "  ", "\"é😀\",", "[],", "\r\n", "{\"a\": [2]},"]
        let text = (0..<400).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
        let root = try JSONCursor(reading: Array("[\(text)0]".utf8), file: "f")

        for element in try root.elements() {
            let start = Int(element.document.entries[element.entry].start)
            let before = String(decoding: element.document.bytes[..<start], as: UTF8.self)
            let lines = before.unicodeScalars.split(
                separator: "\n",
                omittingEmptySubsequences: false
            )
            let place = JSONPosition(
                line: UInt32(lines.count),
                column: UInt32(lines.last?.count ?? 0) + 1
            )
            #expect(element.position == place, "seed \(seed)")
        }
    }

    @Test(arguments: ["a", "a\"b", "a\\", "é", "", "\u{0}", "梅\n"])
    func namesWithEscapesAreFound(name: String) throws {
        let written = JSONText.escapedAll(name)
        let root = try JSONCursor(
            reading: Array("{\"other\": 0, \"\(written)\": 1}".utf8),
            file: "f"
        )

        #expect(try root.member(name)?.count() == 1)
        #expect(try root.member(name + "x") == nil)
    }
}

extension JSONDocument {
    /// The number of bytes that it keeps.
    fileprivate var cost: Int {
        bytes.count + entries.capacity * MemoryLayout<Entry>.stride
    }
}

private enum JSONText {
    /// Returns a text with every scalar escaped.
    static func escapedAll(_ text: String) -> String {
        text.utf16.map { unit in
            let digits = String(unit, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
    }
}
