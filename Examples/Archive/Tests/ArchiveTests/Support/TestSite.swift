import ArchiveFormats
import ArchiveSite
import Components
import ExamplePlugins
import Foundation
import Testing

/// A site in a temporary folder.
struct TestSite {
    let scratch: Scratch
    var folder: String { scratch.path("site") }

    init() throws {
        scratch = try Scratch()
    }

    /// A builder whose looks have the example plugins.
    var builder: SiteBuilder {
        var builder = SiteBuilder(path: folder) { look in
            var components = Components()
            let plugins = ExampleCatalogue.plugins + ExampleThemes.themes
            let chosen = look.plugins + [look.theme].compactMap(\.self)
            try components.install(plugins.filter { chosen.contains($0.id.rawValue) })
            return components
        }
        builder.reading = ReadingSettings(formats: [TestFormat()])
        builder.progress = ProgressLine(isShown: false)
        return builder
    }

    /// Writes messages as an export.
    func export(_ name: String, _ messages: [TestMessage]) throws -> String {
        try TestFormat.write(messages, to: scratch.path(name))
    }

    /// The files of the site by name, without those of the program's own.
    var files: [String: Data] {
        get throws { try Self.files(of: folder) }
    }

    /// Returns the files of a site by name, without those of the program's own.
    static func files(of folder: String) throws -> [String: Data] {
        var files: [String: Data] = [:]
        let names = try #require(FileManager.default.enumerator(atPath: folder))
        while let name = names.nextObject() as? String {
            let isFile = names.fileAttributes?[.type] as? FileAttributeType == .typeRegular
            guard isFile, !name.hasPrefix(".archive") else { continue }
            files[name] = FileManager.default.contents(atPath: "\(folder)/\(name)")
        }
        return files
    }

    /// Returns a file of the site as text.
    func text(_ name: String) throws -> String {
        try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
    }

    /// Returns how the files of two sites differ, by name.
    static func difference(_ left: [String: Data], _ right: [String: Data]) -> [String] {
        Set(left.keys).union(right.keys).filter { left[$0] != right[$0] }.sorted()
    }
}

/// Random messages of a few days, channels and threads, with edits, deletions, answers and strange texts.
struct RandomMessages {
    var random: Seeded

    init(_ seed: Int) {
        random = Seeded(state: UInt64(seed) &* 0xD134_2543_DE82_EF95 &+ 7)
    }

    mutating func number(_ range: Range<Int>) -> Int {
        Int.random(in: range, using: &random)
    }

    mutating func messages(_ count: Int) -> [TestMessage] {
        var messages: [TestMessage] = []
        let texts = [
            "Hello", "<b>&amp;\"'", "", "שלום", "line\nline", "\u{202E}evil", "a\u{0}b", "🎈",
            "],\"site\":{",
            "https://example.org/?a=b", String(repeating: "long ", count: 60),
        ]
        for index in 0..<count {
            let channel = ["c", "C2", "weird / name"][number(0..<3)]
            var message = TestMessage(
                id: ["\(index)", "ID.\(index)", "é\(index)"][number(0..<3)],
                channel: channel,
                author: ["ada", "bob", "cleo <x>"][number(0..<3)],
                seconds: 1_700_000_000 + Int64(number(0..<400_000)),
                text: texts[number(0..<texts.count)]
            )
            let others = messages.filter { $0.channel == channel }
            let missing = "gone \(number(0..<3))"
            if number(0..<4) == 0 {
                message.thread =
                    number(0..<6) == 0 ? missing : others.randomElement(using: &random)?.id
                message.isShown = number(0..<3) == 0
            }
            if number(0..<5) == 0 {
                message.answers =
                    number(0..<6) == 0 ? missing : others.randomElement(using: &random)?.id
            }
            if number(0..<8) == 0 { message.file = "file \(index).bin" }
            message.isDeleted = number(0..<12) == 0
            messages.append(message)
        }
        return messages
    }

    /// Returns messages as they were before an edit, some of them.
    mutating func older(_ messages: [TestMessage]) -> [TestMessage] {
        messages.map { message in
            var message = message
            message.text = "Before the edit"
            return message
        }
    }
}
