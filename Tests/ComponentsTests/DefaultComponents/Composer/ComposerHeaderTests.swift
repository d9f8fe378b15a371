import Components
import DefaultComponents
import Drawing
import Testing
import Views

@Suite(.diagnosticsOfIssues)
struct ComposerHeaderTests {
    @Test func nothingOfACancelledQuoteIsKeptInHiddenViews() {
        let composer = ComposedChannel(Components()).composer

        composer.content.quoteMessage(FixtureChat.message("a"))
        composer.view.layout(width: 375)
        #expect("\(TreeNode(of: composer.view))".contains("Ahoy"))
        composer.content.cancel()
        composer.view.layout(width: 375)

        #expect(!"\(TreeNode(of: composer.view))".contains("Ahoy"))
    }
}
