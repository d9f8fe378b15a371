import Foundation
import Testing

@Suite struct ArticleTests {
    // `.ci/blocks` compiles and runs all of them as they stand.
    @Test(arguments: Article.all)
    func everySnippetExpectsSomethingOrHasATestOrIsNeededByAnother(_ article: Article) throws {
        let snippets = try article.snippets
        let sources = try article.sources

        let strangers = snippets.filter { snippet in
            !snippet.contains("#expect") && !sources.contains { $0.contains(snippet) }
                && !snippet.declaredNames.contains { name in
                    snippets.contains { $0 != snippet && $0.contains(name) }
                }
        }

        #expect(strangers == [])
        #expect(snippets.count >= 3)
    }
}

/// An article and the tests that its snippets come from.
struct Article: Sendable, CustomTestStringConvertible {
    let path: String
    let tests: String

    static let all = [
        Article(
            path: "ExamplePlugins/Documentation.docc/OverridingOneComponent.md",
            tests: "ExamplePlugins/Spelling"
        ),
        Article(
            path: "ExamplePlugins/Documentation.docc/ShowingAMessageList.md",
            tests: "Documentation"
        ),
        Article(
            path: "DefaultComponents/Documentation.docc/SendingMessages.md",
            tests: "Documentation"
        ),
        Article(path: "DefaultComponents/Documentation.docc/Theming.md", tests: "Documentation"),
        Article(
            path: "DefaultComponents/Documentation.docc/SpeakingALanguage.md",
            tests: "Documentation"
        ),
        Article(path: "UIKitNames/Documentation.docc/ComingFromUIKit.md", tests: "UIKitNames"),
        Article(path: "Components/Documentation.docc/WritingAPlugin.md", tests: "Documentation"),
        Article(path: "Views/Documentation.docc/LayingOutViews.md", tests: "Documentation"),
        Article(path: "Views/Documentation.docc/EditingText.md", tests: "Documentation"),
        Article(path: "Drawing/Documentation.docc/DrawingMessages.md", tests: "Documentation"),
        Article(path: "Components/Documentation.docc/TestingAPlugin.md", tests: "Documentation"),
        Article(path: "Components/Documentation.docc/ContainingFaults.md", tests: "Documentation"),
        Article(path: "Hosting/Documentation.docc/HostingAChat.md", tests: "Documentation"),
    ]

    var testDescription: String { path }

    /// The Swift blocks except manifests, without imports, indents and empty lines.
    var snippets: [String] {
        get throws {
            let text = try String(
                contentsOf: Self.root.appending(path: "Sources/\(path)"),
                encoding: .utf8
            )
            return text.components(separatedBy: "```swift\n").dropFirst()
                .compactMap { $0.components(separatedBy: "```").first?.squeezed }
                .filter { !$0.isEmpty && !$0.hasPrefix("// swift-tools-version") }
        }
    }

    /// The test files, without indents and empty lines.
    var sources: [String] {
        get throws {
            let folder = Self.root.appending(path: "Tests/ComponentsTests/\(tests)")
            return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
                .map {
                    try String(contentsOf: folder.appending(path: $0), encoding: .utf8).squeezed
                }
        }
    }

    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
}

extension String {
    /// The names of the declarations.
    fileprivate var declaredNames: [Substring] {
        matches(of: /\b(?:class|struct|protocol|enum|func|let|var) (\w+)/).map(\.1)
    }

    /// The lines without indents, empty ones left out.
    fileprivate var squeezed: String {
        split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && !$0.hasPrefix("import ") }.map { $0 + "\n" }.joined()
    }
}
