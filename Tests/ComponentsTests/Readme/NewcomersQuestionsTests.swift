import Testing

@Suite struct NewcomersQuestionsTests {
    @Test(arguments: NewcomersQuestion.all)
    func theAnswerIsTwoClicksAway(_ question: NewcomersQuestion) throws {
        let section = try #require(try DocumentationPage("README.md").section(question.readme))
        let answer = try DocumentationPage(question.article).section(question.heading)?.split(
            separator: "\n"
        )

        #expect(section.contains("](\(question.article)"))
        #expect(answer?.isEmpty == false)
    }

    @Test func noQuestionIsAskedTwice() {
        #expect(Set(NewcomersQuestion.all.map(\.asked)).count == NewcomersQuestion.all.count)
        #expect(Set(NewcomersQuestion.all.map { $0.article + $0.heading }).count >= 12)
    }
}

/// A question of a newcomer, the heading of the README where one looks, and the article and heading with the answer.
struct NewcomersQuestion: Sendable, CustomTestStringConvertible {
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
        NewcomersQuestion(
            "What do I write into my manifest?",
            "Add it to your package",
            "Hosting/HostingAChat",
            "Add the package"
        ),
        NewcomersQuestion(
            "How do I give every bubble square corners?",
            "Change one part",
            "ExamplePlugins/OverridingOneComponent",
            "Changing the bubble"
        ),
        NewcomersQuestion(
            "Which slots are there, and what goes into them?",
            "Change one part",
            "DefaultComponents/AllSlots",
            "Parts"
        ),
        NewcomersQuestion(
            "My code is UIKit's: what do I have to change?",
            "Change one part",
            "UIKitNames/ComingFromUIKit",
            "Overview"
        ),
        NewcomersQuestion(
            "How do I change colours, fonts and distances?",
            "Change one part",
            "DefaultComponents/Theming",
            "Overview"
        ),
        NewcomersQuestion(
            "How does a plugin add a view to messages?",
            "Write a plugin",
            "Components/WritingAPlugin",
            "Overview"
        ),
        NewcomersQuestion(
            "When does a hook run, and how often?",
            "Write a plugin",
            "Components/WritingAPlugin",
            "Which hook runs when"
        ),
        NewcomersQuestion(
            "How can others replace a view of my plugin?",
            "Write a plugin",
            "Components/WritingAPlugin",
            "Make a slot for a view"
        ),
        NewcomersQuestion(
            "How do I draw attachments of my own?",
            "Write a plugin",
            "Components/WritingAPlugin",
            "Draw a kind of attachment"
        ),
        NewcomersQuestion(
            "How do I answer a tap?",
            "Write a plugin",
            "Components/WritingAPlugin",
            "Answer taps"
        ),
        NewcomersQuestion(
            "How do I test my plugin among others?",
            "Write a plugin",
            "Components/TestingAPlugin",
            "Overview"
        ),
        NewcomersQuestion(
            "What becomes of a message when my plugin goes wrong?",
            "Write a plugin",
            "Components/ContainingFaults",
            "What counts"
        ),
        NewcomersQuestion(
            "How do messages of my own get into a window of my own?",
            "Show it, and feed it",
            "Hosting/HostingAChat",
            "A screen that scrolls"
        ),
        NewcomersQuestion(
            "How do I get a page for a browser?",
            "Show it, and feed it",
            "Drawing/DrawingMessages",
            "Write pages"
        ),
        NewcomersQuestion(
            "How does my server get what is written?",
            "Show it, and feed it",
            "DefaultComponents/SendingMessages",
            "Sending"
        ),
        NewcomersQuestion(
            "How does the chat speak another language?",
            "Change one part",
            "DefaultComponents/SpeakingALanguage",
            "Overview"
        ),
        NewcomersQuestion(
            "Which symbols are there, by name?",
            "Change one part",
            "DefaultComponents/Theming",
            "Choose symbols"
        ),
        NewcomersQuestion(
            "What of UIKit has no name here?",
            "Change one part",
            "UIKitNames/ComingFromUIKit",
            "What is missing"
        ),
        NewcomersQuestion(
            "How is one message shown otherwise than all others?",
            "Write a plugin",
            "Components/WritingAPlugin",
            "Somewhere only"
        ),
        NewcomersQuestion(
            "Where does my plugin keep its state?",
            "Write a plugin",
            "Components/WritingAPlugin",
            "Keep state"
        ),
        NewcomersQuestion(
            "How do I show pictures from disk?",
            "Show it, and feed it",
            "Hosting/HostingAChat",
            "Show pictures from disk"
        ),
        NewcomersQuestion(
            "How do I read older messages from a database?",
            "Show it, and feed it",
            "Hosting/HostingAChat",
            "Read older messages from a database"
        ),
        NewcomersQuestion(
            "How do I keep drafts?",
            "Show it, and feed it",
            "DefaultComponents/SendingMessages",
            "Keeping drafts"
        ),
        NewcomersQuestion(
            "How does the menu get one more action?",
            "Show it, and feed it",
            "DefaultComponents/SendingMessages",
            "Adding an action to the menu"
        ),
        NewcomersQuestion(
            "Why does nothing change?",
            "When nothing happens",
            "DefaultComponents/WhenNothingHappens",
            "When nothing is reported"
        ),
    ]
}
