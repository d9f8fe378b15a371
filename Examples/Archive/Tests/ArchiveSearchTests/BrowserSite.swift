import Foundation
import Testing

@testable import ArchiveSearch

/// The folder that the variable `SEARCH_SITE` names.
private let siteFolder = ProcessInfo.processInfo.environment["SEARCH_SITE"]

/// A site with expectations, for `.ci/search`, which compares them with what a browser finds.
@Suite(.enabled(if: siteFolder != nil)) struct BrowserSite {
    /// The bytes after which the script stops.
    static let budget = 160_000

    private struct Expected: Encodable {
        struct Query: Encodable {
            let text: String
            let addresses: [String]
            let isStopped: Bool
            let hasWords: Bool
            let files: Int
            let bytes: Int
        }

        struct Text: Encodable {
            let text: String
            let units: [String]
        }

        var queries: [Query] = []
        var texts: [Text] = []
    }

    @Test func siteIsWritten() throws {
        let folder = try #require(siteFolder)
        var documents: [SearchDocument] = []
        var queries: [String] = []
        for (seed, kind) in Samples.Kind.allCases.enumerated() {
            var samples = Samples(kind, seed: UInt64(seed))
            let some = samples.documents(kind == .english ? 20_000 : 400, days: 400)
            documents += some
            queries += samples.queries(20, in: some)
        }
        let writer = try SearchIndexWriter(folder: "\(folder)/search", scratch: "\(folder)/scratch")
        for document in documents { try writer.add(document) }
        _ = try writer.finish()
        try Self.write(Self.page, to: "search.html")

        var expected = Expected()
        let inOrder = documents.inOrder
        for text in queries where SearchQuery(text).isValid {
            let reader = try SearchReader(folder: "\(folder)/search")
            let page = try reader.find(SearchQuery(text), limit: 10, budget: Self.budget)
            for document in page.documents + [page.stopped].compactMap(\.self) {
                _ = try reader.snippet(document)
            }
            expected.queries.append(
                Expected.Query(
                    text: text,
                    addresses: page.documents.map { inOrder[$0].address },
                    isStopped: page.stopped != nil,
                    hasWords: SearchQuery(text).terms.contains { !$0.contains(UInt8(ascii: ":")) },
                    files: reader.files,
                    bytes: reader.bytes
                )
            )
        }
        var splitter = SearchUnits()
        for document in documents.prefix(20) + documents.suffix(2_000) {
            let units = splitter.split(document.text).map { unit in
                "\(unit.kind) \(unit.isJoined) \(String(decoding: unit.text, as: UTF8.self))"
            }
            expected.texts.append(Expected.Text(text: document.text, units: units))
        }
        try JSONEncoder().encode(expected)
            .write(to: URL(fileURLWithPath: "\(folder)/expected.json"))
        #expect(SearchPage.script.contains("budget = 160_000;"))
    }

    /// Writes what each scalar from U+0080 on becomes, and the class of each of its parts.
    @Test func foldingsAreWritten() throws {
        var folding = SearchFolding()
        var text = ""
        for value in 0x80...0x10FFFF as ClosedRange<UInt32> {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let parts = folding.fold(scalar).map { part in
                "\(SearchClass(part)) \(String(part.value, radix: 16))"
            }
            text += parts.joined(separator: ",") + "\n"
        }
        try Self.write(text, to: "foldings.txt")
        try Self.write(
            String(decoding: PackageResources.text_js, as: UTF8.self),
            to: "text.js"
        )
    }

    /// The page as a site has it.
    static var page: String {
        let rules = SearchPage.rules
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
            script-src \(SearchPage.scriptHash); style-src 'self' file: 'unsafe-inline'; \
            img-src 'self' file:; require-trusted-types-for 'script'">
            <title>Search</title>
            <style>\(rules)</style>
            </head>
            <body>
            <main>
            \(SearchPage.body)</main>
            <script>\(SearchPage.script)</script>
            </body>
            </html>

            """
    }

    static func write(_ text: String, to name: String) throws {
        let folder = try #require(siteFolder)
        try text.write(toFile: "\(folder)/\(name)", atomically: false, encoding: .utf8)
    }
}
