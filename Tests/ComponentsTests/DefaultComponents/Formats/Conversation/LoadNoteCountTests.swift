import DefaultComponents
import Testing

@Suite struct LoadNoteCountTests {
    @Test func manyNotesOfOneKindAreCounted() throws {
        let fields = (0..<10_000).map { "\"k\($0)\": 1, " }.joined()
        let notes = try load("\(fields)\"channels\": []").notes

        #expect(notes.count == 11)
        #expect(notes.last?.description == "… and 9,990 more of the same kind")
        #expect(notes.first == .unknownFields(path: "k0", count: 1))
    }

    @Test func hundredNotesOfOneKindAreReported() throws {
        let fields = (0..<100).map { "\"k\($0)\": 1, " }.joined()
        let notes = try load("\(fields)\"channels\": []").notes

        #expect(notes.count == 100)
    }

    @Test func countStandsBehindItsKind() throws {
        let channels = Array(repeating: "{}", count: 200).joined(separator: ", ")
        let notes = try load("\"mood\": 1, \"channels\": [\(channels)]").notes

        #expect(notes.count == 12)
        #expect(notes.first == .unknownFields(path: "mood", count: 1))
        #expect(notes.last == .more(count: 190))
    }

    @Test func fieldsOfTheSamePathAreOne() throws {
        let users = (0..<1_000).map { "{\"id\": \"\($0)\", \"mood\": 1}" }.joined(separator: ", ")
        let notes = try load("\"channels\": []", users: users).notes

        #expect(notes == [.unknownFields(path: "users[].mood", count: 1_000)])
    }

    @Test(arguments: [
        (1, "1"), (999, "999"), (1_000, "1,000"), (999_990, "999,990"), (1_234_567, "1,234,567"),
    ])
    func countsHaveCommas(count: Int, text: String) {
        #expect(LoadNote.more(count: count).description == "… and \(text) more of the same kind")
    }

    private func load(_ members: String, users: String = "") throws -> Conversation {
        let text =
            "{\"format\": \"conversation\", \"version\": 1, \"users\": [\(users)], \(members)}"
        return try ConversationLoader().load(
            ConversationSource(file: "f.json", text: text),
            options: LoadOptions(isLenient: true)
        )
    }
}
