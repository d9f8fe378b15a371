import Foundation

/// A page of the documentation, by its path in the package.
struct DocumentationPage {
    struct Heading {
        let level: Int
        let title: String

        /// The anchors of links to it.
        var anchor: String {
            title.lowercased().filter { $0.isLetter || $0.isNumber || " -".contains($0) }
                .replacingOccurrences(of: " ", with: "-")
        }
    }

    let text: String

    init(_ path: String) throws {
        text = try String(contentsOf: Readme.root.appending(path: path), encoding: .utf8)
    }

    /// The headings outside of code, in order.
    var headings: [Heading] {
        prose.matches(of: /(?:^|\n)(#+) ([^\n]+)/).map {
            Heading(level: $0.1.count, title: String($0.2))
        }
    }

    /// Returns the text below a heading, up to the next one of its level or above; nil without that heading.
    func section(_ title: String) -> String? {
        let lines = prose.split(separator: "\n", omittingEmptySubsequences: false)
        guard let start = lines.firstIndex(where: { $0.drop { $0 == "#" } == " \(title)" }) else {
            return nil
        }
        let level = lines[start].prefix { $0 == "#" }.count
        let rest = lines[(start + 1)...]
        let end = rest.firstIndex { (1...level).contains($0.prefix { $0 == "#" }.count) }
        return rest[..<(end ?? rest.endIndex)].joined(separator: "\n")
    }

    /// The text without its blocks of code.
    private var prose: String {
        text.replacing(/```\w*\n(?:(?!```)[\s\S])*```/, with: "")
    }
}
