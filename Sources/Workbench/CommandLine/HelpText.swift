/// The texts of commands, flags, kinds of plugins and steps, in the file `Help.txt`.
enum HelpText {
    /// Returns the summary of a command, a flag or a kind of plugin, on one line.
    static func summary(of name: String) -> String {
        lines(of: name).first.map(String.init) ?? ""
    }

    /// Returns the text below the summary of a command.
    static func details(of name: String) -> String {
        lines(of: name).dropFirst(2).joined(separator: "\n")
    }

    /// Returns the lines of the text about a name.
    static func lines(of name: String) -> [Substring] {
        blocks[name] ?? []
    }

    private static let blocks = PackageResources.Help_txt.blocks
}

extension [UInt8] {
    /// The lines of a text by the headings above them, each a line that begins with '## '.
    var blocks: [String: [Substring]] {
        var blocks: [String: [Substring]] = [:]
        for block in "\n\(String(decoding: self, as: UTF8.self))".split(separator: "\n## ") {
            let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
            blocks[String(lines[0])] = [Substring](lines.dropFirst())
        }
        return blocks
    }
}
