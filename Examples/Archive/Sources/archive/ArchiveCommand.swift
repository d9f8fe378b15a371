import ArgumentParser

/// The program for exports of chats.
@main
struct ArchiveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "archive",
        abstract: "Reads exports of chats.",
        discussion: """
            Reads exports of Slack, Mattermost, Telegram Desktop and WhatsApp from a folder, a zip, a tar.gz or a \
            single file. Nothing is unpacked to disk.
            """,
        subcommands: [InspectCommand.self]
    )
}
