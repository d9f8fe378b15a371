import Components
import Testing

@testable import Workbench

struct NearestNameTests {
    private let names = ["squared-bubble", "square-avatars", "share-attachments"]

    @Test(arguments: [
        ("sqared-bubble", "squared-bubble"), ("squared", "squared-bubble"),
        ("SHARE", "share-attachments"), ("square-avatar", "square-avatars"),
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

    @Test(arguments: [
        ("avatars", "square-avatars"), ("slack", "slots"), ("abcdef", "abcxyz"), ("x", "y"),
        ("", "abc"), ("", "a"),
    ])
    func nameThatIsMoreThanAThirdAwayIsNotNear(word: String, name: String) {
        #expect(NearestName.of(word, among: [name]) == nil)
    }

    @Test(arguments: [("abcdef", "abcdxy"), ("ab", "ac"), ("abc", "abx")])
    func nameThatIsAThirdAwayOrOneEditIsNear(word: String, name: String) {
        #expect(NearestName.of(word, among: [name]) == name)
    }

    @Test func firstOfEqualsWins() {
        #expect(NearestName.of("b1", among: ["b3", "b2", "b2"]) == "b2")
    }

    @Test func noNamesHaveNoNearest() {
        #expect(NearestName.of("x", among: []) == nil)
    }

    @Test func longWordsAreCut() {
        let long = String(repeating: "a", count: 100_000)

        #expect(NearestName.of(long, among: [long + "b", "b"]) == long + "b")
    }
}
