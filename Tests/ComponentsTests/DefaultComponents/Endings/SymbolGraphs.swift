import Foundation
import Testing

/// The symbol graphs of the package's modules, as they were built.
enum SymbolGraphs {
    /// Returns the public methods of types, and of extensions of them, that a module has, as `Type.method(label:)`.
    static func methods(of types: Set<String>, in module: String) throws -> Set<String> {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "symbols-\(UUID().uuidString)"
        )
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try run([
            "symbolgraph-extract", "-module-name", module, "-target", target(),
            "-I", Bundle.main.bundleURL.appending(path: "Modules").path,
            "-minimum-access-level", "public", "-skip-synthesized-members",
            "-output-dir", folder.path,
        ])
        let files = try FileManager.default.contentsOfDirectory(
            at: folder,
            includingPropertiesForKeys: nil
        )
        let symbols = try files.flatMap { file in
            try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file)).symbols
        }
        return Set(
            symbols.filter { $0.kind.identifier.hasSuffix("method") }.map(\.pathComponents)
                .filter { $0.count == 2 && types.contains($0[0]) }
                .map { $0.joined(separator: ".") }
        )
    }

    private static func target() throws -> String {
        let info = try run(["-print-target-info"])
        let triple = info.firstMatch(of: /"triple": "([^"]+)"/)?.1
        return String(try #require(triple))
    }

    @discardableResult
    private static func run(_ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift"] + arguments
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        return String(decoding: bytes, as: UTF8.self)
    }

    private struct Graph: Decodable {
        let symbols: [Symbol]
    }

    private struct Symbol: Decodable {
        struct Kind: Decodable {
            let identifier: String
        }

        let kind: Kind
        let pathComponents: [String]
    }
}
