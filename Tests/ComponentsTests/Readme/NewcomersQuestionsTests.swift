import Testing

@Suite struct NewcomersQuestionsTests {
    @Test(arguments: Question.all)
    func theAnswerIsTwoClicksAway(_ question: Question) throws {
        let section = try #require(try Page("README.md").section(question.readme))
        let answer = try Page(question.article).section(question.heading)

        #expect(section.contains("](\(question.article)"))
        #expect((answer ?? "").count > 100)
    }

    @Test func noQuestionIsAskedTwice() {
        #expect(Set(Question.all.map(\.asked)).count == Question.all.count)
        #expect(Set(Question.all.map { $0.article + $0.heading }).count >= 12)
    }
}

/// What a newcomer asks, the heading of the README where one looks, and the article and heading that answer.
struct Question: Sendable, CustomTestStringConvertible {
    let asked: String
    let readme: String
    let article: String
    let heading: String

    var testDescription: String { asked }

    private init(_ asked: String, _ readme: String, _ article: String, _ heading: String) {
        self.asked = asked
        self.readme = readme
        self.article = "Sources/\(article.replacing("/", with: "/Documentation.docc/")).md"
        self.heading = heading
    }

    static let all = [
        Question(
            "What do I write into my manifest?",
            "Add it to your package",
            "DefaultComponents/Hosting",
            "Add the package"
        ),
        Question(
            "How do I give every bubble square corners?",
            "Change one part",
            "ExamplePlugins/OverridingOneComponent",
            "Changing the bubble"
        ),
        Question(
            "Which slots are there, and what goes into them?",
            "Change one part",
            "DefaultComponents/AllSlots",
            "Parts"
        ),
        Question(
            "My code is UIKit's: what do I have to change?",
            "Change one part",
            "UIKitNames/ComingFromUIKit",
            "Overview"
        ),
        Question(
            "How does a plugin add a view to messages?",
            "Write a plugin",
            "Components/WritingAPlugin",
            "Overview"
        ),
        Question(
            "When does a hook run, and how often?",
            "Write a plugin",
            "Components/WritingAPlugin",
            "Which hook runs when"
        ),
        Question(
            "How can others replace a view of my plugin?",
            "Write a plugin",
            "Components/WritingAPlugin",
            "Make a slot for a view"
        ),
        Question(
            "How do I draw attachments of my own?",
            "Write a plugin",
            "Components/WritingAPlugin",
            "Draw a kind of attachment"
        ),
        Question(
            "How do I answer a tap?",
            "Write a plugin",
            "Components/WritingAPlugin",
            "Answer taps"
        ),
        Question(
            "How do I test my plugin among others?",
            "Write a plugin",
            "Components/TestingAPlugin",
            "Overview"
        ),
        Question(
            "What becomes of a message when my plugin goes wrong?",
            "Write a plugin",
            "Components/ContainingFaults",
            "What counts"
        ),
        Question(
            "How do messages of my own get into a window of my own?",
            "Show it, and feed it",
            "DefaultComponents/Hosting",
            "A screen that scrolls"
        ),
        Question(
            "How do I get a page for a browser?",
            "Show it, and feed it",
            "Drawing/DrawingMessages",
            "Write pages"
        ),
        Question(
            "How does my server get what is written?",
            "Show it, and feed it",
            "DefaultComponents/SendingMessages",
            "Sending"
        ),
        Question(
            "Why does nothing change?",
            "When nothing happens",
            "DefaultComponents/WhenNothingHappens",
            "When nothing is told"
        ),
    ]
}
