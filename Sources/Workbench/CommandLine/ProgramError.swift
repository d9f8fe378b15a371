import Components
import DefaultComponents

/// An error that ends the program without a result.
enum ProgramError: Error, Equatable {
    /// The command line is wrong, in these ways.
    case usage([UsageFault])
    /// The chosen plugins cannot be installed together.
    case install(ComponentsError)
    /// The conversation cannot be loaded.
    case conversation(ConversationError)
    /// The script cannot be read.
    case noScript(String)
    /// The script has more bytes than are read.
    case longScript(String, limit: Int)
    /// The script is wrong, in these lines.
    case script([ScriptError])
    /// A contract, or a changelog, cannot be read.
    case contract(ConversationError)
    /// The program cannot be run once more, and why.
    case noProcess(String, String)
    /// A page cannot be written where a flag says.
    case page(PageError, flag: Flag = .to)

    /// The exit code.
    var exitCode: ExitCode {
        switch self {
        case .usage, .install: .usage
        case .conversation(.unreadable), .conversation(.leadsOut), .noScript: .noInput
        case .contract(.unreadable): .noInput
        case .contract: .badData
        case .script, .longScript, .conversation(.tooLarge): .badData
        case .conversation(.unknownFormat), .conversation(.unknownZone): .usage
        case .conversation(.malformed), .conversation(.unrecognized): .badData
        case .page, .noProcess: .outputFailed
        }
    }
}

extension ProgramError {
    /// Returns the errors and their remedies, for the program with a name, a line for each.
    func text(for program: String) -> String {
        switch self {
        case .usage(let faults):
            faults.map { $0.text(for: program) }.list(joint: "\n")
        case .install(let error):
            error.isClash
                ? "\(error)\nOn the command line, write '--prefer ID' for preferring." : "\(error)"
        case .conversation(let error):
            "\(error.summary) \(error.advice(for: program))"
        case .contract(let error):
            error.isUnreadable
                ? "\(error.summary) To fix, check that it is there, is a file, and may be read."
                : "\(error.summary) To fix, write it with '\(program) slots --contract FILE.json'."
        case .noScript(let path):
            "The script \(path.quoted) cannot be read. To fix, check that it is there, is a file, "
                + "and may be read."
        case .longScript(let path, let limit):
            "The script \(path.quoted) has more than \(limit / 1_000_000) MB. To fix, write several "
                + "scripts."
        case .script(let errors):
            errors.map { $0.text(for: program) }.list(joint: "\n")
        case .noProcess(let path, let reason):
            "The program \(path.quoted) cannot be run in a process of its own: \(reason.shown()). To fix, leave "
                + "out '--isolated'."
        case .page(let error, let flag):
            error.text(of: flag)
        }
    }
}

extension ComponentsError {
    /// Whether a preference would help.
    fileprivate var isClash: Bool {
        guard case .faults(let faults) = self else { return false }
        return faults.contains { fault in
            switch fault {
            case .baseClash, .valueClash: true
            default: false
            }
        }
    }
}

extension ConversationError {
    fileprivate var isUnreadable: Bool {
        if case .unreadable = self { true } else { false }
    }

    /// The remedy on the command line.
    fileprivate func advice(for program: String) -> String {
        switch self {
        case .malformed:
            "To fix, correct it there, or write '--lenient' to load what is whole."
        case .unreadable:
            "To fix, check that it is there, is a file or a folder, and may be read."
        case .leadsOut:
            "To fix, write '--follow-links' if what it leads to may be read."
        case .tooLarge:
            "To fix, split it into smaller parts."
        case .unrecognized, .unknownFormat:
            "To fix, write '--format NAME' with a name from '\(program) slots'."
        case .unknownZone:
            "To fix, write 'UTC', an offset such as '+05:30', or a name such as 'Europe/Berlin'."
        }
    }
}

/// The exit code of the program, with the numbers of `sysexits.h` for failures.
enum ExitCode: Int32, Sendable, CaseIterable {
    /// All was well.
    case success = 0
    /// A check has findings.
    case found = 1
    /// The command line is wrong, or the plugins cannot live together.
    case usage = 64
    /// The input is malformed, too large, or in no known format.
    case badData = 65
    /// The input does not exist or cannot be read.
    case noInput = 66
    /// The output could not be written.
    case outputFailed = 74
}
