import Components
import DefaultComponents

/// Reads the words on the command line.
///
/// Flags may stand anywhere and take their value from the next word or after `=`; after `--`
/// there are only paths.
struct ArgumentParser {
    private var arguments = Arguments()
    private var faults: [UsageFault] = []
    private var words: [String] = []
    private var given: [Flag] = []

    /// Returns the parsed command line; throws all errors in it.
    static func parse(_ words: [String]) throws(ProgramError) -> Arguments {
        var parser = ArgumentParser()
        parser.read(words)
        guard parser.faults.isEmpty else { throw .usage(parser.faults) }
        return parser.arguments
    }

    private mutating func read(_ all: [String]) {
        var rest = all[...]
        var mayBeFlag = true
        while let word = rest.popFirst() {
            if mayBeFlag, word == "--" {
                mayBeFlag = false
            } else if mayBeFlag, word.hasPrefix("-"), word != "-" {
                readFlag(word, &rest)
            } else {
                readWord(word, mayBeCommand: mayBeFlag)
            }
        }
        for word in words.dropFirst() {
            faults.append(arguments.command == .newPlugin ? .extraName(word) : .extraWord(word))
        }
        arguments.path = words.first
        if !arguments.command.takesConversation, arguments.command != .newPlugin,
            let path = arguments.path
        {
            faults.append(.noPathTaken(path, arguments.command))
        }
        let foreign = given.filter { !arguments.command.flags.contains($0) }
        faults += foreign.map { .flagOfOtherCommand($0, arguments.command) }
        if foreign.isEmpty { faults += FlagRules.faults(of: arguments, given: given) }
    }

    private mutating func readWord(_ word: String, mayBeCommand: Bool) {
        let isFirst = words.isEmpty && !arguments.namesCommand
        if isFirst, mayBeCommand, let command = Command(rawValue: word) {
            arguments.command = command
            arguments.namesCommand = true
            return
        }
        if isFirst {
            arguments.pathMayBeCommand =
                mayBeCommand && word.allSatisfy { $0.isLetter || $0 == "-" }
        }
        if word.isEmpty, arguments.command != .newPlugin { faults.append(.emptyPath) }
        words.append(word)
    }

    private mutating func readFlag(_ word: String, _ rest: inout ArraySlice<String>) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = parts.first.map(String.init) ?? word
        guard let flag = Flag(word: name) else {
            faults.append(.unknown(.flag, name, known: Flag.allCases.map(\.word)))
            return
        }
        let attached = parts.count > 1 ? parts.last.map(String.init) : nil
        if !given.contains(flag) { given.append(flag) }
        guard let valueName = flag.value else {
            if attached != nil { faults.append(.valueNotTaken(flag)) }
            arguments.switches.insert(flag)
            return
        }
        guard let value = attached ?? Self.popValue(&rest) else {
            faults.append(.missingValue(flag, valueName))
            return
        }
        guard !value.isEmpty else {
            faults.append(.emptyValue(flag, valueName))
            return
        }
        if !flag.isRepeatable, arguments.values[flag] != nil {
            faults.append(.repeatedFlag(flag))
        }
        if let numbers = flag.numbers, !Number.isWord(value, for: flag, in: numbers) {
            faults.append(.noNumber(flag, value, numbers))
        }
        if flag == .pictures, !["embed", "link"].contains(value) {
            faults.append(.unknown(.pictures, value, known: ["embed", "link"]))
        }
        if flag == .at, Timestamp(iso8601: value) == nil {
            faults.append(.noInstant(flag, value))
        }
        arguments.values[flag, default: []].append(value)
    }

    /// Returns the next word unless it is a flag; a value such as `-05:00` is one.
    private static func popValue(_ rest: inout ArraySlice<String>) -> String? {
        guard let next = rest.first, !next.hasPrefix("--") else { return nil }
        return rest.popFirst()
    }
}
