import Components
import ComponentsTesting
import DefaultComponents
import Foundation

/// Checks plugins in separate processes, each alone and then all together, or certifies each, so that a plugin that ends
/// its process is a finding and not the end of the run.
struct IsolatedCheck {
    let program: Program
    let arguments: Arguments

    func run() throws -> ExitCode {
        let ids = try program.setup(arguments).chosenIDs
        var code = ExitCode.success
        let runs = ids.map { [$0] } + (ids.count > 1 && !certifies ? [ids] : [])
        var progress = Progress(program, "check", of: runs.count, "processes")
        for some in runs {
            // One that waits is not ended.
            progress.begin(some.count == 1 ? some[0].quoted : "all together")
            switch try check(some) {
            case .success: break
            case .found: code = .found
            case let other: return other
            }
        }
        if code == .success, !certifies {
            let plugins = ids.count == 1 ? "1 plugin" : "\(ids.count) plugins"
            try program.output.write(
                "\(plugins), each alone and together: everything has an effect, and nothing ends the process\n"
            )
        }
        return code
    }

    private var certifies: Bool { arguments.command == .certify }

    private func check(_ ids: [String]) throws -> ExitCode {
        let run: IsolatedRun
        do {
            run = try IsolatedRun(of: program.surroundings.command + words(ids), limit: limit)
        } catch {
            throw ProgramError.noProcess(program.surroundings.command.first ?? "", "\(error)")
        }
        if run.isOutOfTime {
            try program.output.write(text(of: run, nil, ids))
            return .found
        }
        switch run.ending {
        case .code(ExitCode.success.rawValue) where run.output.hasSuffix(wellMark):
            if certifies { try write(run.output) }
            return .success
        case .code(ExitCode.found.rawValue) where !run.output.isEmpty:
            try write(run.output)
            return .found
        case .code(let number):
            let lines = run.errors.split(separator: "\n").filter { $0.hasPrefix("error: ") }
            if let code = ExitCode(rawValue: number), code != .success, !lines.isEmpty {
                program.tell(
                    "error",
                    lines.map { String($0.dropFirst("error: ".count)).shown(upTo: 10_000) }
                )
                return code
            }
            try program.output.write(text(of: run, "the code \(number)", ids))
        case .signal(let number):
            try program.output.write(text(of: run, "signal \(number)", ids))
        }
        return .found
    }

    /// Passes on the output of a process, which may contain text of plugins.
    private func write(_ output: String) throws {
        for line in output.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            try program.output.write("\(String(line).shown(upTo: 10_000))\n")
        }
    }

    /// The end of the output of a check without findings.
    private var wellMark: String {
        certifies ? " laws\n" : ": everything has an effect\n"
    }

    /// The limit of processor time of a process, in seconds.
    private var limit: Int {
        Int(arguments.number(.limit) ?? (certifies ? 600 : 60))
    }

    /// Returns the text about plugins that end a process in some way; without one, they do not end in time.
    private func text(of run: IsolatedRun, _ ending: String?, _ ids: [String]) -> String {
        let isOne = ids.count == 1
        let who = isOne ? "The plugin \(ids[0].quoted)" : "The plugins together"
        let calls = run.calls.told
        let isKnown = calls.contains(where: \.isOfPlugin)
        let chosen = ids.map { "--plugin \($0.shown())" }.joined(separator: " ")
        let debug = "run '\(program.name) tree \(chosen)' in a debugger"
        let text: String
        if let ending {
            let why = run.lastWords.map { ": \($0.shown())" } ?? ""
            let place = isKnown ? "begin at the first line that is yours" : debug
            text =
                "\(who) \(isOne ? "ends" : "end") the process, with \(ending)\(why). To fix, \(place)."
        } else {
            let time = limit == 1 ? "1 second" : "\(limit) seconds"
            let place =
                isKnown
                ? "look for a loop without an end in the first line that is yours"
                : "\(debug) and stop it"
            text =
                "\(who) \(isOne ? "does" : "do") not come to an end within \(time) of processor time. "
                + "To fix, \(place), or raise '--limit'."
        }
        return "\(text)\n" + calls.map { "  \($0.text.shown())\n" }.joined()
    }

    /// Returns the arguments of a check of some plugins with the plugins that they require.
    private func words(_ ids: [String]) -> [String] {
        let required = program.samples.plugins.required(by: ids.map(PluginID.init(rawValue:)))
        let all = certifies ? ids : ids + required.map(\.id.rawValue)
        var words = certifies ? ["certify"] : ["plugins", "--check"]
        words += all.flatMap { ["--plugin", $0] }
        for flag in Flag.allCases where !Self.ownFlags.contains(flag) {
            if arguments.has(flag) { words.append(flag.word) }
            words += arguments.all(flag).filter { flag != .prefer || all.contains($0) }
                .flatMap { [flag.word, $0] }
        }
        return words + (arguments.path.map { ["--", $0] } ?? [])
    }

    /// The flags that are not passed on to the processes as they are.
    private static let ownFlags: Set<Flag> = [.plugin, .allPlugins, .check, .isolated, .limit]
}
