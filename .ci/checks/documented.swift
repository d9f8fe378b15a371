import Foundation

// Checks that every public symbol with a place in the sources has a documentation comment.
// Overrides keep the comment of what they override; extensions show no comment of their own.
// Usage: swift .ci/checks/documented.swift SYMBOL_GRAPH...

struct Graph: Decodable {
    var symbols: [Symbol]
    var relationships: [Relationship]
}

struct Symbol: Decodable {
    struct Identifier: Decodable { var precise: String }
    struct Kind: Decodable { var identifier: String }
    struct Comment: Decodable { var lines: [Line] }
    struct Line: Decodable { var text: String }
    struct Location: Decodable {
        var uri: String
        var position: Position
    }
    struct Position: Decodable { var line: Int }

    var identifier: Identifier
    var kind: Kind
    var pathComponents: [String]
    var docComment: Comment?
    var location: Location?

    var isDocumented: Bool {
        docComment?.lines.contains { !$0.text.allSatisfy(\.isWhitespace) } ?? false
    }
}

struct Relationship: Decodable {
    var kind: String
    var source: String
}

let folder = FileManager.default.currentDirectoryPath + "/"
let paths = CommandLine.arguments.dropFirst()
var symbolCount = 0
var missing: Set<String> = []

for path in paths {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let graph = try JSONDecoder().decode(Graph.self, from: data)
    let overrides = Set(graph.relationships.filter { $0.kind == "overrides" }.map(\.source))
    symbolCount += graph.symbols.count

    for symbol in graph.symbols {
        guard let location = symbol.location, !symbol.isDocumented,
            symbol.kind.identifier != "swift.extension",
            !overrides.contains(symbol.identifier.precise)
        else { continue }
        let file = URL(string: location.uri)?.path ?? location.uri
        let place = file.hasPrefix(folder) ? String(file.dropFirst(folder.count)) : file
        let name = symbol.pathComponents.joined(separator: ".")
        missing.insert("\(place):\(location.position.line + 1): '\(name)' has no documentation.")
    }
}

print(missing.sorted().joined(separator: "\n"), terminator: missing.isEmpty ? "" : "\n")
print("\(symbolCount) public symbols in \(paths.count) graphs, \(missing.count) undocumented.")
if !missing.isEmpty {
    print("To fix, write one sentence above each.")
    exit(1)
}
