import Components
import Foundation
import Testing

@testable import ArchiveSearch

/// A large archive for measurements, in the folder that the variable `SEARCH_MEASURED` names.
///
/// `.ci/browser.d/search BROWSER FOLDER --measure` then measures its queries.
@Suite(.enabled(if: measuredFolder != nil)) struct Measurement {
    @Test func archiveIsMeasured() throws {
        let folder = try #require(measuredFolder)
        let count = Self.count
        let archive = try MeasuredArchive(count: count)
        let start = ContinuousClock.now
        let summary = try Self.write(archive, count, to: folder)
        print("\(summary)")
        print("\(ContinuousClock.now - start), \(Self.peakMemory)")
        func ratio(_ bytes: Int) -> Double { Double(bytes) / Double(summary.textBytes) }
        print("terms and postings \(ratio(summary.dictionaryBytes + summary.postingBytes))")
        print("snippets \(ratio(summary.snippetBytes)), root and days \(summary.rootBytes)")

        let queries = (0..<1_000).map { ["text": archive.query($0, of: count)] }
        try JSONSerialization.data(withJSONObject: ["queries": queries])
            .write(to: URL(fileURLWithPath: "\(folder)/expected.json"))
        try BrowserSite.page
            .write(toFile: "\(folder)/search.html", atomically: true, encoding: .utf8)
    }

    /// Run it after the other one.
    @Test func oneMoreDayIsMeasured() throws {
        let folder = try #require(measuredFolder)
        let archive = try MeasuredArchive(count: Self.count)

        let summary = try Self.write(archive, Self.count + 275, to: folder)

        print("one more day: \(summary.bytesWritten) bytes in \(summary.filesWritten) files")
    }

    private static let count =
        Int(ProcessInfo.processInfo.environment["SEARCH_DOCUMENTS"] ?? "") ?? 1_000_000

    private static func write(
        _ archive: MeasuredArchive,
        _ count: Int,
        to folder: String
    ) throws -> SearchSummary {
        let writer = try SearchIndexWriter(folder: "\(folder)/search", scratch: "\(folder)/scratch")
        for number in 0..<count { try writer.add(archive.document(number)) }
        return try writer.finish()
    }

    private static var peakMemory: String {
        let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line.map(String.init) ?? "unknown"
    }
}

private let measuredFolder = ProcessInfo.processInfo.environment["SEARCH_MEASURED"]

/// Messages of ten years in English words whose numbers fall as their rank rises, or the lines of a text file.
struct MeasuredArchive {
    private let vocabulary: [String]
    private let lines: [String]
    private let count: Int

    init(count: Int) throws {
        self.count = count
        let path = ProcessInfo.processInfo.environment["SEARCH_TEXT"]
        lines =
            try path.map {
                try String(contentsOfFile: $0, encoding: .utf8).split(separator: "\n").map(
                    String.init
                )
            } ?? []
        var random = SeededRandom(state: 1)
        let (starts, vowels) = (
            Array("bcdfghjklmnprstvwz").map(String.init), ["a", "e", "i", "o", "u", "ea", "ou"]
        )
        let ends = ["", "", "n", "r", "s", "t", "l", "ng", "st"]
        vocabulary = (0..<300_000).map { rank in
            let syllables =
                rank < 200 ? 1 : rank < 5_000 ? 2 : Int.random(in: 2...4, using: &random)
            return (0..<syllables).map { _ in
                [starts, vowels, ends].compactMap { $0.randomElement(using: &random) }.joined()
            }.joined()
        }
    }

    func document(_ number: Int) -> SearchDocument {
        var random = SeededRandom(state: UInt64(number) << 20)
        let second = 1_300_000_000 + number * (315_360_000 / count)
        let channel = Self.rank(below: 50, using: &random)
        let author = Self.rank(below: 500, using: &random)
        let id = "m-\(second).\(100_000 + number % 7 * 119)"
        let days = second / 86_400 - 14_975
        let (year, day) = (2011 + days / 365, days % 365)
        return SearchDocument(
            id: id,
            time: Timestamp(seconds: Int64(second)),
            channelID: "C0\(channel)",
            channelName: "channel-\(vocabulary[channel + 1_000])",
            authorID: "U0\(author)",
            authorName: "\(vocabulary[author + 2_000]) \(vocabulary[author + 3_000])",
            text: text(number, using: &random),
            features: SearchFeatures(rawValue: number % 11 == 0 ? 1 : number % 17 == 0 ? 2 : 0),
            address:
                "c/\(vocabulary[channel + 1_000])/\(year)/\(10 + day / 31)/\(10 + day % 31).html#\(id)"
        )
    }

    /// Returns one to three words of a message; some of them as a phrase, or with its author or channel.
    func query(_ index: Int, of count: Int) -> String {
        var random = SeededRandom(state: UInt64(index) + 99)
        let document = document(Int.random(in: 0..<count, using: &random))
        let words = document.text.split(separator: " ").map { $0.filter { $0 != "\"" } }
        let start = Int.random(in: 0..<max(1, words.count - 1), using: &random)
        if index % 10 == 0 { return "\"\(words[start...].prefix(2).joined(separator: " "))\"" }
        let some = words.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random))
        let text = some.joined(separator: " ")
        if index % 10 == 1 { return "from:\(document.authorID) \(text)" }
        return index % 10 == 2 ? "in:\(document.channelID) \(text)" : text
    }

    private func text(_ number: Int, using random: inout SeededRandom) -> String {
        guard lines.isEmpty else { return lines[number % lines.count] }
        return (0..<Int.random(in: 1...23, using: &random)).map { _ in
            vocabulary[Self.rank(below: vocabulary.count, using: &random)]
        }.joined(separator: " ")
    }

    private static func rank(below count: Int, using random: inout SeededRandom) -> Int {
        min(count - 1, Int(pow(Double(count), Double.random(in: 0..<1, using: &random))) - 1)
    }
}
