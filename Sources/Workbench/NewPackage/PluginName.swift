/// The name of a new plugin, as types, members and ids spell it.
struct PluginName: Equatable {
    /// As types begin, such as `ReadingTime`.
    let type: String

    /// Takes a name as types begin.
    init(_ word: String) throws(ProgramError) {
        let isName =
            word.first?.isUppercase == true && word.count <= Self.limit
            && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        guard isName, !word.hasSuffix("Plugin") else { throw .usage([.badPluginName(word)]) }
        guard !Self.modules.contains(word.lowercased()) else { throw .usage([.moduleName(word)]) }
        guard !Self.taken.contains(word) else { throw .usage([.takenName(word)]) }
        type = word
    }

    /// As members are called, such as `readingTime`.
    var member: String {
        words.enumerated().map { $0 == 0 ? $1.lowercased() : $1 }.joined()
    }

    /// As plugins are called, such as `reading-time`.
    var id: String {
        words.map { $0.lowercased() }.joined(separator: "-")
    }

    /// The words, of which a row of capitals is one.
    private var words: [String] {
        let letters = Array(type)
        var words: [String] = []
        for (place, letter) in letters.enumerated() {
            let follows = place > 0 && letter.isUppercase
            let next = letters.indices.contains(place + 1) ? letters[place + 1] : letter
            if !follows || (letters[place - 1].isUppercase && !next.isLowercase) {
                words.append((words.popLast() ?? "") + String(letter))
            } else {
                words.append(String(letter))
            }
        }
        return words
    }

    private static let limit = 40

    /// The names that no module can have, and the name of the template's plugin.
    private static let taken: Set<String> = ["Any", "Self", "ShareAttachments"]

    /// The modules that the new one lives with: the package's own and the system's, whatever their case.
    private static let modules: Set<String> = [
        "components", "componentstests", "componentstesting", "defaultcomponents", "demo",
        "drawing", "exampleplugins", "foundationnames", "hosting", "tracing", "uikitnames",
        "views", "workbench",
        "android", "builtin", "cdispatch", "cxx", "cxxstdlib", "darwin", "dispatch", "distributed",
        "foundation", "foundationessentials", "foundationinternationalization",
        "foundationnetworking", "foundationxml", "glibc", "musl", "observation",
        "packagedescription", "regexbuilder", "runtime", "swift", "swiftglibc",
        "swiftononesupport", "swiftshims", "synchronization", "testing", "winsdk", "xctest",
    ]
}
