import Components
import DefaultComponents
import Hosting

/// A line of a script that cannot be performed.
struct ScriptError: Error, Equatable {
    let file: String
    let line: Int
    let step: String
    let problem: ScriptProblem
}

/// A reason why a step cannot be performed.
enum ScriptProblem: Error, Equatable {
    /// No step is written like this; near it are these.
    case unknownStep(near: [String])
    /// No whole number, or not among those that the step takes.
    case noNumber(String, ClosedRange<Int>)
    /// A name that is not known.
    case unknown(NamedArgument, String, known: [String])
    /// The message does not show the part, or takes no taps there.
    case missingPart(MessagePart, message: String, shown: [MessagePart])
    /// A path that several views of a message have.
    case ambiguousNode(String, message: String, paths: [String])
    /// No sheet offers actions.
    case nothingToChoose
    /// There is no sheet and no thread to close.
    case nothingToClose
    /// The newest message is in view, so that there is no button.
    case noButton
    /// The plugin cannot be installed, or uninstalled, now.
    case plugin(String)
    /// Nothing came of an event.
    case nothingChanged
}

extension ScriptError {
    /// Returns the position, the error and its remedy, for the program with a name.
    func text(for program: String) -> String {
        "\(file.quoted), line \(line), \(step.quoted): \(problem.text(for: program))"
    }
}

extension ScriptProblem {
    /// Returns the error and its remedy, for the program with a name.
    func text(for program: String) -> String {
        switch self {
        case .unknownStep(let forms):
            "No step is written like this. To fix, write one of "
                + forms.map { "'\($0)'" }.joined(separator: ", ")
                + "; '\(program) list --help' has them all."
        case .noNumber(let word, let range):
            "\(word.quoted) is no number for it. To fix, write a whole number from "
                + "\(range.lowerBound) to \(range.upperBound)."
        case .unknown(let thing, let name, let known):
            UsageFault.unknown(thing, name, known: known).text(for: program)
        case .missingPart(let part, let message, let shown):
            "Message \(message.quoted) shows no \(part.name.quoted) to tap. To fix, write "
                + (shown.isEmpty
                    ? "\("press \(message)".quoted)."
                    : "one of \(shown.map(\.name.quoted).joined(separator: ", ")).")
        case .ambiguousNode(let path, let id, let paths):
            UsageFault.ambiguousNode(path, message: id, paths: paths).text(for: program)
        case .nothingToChoose:
            "No sheet offers anything. To fix, write 'press ID' before it."
        case .nothingToClose:
            "There is no sheet and no thread to close. To fix, leave it out."
        case .noButton:
            "The newest message is in view, so there is no button. To fix, scroll up before it."
        case .plugin(let reason):
            reason.split(separator: "\n").map { String($0).shown(upTo: 500) }.list(joint: " ")
        case .nothingChanged:
            "It changes nothing. To fix, leave it out, or write it where it has an effect."
        }
    }
}
