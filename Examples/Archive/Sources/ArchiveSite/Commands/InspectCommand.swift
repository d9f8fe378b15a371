import ArchiveFormats
import ArgumentParser
import Foundation

/// The command that tells what is in exports.
struct InspectCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: "Prints what is in exports, and what is broken.",
        discussion: """
            Prints the format, the channels with their messages and times, people, files, what the format cannot \
            tell, and each broken part with its place and how to fix it. Several exports of one chat are merged: \
            a message that is in more than one counts once.

            Ends with 0 if all is whole, with 1 if a part is broken, and with 2 if nothing can be read.
            """
    )

    @Argument(help: "Folders, zips, tar.gz or files of exports.")
    var input: [String]

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup var reading: ReadingOptions

    func run() throws {
        var inspector = Inspector(reading.settings)
        let inspection = inspector.inspect(input)
        FileHandle.standardOutput.write(Data((json ? inspection.json : inspection.text).utf8))
        throw ExitCode(inspection.exitCode)
    }
}
