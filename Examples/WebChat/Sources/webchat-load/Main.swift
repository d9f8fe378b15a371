import ArgumentParser

/// Measures a server with the clients of many people.
@main
struct Main: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "webchat-load",
        abstract: "Measures a chat server with many clients, in a process of its own.",
        discussion: """
            Each measurement makes a database with invented people in a temporary folder, starts 'webchat' on it and on a \
            free port of loopback, and ends both. Build both programs before: 'swift build -c release'.

            The figures are lines of a Markdown table with the budget beside them; progress is on the standard error.

            Exit codes: 0 if all figures are within their budgets, 2 if one is not or a check failed, 1 if something \
            could not be measured, 64 for wrong options.
            """,
        subcommands: [
            IdleCommand.self, DelayCommand.self, OpeningCommand.self, KillingCommand.self,
            RandomCommand.self, FrameCommand.self, AllCommand.self, PeopleCommand.self,
            BareCommand.self,
        ]
    )
}
