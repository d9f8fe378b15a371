import Testing

@testable import demo

struct NearestNameTests {
    private let names = ["squared-bubble", "square-avatars", "share-attachments"]

    @Test(arguments: [
        ("sqared-bubble", "squared-bubble"), ("squared", "squared-bubble"),
        ("SHARE", "share-attachments"), ("avatars", "square-avatars"),
    ])
    func fewestEditsWin(word: String, nearest: String) {
        #expect(NearestName.of(word, among: names) == nearest)
    }

    @Test(arguments: [
        ("", "abc", 3), ("abc", "", 3), ("diff", "diff", 0), ("difff", "diff", 1),
        ("dfif", "diff", 1), ("tree", "true", 1), ("TREE", "tree", 0),
    ])
    func neighboursThatSwapAreOneEdit(first: String, second: String, edits: Int) {
        #expect(NearestName.distance(first, second) == edits)
    }

    @Test func firstOfEqualsWins() {
        #expect(NearestName.of("x", among: ["c", "b", "b"]) == "b")
    }

    @Test func noNamesHaveNoNearest() {
        #expect(NearestName.of("x", among: []) == nil)
    }

    @Test func longWordsAreCut() {
        let long = String(repeating: "a", count: 100_000)

        #expect(NearestName.of(long, among: [long + "b", "b"]) == long + "b")
    }
}
