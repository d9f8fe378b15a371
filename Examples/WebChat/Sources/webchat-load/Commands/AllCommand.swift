import ArgumentParser

/// Measures all figures of the README.
struct AllCommand: Measurement {
    static let configuration = CommandConfiguration(
        commandName: "all",
        abstract:
            "Measures all figures, which takes some minutes on a machine that does nothing else."
    )

    @OptionGroup var options: LoadOptions

    @Option(help: "The number of sockets where there are many.")
    var sockets = 10_000

    @Option(help: "The number of messages in a large room.")
    var messages = 1_000_000

    @Option(help: "The seconds of random use.")
    var seconds = 60

    func measure() async throws -> [Figure] {
        let delays = ["--sessions", "1000", "--rooms", "20", "--rate", "200", "--budget", "20"]
        let commands: [any Measurement] = [
            try make(FrameCommand.self),
            try make(IdleCommand.self, "--sockets", "\(sockets)"),
            try make(DelayCommand.self),
            try DelayCommand.parse(delays + arguments),
            try make(OpeningCommand.self, "--messages", "\(messages)"),
            try make(KillingCommand.self, "--sockets", "\(sockets)"),
            try make(RandomCommand.self, "--seconds", "\(seconds)"),
        ]
        var figures: [Figure] = []
        for command in commands {
            Progress.say("\(type(of: command).configuration.commandName ?? "")")
            do {
                figures += try await command.measure()
            } catch {
                figures.append(
                    Figure(
                        what: "\(type(of: command).configuration.commandName ?? "")",
                        budget: "measured",
                        measured: "failed: \(error)",
                        isWithin: false
                    )
                )
            }
        }
        return figures
    }

    private func make<Command: Measurement>(
        _ type: Command.Type,
        _ extra: String...
    ) throws -> Command {
        try Command.parse(extra + arguments)
    }

    /// The options of all measurements; each has a folder of its own, as the databases have the same name.
    private var arguments: [String] {
        ["--seed", "\(options.seed)"] + (options.server.map { ["--server", $0] } ?? [])
    }
}
