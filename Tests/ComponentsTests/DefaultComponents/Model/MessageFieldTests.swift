import Components
import DefaultComponents
import Testing

/// Values that plugins add to messages.
@Suite struct MessageFieldTests {
    @Test func aFieldIsReadAsItWasSet() {
        var message = FixtureChat.message("1")
        #expect(message[.expiry] == nil)

        message[.expiry] = Timestamp(seconds: 5)
        message[.mood] = "calm"

        #expect(message[.expiry] == Timestamp(seconds: 5))
        #expect(message[.mood] == "calm")
        #expect(message.fields.names == ["expiry", "mood"])
    }

    @Test func aFieldThatIsSetAgainKeepsItsPlace() {
        var fields = MessageFields()
        fields[.mood] = "calm"
        fields[.expiry] = Timestamp(seconds: 5)

        fields[.mood] = "cross"

        #expect(fields.names == ["mood", "expiry"])
        #expect(fields[.mood] == "cross")
    }

    @Test func aMessageWithoutFieldsKeepsNoMemoryForThem() throws {
        var message = FixtureChat.message("1")

        message[.expiry] = Timestamp(seconds: 5)
        #expect(message != FixtureChat.message("1"))
        message[.expiry] = nil

        #expect(message.fields.isEmpty)
        #expect(message == FixtureChat.message("1"))
    }

    @Test func aValueOfAnotherTypeIsNoValueAndIsKept() throws {
        var message = FixtureChat.message("1")
        message[.mood] = "calm"
        let number = MessageField<Int>("mood")

        #expect(message[number] == nil)
        #expect(message[.mood] == "calm")
        let error = PayloadError.mismatch(
            path: "",
            expected: "a whole number (Int)",
            found: "the string 'calm'"
        )
        #expect(throws: error) { try message.fields.value(of: number) }
    }

    @Test func whatCannotBeKeptRemovesItsField() throws {
        var fields = MessageFields()
        fields[.mood] = "calm"
        fields[.share] = 0.5
        let old = fields

        #expect(throws: PayloadError.self) { try fields.set(.nan, for: .share) }
        #expect(fields == old)
        fields[.share] = .nan

        #expect(fields.names == ["mood"])
    }

    @Test func allFieldsTogetherAreLimited() throws {
        var fields = MessageFields()
        fields[.mood] = String(repeating: "a", count: 40_000)
        let more = MessageField<String>("more")

        #expect(throws: PayloadError.tooLarge) {
            try fields.set(String(repeating: "b", count: 30_000), for: more)
        }
        #expect(fields.names == ["mood"])
    }

    @Test(arguments: [
        "nan", "inf", "+5", "0x10", "01", "1.", ".5", "-", "1e", "1 2", "", "\u{FEFF}1",
    ])
    func aNumberThatJSONLacksIsNull(spelling: String) {
        var message = FixtureChat.message("1")
        message[.mood] = "calm"

        message[.json] = .number(spelling)

        #expect(message[.json] == JSONValue.null)
        #expect(message[.mood] == "calm")
    }

    @Test(arguments: ["0", "-0.50", "12e+03", "1E-7", "1e999"])
    func aNumberKeepsItsSpelling(spelling: String) {
        var fields = MessageFields()

        fields[.json] = .number(spelling)

        #expect(fields[.json] == .number(spelling))
    }

    @Test func anObjectHasANameOnce() {
        var fields = MessageFields()
        fields[.mood] = "calm"
        let twice = JSONValue.object([JSONMember("a", 1), JSONMember("a", 2)])

        let error = PayloadError.failed(path: "json", reason: "an object has a name twice")
        #expect(throws: error) { try fields.set([twice], for: .json) }

        #expect(fields[.mood] == "calm")
    }

    @Test(arguments: [
        ("[0" + String(repeating: ",\n          0", count: 9000) + "]", true),
        ("\"" + String(repeating: "\\u0061", count: 60_000) + "\"", true),
        ("\"" + String(repeating: "\\u0061", count: 66_000) + "\"", false),
        ("\"" + String(repeating: "a", count: 400_000) + "\"", false),
    ])
    func blanksAndEscapesOfAFileDoNotCount(text: String, isKept: Bool) {
        let message = try? conversationMessage(
            loading: #""fields": {"json": \#(text), "mood": "calm"}"#
        )

        #expect(message?.fields.names == (isKept ? ["json", "mood"] : nil))
    }

    @Test(arguments: [
        (#"{"mood": "calm", "expiry": {"microseconds": 5}}"#, true),
        (#"{"mood":"c\u0061lm","expiry":{"microseconds":5}}"#, true),
        (#"{"mood": "calm"}"#, false),
    ])
    func fieldsAreEqualIfTheirValuesAre(text: String, isEqual: Bool) throws {
        var message = try conversationMessage(loading: "")
        message[.mood] = "calm"
        message[.expiry] = Timestamp(microseconds: 5)

        let read = try conversationMessage(loading: #""fields": \#(text)"#)

        #expect((read == message) == isEqual)
    }
}

extension MessageField where Value == Timestamp {
    static let expiry = MessageField("expiry")
}

extension MessageField where Value == String {
    static let mood = MessageField("mood")
}

extension MessageField where Value == JSONValue {
    fileprivate static let json = MessageField("json")
}

extension MessageField where Value == Double {
    static let share = MessageField("share")
}
