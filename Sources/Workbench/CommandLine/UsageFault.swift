import Components
import DefaultComponents
import Views

/// An error on the command line.
enum UsageFault: Sendable, Equatable {
    /// A name that is not known.
    case unknown(NamedArgument, String, known: [String])
    /// A name that several users have.
    case ambiguousUser(String, ids: [String])
    /// A flag without its value.
    case missingValue(Flag, String)
    /// A flag with an empty value.
    case emptyValue(Flag, String)
    /// An empty path.
    case emptyPath
    /// A format that the built-in conversation does not have, without a path.
    case formatWithoutPath(String)
    /// A value for a flag that stands alone.
    case valueNotTaken(Flag)
    /// A value that is no number, or not among those that the flag takes.
    case noNumber(Flag, String, ClosedRange<Double>)
    /// A value that is no instant.
    case noInstant(Flag, String)
    /// A second value for a flag that takes one.
    case repeatedFlag(Flag)
    /// A flag that another command takes.
    case flagOfOtherCommand(Flag, Command)
    /// A path too many.
    case extraWord(String)
    /// A name too many.
    case extraName(String)
    /// A path for a command that loads nothing.
    case noPathTaken(String, Command)
    /// A comparison without anything to compare with.
    case nothingToCompare(Command)
    /// An account of no message.
    case nothingToExplain
    /// A path that several views of a message have.
    case ambiguousNode(String, message: String, paths: [String])
    /// A path that no view has, with suggestions.
    case unknownNode(String, near: [String])
    /// The name of a slot of which no views are made.
    case noView(String, isEvent: Bool)
    /// A plugin to leave out that is not there.
    case notChosen(String)
    /// A view that a message has not, where nothing but views can be written.
    case absentNode(String, message: String)
    /// A page without a place.
    case nowhereToWrite(Command)
    /// A page that would replace the input, or lie in its folder.
    case outputInInput(String, input: String)
    /// A word whose bytes are not UTF-8, mended.
    case notUTF8(String)
    /// A flag that has no effect without another.
    case needed(Flag, by: Flag)
    /// Two flags of which one makes the other say nothing.
    case rivals(Flag, Flag)
    /// A zone that the system does not know.
    case unknownZone(String)
    /// A language that is no tag of BCP 47.
    case noLanguage(String)
    /// A conversation without channels.
    case noChannel
    /// A command for terminals whose input or output is none.
    case noTerminal
    /// A new plugin without a name.
    case noPluginName
    /// A name that no plugin can have.
    case badPluginName(String)
    /// A name that a new plugin cannot have, as a module is called so.
    case moduleName(String)
    /// A name that Swift or the package has already.
    case takenName(String)
    /// The package on which a new one depends is not found.
    case noPackage
    /// The package on which a new one depends is elsewhere.
    case wrongPackage(String)
}

/// The kind of a name on the command line.
enum NamedArgument: String, Sendable {
    case flag, command, plugin, format, channel, message, thread, user, action, key, node, property
    case option, theme, unit, task, kind
    case pictures = "way of showing pictures"
}

extension UsageFault {
    /// Returns the error and its remedy, for the program with a name.
    func text(for program: String) -> String {
        switch self {
        case .unknown(let thing, let name, let known):
            Self.unknown(thing, name, known, program)
        case .ambiguousUser(let name, let ids):
            "Several users are called \(name.quoted). To fix, write one of their ids: "
                + "\(ids.sorted().quotedList)."
        case .missingValue(let flag, let value):
            "'\(flag.word)' has no value. To fix, write '\(flag.word) \(value)', or "
                + "'\(flag.word)=\(value)' if the value begins with two dashes."
        case .emptyValue(let flag, let value):
            "'\(flag.word)' has an empty value. To fix, write '\(flag.word) \(value)', or "
                + "leave it out."
        case .emptyPath:
            "The path is empty. To fix, write a file or folder, or leave it out."
        case .formatWithoutPath(let format):
            "There is no file or folder to read as \(format.quoted), and the built-in conversation "
                + "has another format. To fix, write the path too, or leave '--format' out."
        case .valueNotTaken(let flag):
            "'\(flag.word)' takes no value. To fix, write it alone."
        case .noNumber(let flag, let value, let numbers):
            "'\(flag.word)' is \(value.quoted). To fix, write a \(flag.isWhole ? "whole " : "")number from "
                + "\(numbers.lowerBound.text) to \(numbers.upperBound.text)."
        case .noInstant(let flag, let value):
            "'\(flag.word)' is \(value.quoted). To fix, write a date and a time in ISO 8601, such as "
                + "'2026-03-02T09:41:00Z' or '2026-03-02T10:41:00+01:00'."
        case .repeatedFlag(let flag):
            "'\(flag.word)' is given twice. To fix, write it once."
        case .flagOfOtherCommand(let flag, let command):
            "'\(program) \(command.rawValue)' does not take '\(flag.word)'. To fix, leave it out; "
                + "'\(program) \(command.rawValue) --help' lists what it takes."
        case .extraWord(let word):
            "There is one path too many: \(word.quoted). To fix, write one file or folder."
        case .extraName(let word):
            "There is one name too many: \(word.quoted). To fix, write one."
        case .noPathTaken(let path, let command):
            "'\(program) \(command.rawValue)' loads nothing, so \(path.quoted) has no effect. To fix, leave "
                + "it out, or write './\(command.rawValue)' if you mean a path of that name."
        case .nothingToCompare(let command):
            "'\(program) \(command.rawValue)' has no plugin to compare with the defaults. To fix, write '--plugin ID' or "
                + "'--all-plugins'; '\(program) plugins' lists them."
        case .nothingToExplain:
            "'\(program) explain' has no message to explain. To fix, write '--message ID'; '\(program) tree' prints "
                + "the ids."
        case .ambiguousNode(let path, let id, let paths):
            "Several views of message \(id.quoted) end with \(path.quoted). To fix, write one of their paths: "
                + "\(paths.quotedList)."
        case .unknownNode(let path, let near):
            Self.missing(.node, path, nearest: near.count == 1 ? near[0] : nil, near, program)
        case .noView(let name, let isEvent):
            "\(name.quoted) is \(isEvent ? "an event" : "a value"), not a view. To fix, write '\(program) slots', which "
                + "tells who \(isEvent ? "listens to" : "sets") it."
        case .notChosen(let id):
            "The plugin \(id.quoted) cannot be left out, as it is not chosen. To fix, write '--plugin' with "
                + "it too, or '--all-plugins'."
        case .absentNode(let path, let id):
            "Message \(id.quoted) has no view \(path.quoted) to print as JSON. To fix, leave "
                + "'--json' out: the text explains why."
        case .nowhereToWrite(let command):
            "'\(program) \(command.rawValue)' has nowhere to write to. To fix, write "
                + (command == .gallery || command == .newPlugin
                    ? "'--to FOLDER'." : "'--to FILE.html'.")
        case .outputInInput(let path, let input):
            "\(path.quoted) is the input, or lies in it: \(input.quoted). To fix, write '--to' with a "
                + "path outside of it."
        case .notUTF8(let word):
            "\(word.quoted) is not written in UTF-8. To fix, write it so; rename a file whose name "
                + "is not."
        case .needed(let flag, let other):
            "'\(other.word)' has no effect without '\(flag.word)'. To fix, write "
                + "'\(flag.word)' too, or leave it out."
        case .rivals(let flag, let other):
            "'\(other.word)' has no effect beside '\(flag.word)'. To fix, leave one of "
                + "them out."
        case .noChannel:
            "The conversation has no channel. To fix, write a file or folder that has one."
        case .noTerminal:
            "'\(program) chat' needs a terminal for its input and its output. To fix, run it in one, or write "
                + "'\(program) list'."
        case .noPluginName:
            "'\(program) new-plugin' has no name for the plugin. To fix, write one, such as 'ReadingTime'."
        case .badPluginName(let name):
            "\(name.quoted) is no name for a plugin. To fix, write letters and digits, beginning with a capital, "
                + "such as 'ReadingTime', and leave 'Plugin' at the end out."
        case .takenName(let name):
            "\(name.quoted) names something of Swift or of the package already. To fix, write another one, such as "
                + "'\(name.shown())Badge'."
        case .moduleName(let name):
            "\(name.quoted) is the name of a module that the plugin imports, or could. To fix, write another one."
        case .noPackage:
            "The package 'components', on which a new one depends, is not found from here. To fix, write "
                + "'--package PATH' with the folder of its clone."
        case .wrongPackage(let path):
            "\(path.quoted) is not the folder of the package 'components'. To fix, write '--package' with the "
                + "folder of its clone."
        case .unknownZone(let name):
            "The time zone \(name.quoted) is not known. To fix, write 'UTC', an offset such as "
                + "'+05:30', or a name such as 'Europe/Berlin'."
        case .noLanguage(let name):
            "\(name.quoted) is no language. To fix, write a tag such as 'de' or 'ar-EG'."
        }
    }

    private static func unknown(
        _ thing: NamedArgument,
        _ name: String,
        _ known: [String],
        _ program: String
    ) -> String {
        let names = Set(known).filter { !$0.isEmpty }.sorted()
        return missing(thing, name, nearest: NearestName.of(name, among: names), names, program)
    }

    private static func missing(
        _ thing: NamedArgument,
        _ name: String,
        nearest: String?,
        _ names: [String],
        _ program: String
    ) -> String {
        let fault = "There is no \(thing.rawValue) \(name.quoted)"
        if let nearest {
            return
                "\(fault). To fix, write the nearest, \(nearest.quoted)\(thing.advice(for: program))."
        }
        guard !names.isEmpty else { return "\(fault), nor any other. To fix, leave it out." }
        let rest = names.count > listLimit ? ", …" : ""
        return "\(fault). To fix, write one of \(names.prefix(listLimit).quotedList)\(rest)"
            + "\(thing.advice(for: program))."
    }

    /// The number of names that are listed if none is near.
    private static let listLimit = 8
}

extension NamedArgument {
    /// The command that lists the other names.
    fileprivate func advice(for program: String) -> String {
        switch self {
        case .flag: ", or see '\(program) --help'"
        case .command: ", or './' and the name if you mean a path"
        case .plugin: ", or see '\(program) plugins'"
        case .theme: ", or see '\(program) themes'"
        case .format: ", or see '\(program) slots' for the members of 'conversationFormat'"
        case .kind: ", or see '\(program) new-plugin --help'"
        case .unit, .pictures: ""
        case .channel, .message, .thread, .user, .action, .key, .node, .property, .option, .task:
            ", or leave it out"
        }
    }
}
