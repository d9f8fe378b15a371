import Foundation
import Testing

@testable import ArchiveSearch

/// SQLite's FTS5 in Python's standard library, with our terms and units as its tokens.
enum SQLite {
    static let isThere = (try? run("import sqlite3; sqlite3.connect(':memory:')"))?.isEmpty == true

    /// Returns what each query finds, newest first.
    static func find(_ queries: [SearchQuery], in scan: Scan, file: String) throws -> [[Int]] {
        let input = Input(
            rows: scan.rows.map { row in
                Input.Row(
                    terms: row.terms.tokens,
                    units: row.units.map(\.text).tokens,
                    day: row.day
                )
            },
            queries: queries.map { query in
                let terms = query.terms.map { "terms:\($0.token)" }
                let phrases = query.phrases.map { "units:\"\($0.tokens)\"" }
                return Input.Query(
                    match: (terms + phrases).joined(separator: " AND "),
                    from: query.from,
                    to: query.to
                )
            }
        )
        try JSONEncoder().encode(input).write(to: URL(fileURLWithPath: file))
        return try JSONDecoder().decode([[Int]].self, from: Data(try run(script, file).utf8))
    }

    private struct Input: Encodable {
        struct Row: Encodable {
            let terms: String
            let units: String
            let day: Int
        }

        struct Query: Encodable {
            let match: String
            let from: Int
            let to: Int
        }

        let rows: [Row]
        let queries: [Query]
    }

    private static let script = """
        import json, sqlite3, sys
        given = json.load(open(sys.argv[1]))
        base = sqlite3.connect(":memory:")
        base.execute("CREATE VIRTUAL TABLE texts USING fts5(terms, units, day UNINDEXED, tokenize='ascii')")
        base.executemany("INSERT INTO texts(rowid, terms, units, day) VALUES (?, ?, ?, ?)",
                         [(i, r["terms"], r["units"], r["day"]) for i, r in enumerate(given["rows"])])
        found = []
        for query in given["queries"]:
            match = "texts MATCH ? AND" if query["match"] else ""
            words = [query["match"]] if query["match"] else []
            rows = base.execute(f"SELECT rowid FROM texts WHERE {match} day >= ? AND day < ? ORDER BY rowid DESC",
                                words + [query["from"], query["to"]])
            found.append([row[0] for row in rows])
        print(json.dumps(found))
        """

    private static func run(_ script: String, _ arguments: String...) throws -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-c", script] + arguments
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        return String(decoding: output, as: UTF8.self)
    }
}

extension [UInt8] {
    /// The bytes as digits, which every tokenizer keeps whole.
    var token: String {
        map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }
}

extension Collection<[UInt8]> {
    var tokens: String {
        map(\.token).joined(separator: " ")
    }
}
