import Foundation
import Testing

@testable import Workbench

/// The plugins that `--with` writes are those of `Examples/NewPluginKinds`, which has tests of its own.
struct PluginKindTests {
    @Test(arguments: PluginKind.allCases)
    func theExampleIsWhatIsWritten(kind: PluginKind) throws {
        let (type, id) = ("Word\(kind.rawValue.capitalized)", "word-\(kind.rawValue)")
        let shared = PackageTemplate(name: try PluginName(type), host: "../..").files.filter {
            [".gitignore", "Package.swift", "Sources/\(id)-demo/Main.swift"].contains($0.path)
        }
        let places = [
            "README.md": "\(type).md",
            "Sources/\(type)/\(type)Plugin.swift": "Sources/\(type)/\(type)Plugin.swift",
            "Sources/\(id)-demo/\(type)Sample.swift": "Sources/kinds-demo/\(type)Sample.swift",
            "Tests/\(type)Tests/\(type)Tests.swift": "Tests/\(type)Tests/\(type)Tests.swift",
        ]

        let files = PackageTemplate(name: try PluginName(type), kind: kind, host: "../..").files

        var expected = try places.mapValues { try Self.example($0) }
        for file in shared { expected[file.path] = file.text }
        #expect(Dictionary(files.map { ($0.path, $0.text) }, uniquingKeysWith: +) == expected)
        #expect(expected.count == 7)
    }

    @Test(arguments: PluginKind.allCases)
    func theCommandWritesTheKindUnderTheNewName(kind: PluginKind) throws {
        let files = try withTemporaryFolder { folder in
            let run = DemoRun(
                ["new-plugin", "HTMLNotes", "--with", kind.rawValue, "--to", "\(folder)/new"]
                    + ["--package", Readme.root.path]
            )
            #expect(run.code == .success)
            return try FileManager.default.subpathsOfDirectory(atPath: "\(folder)/new")
                .filter { $0.contains(".") && !$0.hasSuffix(".build") }
                .map {
                    try "\($0)\n" + String(contentsOfFile: "\(folder)/new/\($0)", encoding: .utf8)
                }
        }

        let text = files.joined()
        #expect(files.count == 7)
        #expect(!text.lowercased().contains("word"))
        #expect(text.contains("public struct HTMLNotesPlugin: Plugin {"))
        #expect(text.contains("static let htmlNotesSample = PluginSample(HTMLNotesPlugin()"))
        #expect(text.contains("\"html-notes\""))
    }

    @Test(arguments: PluginKind.allCases)
    func whatAKindImportsIsInTheManifest(kind: PluginKind) throws {
        let files = PackageTemplate(name: try PluginName("Stars"), kind: kind, host: "..").files
        let manifest = try #require(files.last?.text)
        let targets = manifest.components(separatedBy: "arget(\n").dropFirst()

        let imports = files.dropLast().flatMap { file in
            file.text.matches(of: /import (\w+)\n/).map { (file.path, String($0.output.1)) }
        }

        #expect(imports.count > 15)
        for (path, module) in imports where !["Dispatch", "Testing", "Stars"].contains(module) {
            let folder = path.split(separator: "/").dropFirst().first ?? ""
            let target = try #require(targets.first { $0.contains("name: \"\(folder)\"") })
            #expect(target.contains("name: \"\(module)\", package"), "\(path), \(module)")
        }
    }

    @Test(arguments: [
        ("clock", "write one of 'overlay', 'poll', 'task', 'timer'"),
        ("timr", "write the nearest, 'timer'"), ("Poll", "write the nearest, 'poll'"),
        ("\u{1B}", "write one of 'overlay', 'poll', 'task', 'timer'"),
    ])
    func otherKindsAreRefused(word: String, fix: String) {
        let run = DemoRun(["new-plugin", "Stars", "--to", "x", "--with", word])

        let shown = word == "\u{1B}" ? "\\u{1B}" : word
        #expect(
            run.errors == "error: There is no kind '\(shown)'. To fix, \(fix), or see "
                + "'demo new-plugin --help'.\n"
        )
        #expect(run.code == .usage)
        #expect(!FileManager.default.fileExists(atPath: "x"))
    }

    @Test func theHelpListsTheKinds() {
        let help = DemoRun("new-plugin --help").output

        for kind in PluginKind.allCases {
            #expect(help.contains("  \(kind.rawValue) ") && help.contains(kind.summary))
        }
        #expect(help.contains("--with KIND"))
    }

    private static func example(_ path: String) throws -> String {
        let file = Readme.root.appending(path: "Examples/NewPluginKinds/\(path)")
        return try String(contentsOf: file, encoding: .utf8)
    }
}
