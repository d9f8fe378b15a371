import Foundation
import Testing

@testable import Workbench

@Suite struct ReadmeTests {
    @Test func everyPrintedOutputIsWhatItsCommandPrints() throws {
        let blocks = try Readme.blocks()

        let outputs = zip(blocks, blocks.dropFirst()).filter { $1.isOutput }

        #expect(outputs.count == 1)
        for (command, output) in outputs {
            let words = command.text.split { " \n".contains($0) }.dropFirst(3).map(String.init)
            #expect(DemoRun(words).output == output.text)
        }
    }

    @Test func everyCommandIsOneThatTheProgramTakes() throws {
        let lines = try Readme.blocks().filter { $0.language == "sh" }
            .flatMap { $0.text.split(separator: "\n") }
        let commands = lines.filter { $0.hasPrefix("swift run demo") }

        #expect(commands.count == 9)
        for command in commands {
            let words = command.split(separator: " ").dropFirst(3).map(String.init)
            #expect(throws: Never.self, "\(command)") { try ArgumentParser.parse(words) }
        }
    }

    @Test func everySnippetIsCompiledHere() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
        let source = try String(
            contentsOf: file.appending(path: "ReadmeSnippets.swift"),
            encoding: .utf8
        )

        let snippets = try Readme.blocks().filter { $0.language == "swift" }

        #expect(snippets.count == 2)
        for snippet in snippets {
            for part in snippet.text.split(separator: "\n\n") where !part.hasPrefix("import ") {
                #expect(source.withoutIndent.contains(String(part).withoutIndent))
            }
        }
    }

    // `.ci/blocks` compiles them one after the other.
    @Test func thePluginsBlockImportsAllThatItUses() throws {
        let block = try #require(try Readme.blocks().first { $0.text.contains(": Plugin {") })

        let imports = block.text.split(separator: "\n").filter { $0.hasPrefix("import ") }

        #expect(
            imports == [
                "import Components", "import DefaultComponents", "import ExamplePlugins",
                "import Views",
            ]
        )
    }

    @Test func everyLinkPointsAtAFile() throws {
        let text = try Readme.text()
        let links = text.matches(of: /\]\(([^)]+)\)/).map { String($0.1) }

        #expect(!links.isEmpty)
        for link in links {
            let parts = link.split(separator: "#").map(String.init)
            let path = Readme.root.appending(path: parts[0]).path()
            #expect(FileManager.default.fileExists(atPath: path), "\(link)")
            guard let anchor = parts.dropFirst().first else { continue }
            let headings = try DocumentationPage(parts[0]).headings.map(\.anchor)
            #expect(headings.contains(anchor), "\(link)")
        }
    }

    @Test func readmeIsNoLongerThanItsReadersPatience() throws {
        #expect(
            try Readme.text().split(separator: "\n", omittingEmptySubsequences: false).count <= 151
        )
    }
}

/// The README beside the package's manifest.
enum Readme {
    struct Block {
        let language: String
        let text: String

        var isOutput: Bool {
            ["text", "diff"].contains(language)
        }
    }

    static var root: URL {
        (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    }

    static func text() throws -> String {
        try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    }

    /// The fenced blocks, in order, each with its final line feed.
    static func blocks() throws -> [Block] {
        try text().matches(of: /```(\w+)\n((?:(?!```)[\s\S])*)```/).map {
            Block(language: String($0.1), text: String($0.2))
        }
    }
}

extension String {
    /// The lines without leading blanks.
    fileprivate var withoutIndent: String {
        split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }.joined(separator: "\n")
    }
}
