public import Components
import DefaultComponents
import Foundation
import Hosting

/// A program of your own that shows your plugins.
///
/// Trees, differences, accounts, pages, a chat in the terminal and a gallery:
///
/// ```swift
/// @main struct Main {
///     static func main() {
///         Workbench.run(plugins: [SquaredBubblePlugin()])
///     }
/// }
/// ```
///
/// The program's `--help` lists its commands.
public enum Workbench: Sendable {
    /// Runs the program with some plugins, does what the process's words say, and ends the process.
    ///
    /// - Parameters:
    ///   - plugins: The plugins that words can name, in any order.
    ///   - themes: The plugins that change all of a chat's look; `--theme` chooses one, and the gallery shows them.
    ///   - name: The name of the program in its help and its errors; the file's name by default.
    public static func run(
        plugins: [any Plugin],
        themes: [any Plugin] = [],
        name: String? = nil
    ) -> Never {
        run(
            samples: plugins.map { PluginSample($0) },
            themes: themes.map { PluginSample($0) },
            name: name
        )
    }

    /// Runs the program with plugins that bring code and messages, does what the process's words say, and ends the
    /// process.
    ///
    /// - Parameters:
    ///   - samples: The plugins that words can name, in any order.
    ///   - themes: The plugins that change all of a chat's look; `--theme` chooses one, and the gallery shows them.
    ///   - name: The name of the program in its help and its errors; the file's name by default.
    public static func run(
        samples: [PluginSample],
        themes: [PluginSample] = [],
        name: String? = nil
    ) -> Never {
        // A closed pipe, or a file that may not grow, then shows as an error of the write.
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        // The commands tell what they find themselves, once for all messages.
        Components.onDiagnostic = nil

        let program = Program(
            name: (name ?? fileName).shown(),
            samples: PluginSamples(samples, themes: themes),
            output: DescriptorSink(STDOUT_FILENO),
            errors: DescriptorSink(STDERR_FILENO),
            surroundings: .ofProcess()
        )
        // A process of its own has no drafts, and the runtime's handlers tell where a plugin ends it.
        let limit = ProcessInfo.processInfo.environment[IsolatedRun.mark]
        PendingVerdict.arm(isIsolated: limit != nil)
        if let limit {
            guard ProcessorLimit.begin(seconds: Int(limit) ?? 60) else { endUnlimited(program) }
        } else {
            TemporaryFileCleanup.arm()
        }
        exit(program.run(SystemCall.arguments).rawValue)
    }

    /// Ends a process of its own that the system does not limit.
    private static func endUnlimited(_ program: Program) -> Never {
        let reason = "its time cannot be limited: \(SystemCall.words(for: errno))"
        let error = ProgramError.noProcess(CommandLine.arguments.first ?? "", reason)
        program.tell("error", [error.text(for: program.name)])
        try? program.errors.flush()
        exit(error.exitCode.rawValue)
    }

    /// The name of the file that runs.
    private static var fileName: String {
        let path = CommandLine.arguments.first ?? ""
        return path.split(separator: "/").last.map(String.init) ?? "workbench"
    }
}
