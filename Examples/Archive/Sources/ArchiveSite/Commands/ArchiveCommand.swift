import ArgumentParser

/// The program for exports of chats.
struct ArchiveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "archive",
        abstract: "Turns exports of chats into pages to keep.",
        discussion: """
            Reads exports of Slack, Mattermost, Telegram Desktop and WhatsApp from a folder, a zip, a tar.gz or a \
            single file. Nothing is unpacked to disk.
            """,
        subcommands: [BuildCommand.self, RenderCommand.self, InspectCommand.self]
    )
}
