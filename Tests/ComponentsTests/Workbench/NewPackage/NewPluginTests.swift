import DefaultComponents
import Foundation
import Testing

@testable import Workbench

struct NewPluginTests {
    @Test func theExampleIsWhatIsWritten() throws {
        let example = Readme.root.appending(path: "Examples/NewPlugin")

        let files = try withTemporaryFolder { folder in
            let run = Self.run("WordCount", to: "\(folder)/new")
            #expect(run.code == .success)
            #expect(run.output == "\(folder)/new\n")
            return try Self.files(in: URL(filePath: "\(folder)/new"))
        }

        let manifest = "Package.swift"
        var expected = try Self.files(in: example)
        let host = "path: \"\(Readme.root.path(percentEncoded: false).withoutLastSlash)\""
        expected[manifest] = expected[manifest]?.replacing("path: \"../..\"", with: host)
        #expect(files == expected)
        #expect(files.count == 9)
    }

    @Test func anotherNameIsInEveryPlaceOfTheExamples() throws {
        let template = PackageTemplate(name: try PluginName("HTMLNotes"), host: "../..")

        let all = template.files.map { "\($0.path)\n\($0.text)" }.joined()

        #expect(!all.lowercased().contains("wordcount") && !all.contains("word-count"))
        #expect(all.contains("Sources/HTMLNotes/HTMLNotesPlugin.swift"))
        #expect(all.contains("public struct HTMLNotesPlugin: Plugin {"))
        #expect(all.contains("static let htmlNotesBadge = Slot(\"htmlNotesBadge\""))
        #expect(all.contains("\"html-notes-demo\""))
    }

    @Test(arguments: [
        ("Stars", "stars", "stars"), ("ReadingTime", "readingTime", "reading-time"),
        ("HTMLNotes", "htmlNotes", "html-notes"), ("A", "a", "a"), ("Top10", "top10", "top10"),
        ("URL", "url", "url"), ("NoteToSELF", "noteToSELF", "note-to-self"),
    ])
    func namesAreSpelledInThreeWays(type: String, member: String, id: String) throws {
        let name = try PluginName(type)

        #expect(name.member == member)
        #expect(name.id == id)
    }

    @Test(arguments: ["stars", "", "Two words", "Étoile", "../X", "StarsPlugin", "A\u{1B}", "1A"])
    func whatIsNoNameIsRefused(word: String) {
        #expect(throws: ProgramError.usage([.badPluginName(word)])) { try PluginName(word) }
    }

    @Test(arguments: ["Any", "Self", "ShareAttachments"])
    func whatSwiftOrThePackageHasIsRefused(word: String) {
        #expect(throws: ProgramError.usage([.takenName(word)])) { try PluginName(word) }
    }

    @Test func aPluginOfAnotherNameDoesNotSpeakOfWords() throws {
        let files = PackageTemplate(name: try PluginName("Bookmark"), host: "..").files

        #expect(files.count > 5)
        for file in files { #expect(!file.text.lowercased().contains("word"), "\(file.path)") }
    }

    @Test(arguments: ["Views", "VIEWS", "Demo", "Foundation", "Glibc", "Testing"])
    func namesOfModulesAreRefused(word: String) {
        #expect(throws: ProgramError.usage([.moduleName(word)])) { try PluginName(word) }
    }

    @Test func everyModuleOfThePackageIsRefused() throws {
        let sources = Readme.root.appending(path: "Sources").path
        let modules = try FileManager.default.contentsOfDirectory(atPath: sources)
            .map { $0.prefix(1).uppercased() + $0.dropFirst() }

        #expect(modules.count > 8)
        for word in modules {
            #expect(throws: ProgramError.usage([.moduleName(word)])) { try PluginName(word) }
        }
    }

    // Declarations of a new plugin end so; '.ci/checks/names' compiles some.
    @Test func noPublicNameOfThePackageIsOneThatANewPluginDeclares() throws {
        let sources = Readme.root.appending(path: "Sources").path
        let named = /(?:public|open) [a-z ]*(?:let|var|func|case|class|struct|enum|protocol) (\w+)/
        var names: Set<Substring> = []
        for path in try FileManager.default.subpathsOfDirectory(atPath: sources)
        where path.hasSuffix(".swift") {
            let text = try String(contentsOfFile: "\(sources)/\(path)", encoding: .utf8)
            names.formUnion(text.matches(of: named).map(\.1))
        }

        #expect(names.count > 1_000)
        let ending = /.*(Badge|BadgeView|Below|saysSomething)/
        #expect(names.filter { $0.wholeMatch(of: ending) != nil } == [])
    }

    @Test(arguments: ["PasswordCount", "SwordCount", "WordCounter"])
    func namesThatHoldTheTemplatesAreWrittenOnce(word: String) throws {
        let name = try PluginName(word)
        let host = try HostPackage(around: [#filePath])

        let files = PackageTemplate(name: name, host: host.folder).files

        #expect(files.contains { $0.path == "Sources/\(word)/\(word)Plugin.swift" })
        let plugin = try #require(files.first { $0.path.hasSuffix("\(word)Plugin.swift") })
        #expect(plugin.text.contains("public struct \(word)Plugin: Plugin {"))
        #expect(plugin.text.contains("\"\(name.id)\""))
    }

    @Test(arguments: [
        (
            "new-plugin --to x",
            "'demo new-plugin' has no name for the plugin. To fix, write one, such as 'ReadingTime'."
        ),
        (
            "new-plugin Stars",
            "'demo new-plugin' has nowhere to write to. To fix, write '--to FOLDER'."
        ),
        (
            "new-plugin Stars Moons --to x",
            "There is one name too many: 'Moons'. To fix, write one."
        ),
        (
            "new-plugin stars --to x",
            "'stars' is no name for a plugin. To fix, write letters and digits, beginning with a "
                + "capital, such as 'ReadingTime', and leave 'Plugin' at the end out."
        ),
        (
            "new-plugin Views --to x",
            "'Views' is the name of a module that the plugin imports, or could. To fix, write "
                + "another one."
        ),
        (
            "new-plugin Stars --to x",
            "The package 'components', on which a new one depends, is not found from here. To fix, "
                + "write '--package PATH' with the folder of its clone."
        ),
        (
            "new-plugin Stars --to x --package /dev",
            "'/dev' is not the folder of the package 'components'. To fix, write '--package' with "
                + "the folder of its clone."
        ),
        (
            "tree --package /dev",
            "'demo tree' does not take '--package'. To fix, leave it out; 'demo tree --help' lists "
                + "what it takes."
        ),
    ])
    func whatIsWrongIsReportedBeforeAnythingIsWritten(line: String, text: String) {
        let run = DemoRun(line)

        #expect(run.errors == "error: \(text)\n")
        #expect(run.code == .usage)
        #expect(!FileManager.default.fileExists(atPath: "x"))
    }

    @Test func whatIsThereIsNotWrittenOver() throws {
        try withTemporaryFile("notes.txt", "mine") { path in
            let folder = URL(filePath: path).deletingLastPathComponent().path

            let run = Self.run("Stars", to: folder)

            #expect(
                run.errors == "error: '\(folder)' is not empty. To fix, write '--to' with the name "
                    + "of a folder that is not there yet.\n"
            )
            #expect(run.code == .outputFailed)
            let names = try FileManager.default.contentsOfDirectory(atPath: folder)
            #expect(names == ["notes.txt"])
        }
    }

    @Test func aDraftThatAKilledProgramLeftIsInNobodysWay() throws {
        try withTemporaryFolder { folder in
            let left = "\(folder)/new/.workbench-\(getpid())-0"
            try FileManager.default.createDirectory(
                atPath: "\(left)/Sources",
                withIntermediateDirectories: true
            )

            #expect(Self.run("Stars", to: "\(folder)/new").code == .success)

            let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/new")
            #expect(names.count == 6 && names.contains("Package.swift"))
        }
    }

    @Test(arguments: [true, false])
    func ofFourAtOnceOneIsWrittenWhole(isThere: Bool) async throws {
        let names = ["Stars", "Moons", "Suns", "Comets"]
        let folder = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString)"
        try FileManager.default.createDirectory(
            atPath: isThere ? "\(folder)/new" : folder,
            withIntermediateDirectories: true
        )
        defer { try? FileManager.default.removeItem(atPath: folder) }

        let codes = await withTaskGroup(of: (String, ExitCode).self) { group in
            for name in names {
                group.addTask { (name, Self.run(name, to: "\(folder)/new").code) }
            }
            return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }

        let written = codes.filter { $0.value == .success }.map(\.key)
        try #require(written.count == 1)
        #expect(codes.values.count { $0 == .outputFailed } == 3)
        let template = PackageTemplate(name: try PluginName(written[0]), host: "")
        let files = try Self.files(in: URL(filePath: "\(folder)/new"))
        #expect(Set(files.keys) == Set(template.files.map(\.path)))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["new"])
    }

    private static let linesThatWrite = [
        "new-plugin Stars", "gallery", "picture", "inspect", "diff --all-plugins --picture",
        "slots --catalogue", "slots --contract",
    ]

    @Test(arguments: Cases(2, of: linesThatWrite.count))
    func pathsArePrintedWithoutEscapes(place: Case) throws {
        let line = Self.linesThatWrite[place.number]
        try withTemporaryFolder { folder in
            let path = "\(folder)/a\u{1B}[2Jb"
            var words = line.split(separator: " ").map(String.init)
            if words.first != "slots" { words.append("--to") }
            words.append(path)
            if words.first == "new-plugin" { words += ["--package", Readme.root.path] }

            let run = DemoRun(words)

            #expect(run.code == .success)
            #expect(run.output.contains("a\\u{1B}[2Jb"))
            #expect(!run.output.contains("\u{1B}") && !run.errors.contains("\u{1B}"))
        }
    }

    @Test func thePackageIsFoundAroundTheProgram() throws {
        let source = Readme.root.appending(path: "Sources/Workbench").path
        let root = Readme.root.path(percentEncoded: false).withoutLastSlash

        let host = try HostPackage(around: ["/dev", source])

        #expect(host.folder == root)
        #expect(host.path(from: "\(root)/Examples/Stars") == "../..")
        #expect(host.path(from: "\(root)-other/Stars") == root)
    }

    @Test func aHostilePathStaysAText() throws {
        let template = PackageTemplate(name: try PluginName("Stars"), host: "/a\"\\(b)\n梅")

        let manifest = try #require(template.files.last)

        #expect(manifest.path == "Package.swift")
        #expect(manifest.text.contains(#"path: "/a\"\\(b)\u{A}\u{6885}")"#))
    }

    private static func run(_ name: String, to folder: String) -> DemoRun {
        DemoRun(["new-plugin", name, "--to", folder, "--package", Readme.root.path])
    }

    /// Returns the texts of a package's files by their paths, without build products.
    private static func files(in folder: URL) throws -> [String: String] {
        let root = folder.path(percentEncoded: false).withoutLastSlash
        var files: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: root) {
            let file = "\(root)/\(path)"
            guard !path.hasPrefix(".build"), !path.hasSuffix("Package.resolved") else { continue }
            guard DiskItem(path: file)?.kind == .file else { continue }
            files[path] = try String(contentsOfFile: file, encoding: .utf8)
        }
        return files
    }
}

extension String {
    fileprivate var withoutLastSlash: String {
        hasSuffix("/") ? String(dropLast()) : self
    }
}
