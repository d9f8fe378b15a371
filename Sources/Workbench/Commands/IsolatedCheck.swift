import Components
import DefaultComponents
import Foundation

/// Checks plugins in processes of their own, each alone and then all together, so that one that ends its process is a
/// finding and not the end of the run.
struct IsolatedCheck {
    let program: Program
    let arguments: Arguments

    func run() throws -> ExitCode {
        let ids = try program.setup(arguments).chosenIDs()
        var code = ExitCode.success
        for some in ids.map({ [$0] }) + (ids.count > 1 ? [ids] : []) {
            switch try check(some) {
            case .success: break
            case .found: code = .found
            case let other: return other
            }
        }
        if code == .success {
            let plugins = ids.count == 1 ? "1 plugin" : "\(ids.count) plugins"
            try program.output.write(
                "\(plugins), each alone and together: nothing is said in vain, and nothing ends the process\n"
            )
        }
        return code
    }

    private func check(_ ids: [String]) throws -> ExitCode {
        let run: IsolatedRun
        do {
            run = try IsolatedRun(of: program.surroundings.command + words(ids))
        } catch {
            throw ProgramError.noProcess(program.surroundings.command.first ?? "", "\(error)")
        }
        switch run.ending {
        case .code(ExitCode.success.rawValue): return .success
        case .code(ExitCode.found.rawValue):
            try program.output.write(run.output)
            return .found
        case .code(let code):
            let lines = run.errors.split(separator: "\n").filter { $0.hasPrefix("error: ") }
            program.tell("error", lines.map { String($0.dropFirst("error: ".count)) })
            return ExitCode(rawValue: code) ?? .outputFailed
        case .signal(let signal):
            try program.output.write(text(of: run, signal, ids))
            return .found
        }
    }

    private func text(of run: IsolatedRun, _ signal: Int32, _ ids: [String]) -> String {
        let who =
            ids.count == 1
            ? "The plugin \(ids[0].quoted) ends the process"
            : "The plugins together end the process"
        let why = run.lastWords.map { ": \($0.shown())" } ?? ""
        let calls = run.calls.prefix(8).map { "  \($0.shown())\n" }.joined()
        let place =
            calls.isEmpty
            ? "run '\(program.name) tree --plugin \(ids[0])' in a debugger"
            : "begin at the first line that is yours"
        return "\(who), with signal \(signal)\(why). To fix, \(place).\n\(calls)"
    }

    /// Returns the words of a check of some plugins in this process.
    private func words(_ ids: [String]) -> [String] {
        var words = ["plugins", "--check"] + ids.flatMap { ["--plugin", $0] }
        for flag in Flag.allCases where ![.plugin, .allPlugins, .check, .isolated].contains(flag) {
            if arguments.has(flag) { words.append(flag.rawValue) }
            words += arguments.all(flag).flatMap { [flag.rawValue, $0] }
        }
        return words + (arguments.path.map { ["--", $0] } ?? [])
    }
}
