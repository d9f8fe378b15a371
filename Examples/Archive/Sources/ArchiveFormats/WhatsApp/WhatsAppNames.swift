/// The names of a text, by which one with a colon in it is told from a text with one.
struct WhatsAppNames {
    /// The number of names that are counted.
    static let limit = 4_096

    private var counts: [String: (count: Int, longer: String?)] = [:]

    /// Takes what follows a header into account.
    mutating func add(_ rest: String) {
        guard let (name, text) = Self.split(rest) else { return }
        let longer = Self.split(text).map { "\(name): \($0.name)" }
        if let known = counts[name] {
            counts[name] = (known.count + 1, known.longer == longer ? longer : nil)
        } else if counts.count < Self.limit {
            counts[name] = (1, longer)
        }
    }

    /// Returns the name and the text; `nil` if there is no name.
    ///
    /// A name such as `Dr: Ada` counts as one if at least three messages, and all that begin with `Dr: `, have it.
    func parts(of rest: String) -> (name: String, text: String)? {
        guard let (name, text) = Self.split(rest) else { return nil }
        if let known = counts[name], known.count >= 3, let longer = known.longer,
            rest.hasPrefix("\(longer): ")
        {
            return (longer, String(rest.dropFirst(longer.count + 2)))
        }
        return (name, text)
    }

    private static func split(_ rest: String) -> (name: String, text: String)? {
        let letters = rest.unicodeScalars
        guard let colon = letters.firstIndex(of: ":") else { return nil }
        let name = String(letters[..<colon])
        let after = letters.index(after: colon)
        let isEnd = after == letters.endIndex
        guard isEnd || " .\n\u{200E}".unicodeScalars.contains(letters[after]), !name.isEmpty,
            name.unicodeScalars.count <= 100,
            !name.contains(where: { "\"“”«»„".contains($0) })
        else { return nil }
        let isSpace = after < letters.endIndex && letters[after] == " "
        let start = isSpace ? letters.index(after: after) : after
        return (name, String(letters[start...]))
    }
}
