import Testing

@testable import DefaultComponents

@Suite struct UnparsedJSONTests {
    @Test(arguments: Cases(20, of: 400))
    func everyValueIsWrittenWhereItStands(seed: Case) throws {
        var generator = SeededGenerator(seed: seed)
        let bytes = Array(Self.text(depth: 5, using: &generator).utf8)
        let document = try JSONCursor(reading: bytes, file: "f").document

        for entry in document.entries.indices {
            #expect(UnparsedJSON(document.text(entry)).value == document.value(entry), "\(seed)")
        }
    }

    @Test(arguments: [
        ("[1,2]", " [ 1 , 2 ] "), (#""é\u00e9""#, #""\u00e9é""#),
        (#"{"a":null}"#, #"{"\u0061": null}"#),
    ])
    func textsOfOneValueAreEqual(text: String, other: String) {
        let (text, other) = (UnparsedJSON(text.utf8), UnparsedJSON(other.utf8))

        #expect(text == other)
        #expect(text.hashValue == other.hashValue)
    }

    @Test(arguments: [("1", "1.0"), ("[]", "{}"), (#""1""#, "1"), ("[1,2]", "[2,1]")])
    func textsOfOtherValuesAreNot(text: String, other: String) {
        #expect(UnparsedJSON(text.utf8) != UnparsedJSON(other.utf8))
    }

    /// Returns the text of some value, with blanks and escapes.
    private static func text(depth: Int, using generator: inout SeededGenerator) -> String {
        let words = [
            "1", "-2.5e+3", "true", "false", "null", #""""#, #""\\\"[{""#, #""é😀\u0000""#, "[]",
            "{ }",
        ]
        let blank = [" ", "\n", "\t", ""].randomElement(using: &generator) ?? ""
        guard depth > 0, Bool.random(using: &generator) else {
            return blank + (words.randomElement(using: &generator) ?? "0") + blank
        }
        let isObject = Bool.random(using: &generator)
        let parts = (0..<Int.random(in: 0...4, using: &generator)).map { index in
            (isObject ? #""k\"}\#(index)":"# : "") + text(depth: depth - 1, using: &generator)
        }
        let inside = parts.joined(separator: ",")
        return isObject ? "\(blank){\(inside)}\(blank)" : "\(blank)[\(inside)\(blank)]"
    }
}
