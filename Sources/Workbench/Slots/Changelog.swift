/// What a changelog says of the next release.
struct Changelog {
    /// The names that it says, in backticks, to have changed or to be gone.
    let names: Set<Substring>

    /// Reads the parts Changed and Removed of the section Unreleased.
    init(_ text: String) {
        var names: Set<Substring> = []
        var section: Substring = ""
        var part: Substring = ""
        for line in text.split(whereSeparator: \.isNewline) {
            if line.hasPrefix("## ") {
                (section, part) = (line.dropFirst(3), "")
            } else if line.hasPrefix("### ") {
                part = line.dropFirst(4)
            } else if section == "Unreleased", part == "Changed" || part == "Removed" {
                let pieces = line.split(separator: "`", omittingEmptySubsequences: false)
                // A name stands between two backticks, so every other piece is one.
                let places = stride(from: 1, to: pieces.count - 1, by: 2)
                names.formUnion(places.map { pieces[$0] })
            }
        }
        self.names = names
    }
}
