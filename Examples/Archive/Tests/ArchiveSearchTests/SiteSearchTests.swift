import ArchiveSite
import Components
import Foundation
import Testing

@testable import ArchiveSearch

/// The search of sites that are built from exports.
@Suite struct SiteSearchTests {
    /// Each message is found once, at the page and the id where it is.
    @Test func messagesAreFoundOnceWhereTheyAre() throws {
        let folder = try IndexFolder()
        let export = "\(folder.path)/export"
        try FileManager.default.createDirectory(
            atPath: "\(export)/general",
            withIntermediateDirectories: true
        )
        try write([["id": "C1", "name": "general"]], to: "\(export)/channels.json")
        let root = "1767225600.000000"
        let messages = (0..<900).map { index -> [String: String] in
            var message = [
                "type": "message", "user": "U1", "ts": "\(1_767_225_600 + index).000000",
                "text": "word number\(index)",
            ]
            if index > 0, index % 9 == 0 { message["thread_ts"] = root }
            if index > 0, index % 18 == 0 { message["subtype"] = "thread_broadcast" }
            return message
        }
        try write(messages, to: "\(export)/general/2026-01-01.json")
        let site = "\(folder.path)/site"
        var builder = SiteBuilder(path: site) { _ in Components() }
        builder.progress = ProgressLine(isShown: false)
        _ = try builder.build([export])

        let reader = try SearchReader(folder: "\(site)/search")
        let found = try reader.find(SearchQuery("word")).documents
        let addresses = try found.map { try reader.snippet($0).address }

        #expect(found.count == 900 && Set(addresses).count == 900)
        var pages: [String: String] = [:]
        for address in addresses {
            let parts = address.split(separator: "#").map(String.init)
            let text =
                try pages[parts[0]]
                ?? String(contentsOfFile: "\(site)/\(parts[0])", encoding: .utf8)
            pages[parts[0]] = text
            #expect(text.contains("id=\"\(parts[1])\""), "\(address)")
        }
        #expect(pages.count == 4)
    }

    private func write(_ value: [[String: String]], to path: String) throws {
        let data = try JSONSerialization.data(withJSONObject: value)
        try data.write(to: URL(fileURLWithPath: path))
    }
}
