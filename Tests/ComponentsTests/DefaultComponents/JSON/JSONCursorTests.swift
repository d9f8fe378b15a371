import DefaultComponents
import Testing

@Suite struct JSONCursorTests {
    @Test func valuesAreTakenByType() throws {
        let root = try cursor(#"{"s": "x", "b": true, "c": 12, "n": -1.5, "l": ["a", "b"]}"#)

        #expect(try root.required("s").string() == "x")
        #expect(try root.required("b").bool())
        #expect(try root.required("c").count() == 12)
        #expect(try root.required("n").number() == -1.5)
        #expect(try root.required("l").strings() == ["a", "b"])
    }

    @Test func membersStandInDocumentOrderWithTheirPaths() throws {
        let members = try cursor(#"[{"b": 1, "a b": null}]"#).elements().flatMap {
            try $0.members()
        }

        #expect(members.map(\.key) == ["b", "a b"])
        #expect(members.map(\.value.path.description) == ["[0].b", #"[0]["a b"]"#])
        #expect(members.map(\.value.path.pattern) == ["[].b", #"[]["a b"]"#])
    }

    @Test func absentAndNullMembersAreNothing() throws {
        let root = try cursor(#"{"a": null}"#)

        #expect(try root.member("a") == nil)
        #expect(try root.member("b") == nil)
    }

    @Test func missingMembersAreNamed() throws {
        #expect(throws: malformed(2, "[0]", "a member 'id', found none")) {
            try cursor("[{}]").elements().first?.required("id")
        }
    }

    @Test(arguments: [
        ("null", "a string, found 'null'"),
        ("false", "a string, found 'false'"),
        ("12", "a string, found the number '12'"),
        ("[]", "a string, found a list"),
        ("{}", "a string, found an object"),
    ])
    func otherTypesAreDescribed(source: String, expected: String) {
        #expect(throws: malformed(2, "[0]", expected)) {
            try cursor("[\(source)]").strings()
        }
    }

    @Test(arguments: ["-1", "1.5", "1e3", "9223372036854775808", "\"1\""])
    func countsAreWholeNumbersThatFit(source: String) {
        #expect(throws: ConversationError.self) {
            try cursor(source).count()
        }
    }

    @Test func numbersAreFinite() {
        #expect(throws: malformed(1, "", "a number, found the number '1e999'")) {
            try cursor("1e999").number()
        }
    }

    @Test func offendingTextIsEscapedAndCut() {
        let long = "\u{1B}" + String(repeating: "x", count: 300)
        let shown = #"\u{1B}"# + String(repeating: "x", count: 194)

        #expect(throws: malformed(1, "", "a list, found the string '\(shown)…'")) {
            try cursor("\"\\u001b\(long.dropFirst())\"").elements()
        }
    }

    private func cursor(_ source: String) throws -> JSONCursor {
        try JSONCursor(reading: Array(source.utf8), file: "f.json")
    }

    private func malformed(_ column: Int, _ path: String, _ expected: String) -> ConversationError {
        .malformed(file: "f.json", line: 1, column: column, path: path, expected: expected)
    }
}
