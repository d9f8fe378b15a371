import Components
import DefaultComponents

/// The parsed command line.
struct Arguments: Sendable, Equatable {
    /// The command.
    var command = Command.tree
    /// Whether the command was written; `tree` needs not be.
    var namesCommand = false
    /// The file or folder to load, the built-in conversation without one; for `new-plugin` the plugin's name.
    var path: String?
    /// Whether the path could be a misspelt command: the first word, bare, before any `--`.
    var pathMayBeCommand = false
    /// The values of the flags that take one, in the order of the words.
    var values: [Flag: [String]] = [:]
    /// The flags that stand alone.
    var switches: Set<Flag> = []

    /// Returns the value of a flag that is given once.
    subscript(flag: Flag) -> String? {
        values[flag]?.first
    }

    /// Returns the number of a flag that takes one.
    func number(_ flag: Flag) -> Double? {
        self[flag].flatMap(Number.parse)
    }

    /// The instant of `--at`; nil without it.
    var instant: Timestamp? {
        self[.at].flatMap { Timestamp(iso8601: $0) }
    }

    /// Returns the values of a flag that may be repeated, each once.
    func all(_ flag: Flag) -> [String] {
        (values[flag] ?? []).distinct
    }

    /// Returns whether a flag that stands alone is given.
    func has(_ flag: Flag) -> Bool {
        switches.contains(flag)
    }
}

/// Numbers as people write them on a command line: digits, with at most one point among them.
enum Number {
    /// Returns the number of a word; nil for anything else, including signs and exponents.
    static func parse(_ word: String) -> Double? {
        let parts = word.split(separator: ".", omittingEmptySubsequences: false)
        let isWritten = parts.allSatisfy { part in
            !part.isEmpty
                && part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        }
        return parts.count <= 2 && isWritten ? Double(word) : nil
    }

    /// Returns whether a word is a number that a flag takes.
    static func isWord(_ word: String, for flag: Flag, in numbers: ClosedRange<Double>) -> Bool {
        guard let number = parse(word), numbers.contains(number) else { return false }
        return !flag.isWhole || number == number.rounded()
    }
}
