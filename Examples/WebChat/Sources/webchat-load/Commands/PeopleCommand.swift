import ArgumentParser

/// Makes a database with many people.
struct PeopleCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "people",
        abstract: "Makes a database with invented people who are signed in.",
        discussion: """
            No server may use the database. The tokens of the people are written to a file that only you can read, a line \
            of JSON for each: its value is the cookie 'webchat-session'.
            """
    )

    @Option(help: "The database, which is made if it is not there.")
    var data: String

    @Option(help: "The file of the tokens, which must not be there.")
    var tokens: String

    @Option(help: "The number of people.")
    var people = 100

    @Option(help: "The number of rooms.")
    var rooms = 1

    @Option(help: "The number of messages in each room.")
    var messages = 0

    @Option(help: "The seed of the messages.")
    var seed: UInt64 = 1

    func validate() throws {
        guard people > 0, rooms > 0, messages >= 0 else {
            throw ValidationError("Name positive numbers of people and rooms.")
        }
    }

    func run() async throws {
        do {
            let chat = try await LoadChat.make(
                at: data,
                people: people,
                rooms: rooms,
                messages: messages,
                seed: seed
            )
            try chat.write(to: tokens)
        } catch {
            Progress.say("Error: \(error)")
            throw ExitCode(1)
        }
    }
}
