public import ArchiveFormats
import ArchiveSearch
import ArchiveStorage
public import ArgumentParser
import Components
import Foundation

/// The command that makes a site of exports.
struct BuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Builds a site of exports, or adds exports to it.",
        discussion: """
            The site is a folder of pages that a browser opens without a server and without a script: a page a day, \
            a thread and a person, with pages of months, years and channels that lead to them. Beside each page lie \
            its messages as JSON lines.

            Exports that overlap are merged: a message that is in several is there once, as it was edited last. \
            Messages of the site that an export does not have stay, unless --mirror is given. Only pages of what \
            changed are drawn. A build that was ended goes on in the next call.

            Ends with 0 if all is whole, with 1 if a part is broken, with 2 if nothing can be read or written, and \
            with 64 if the options are wrong.
            """
    )

    @Argument(help: "Folders, zips, tar.gz or files of exports.")
    var input: [String]

    @Option(help: ArgumentHelp("The folder of the site.", valueName: "site"))
    var to: String

    @Flag(help: "Remove the messages of the site that no export has.")
    var mirror = false

    @Flag(help: "Make no search; a site that has one keeps it.")
    var noSearch = false

    @OptionGroup var reading: ReadingOptions
    @OptionGroup var drawing: DrawingOptions

    func run() throws {
        var builder = drawing.builder(of: to)
        builder.hasSearch = !noSearch
        builder.isMirror = mirror
        builder.reading = reading.settings
        try finish { try builder.build(input) }
    }
}

/// The command that draws a site again.
struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draws a site again, in another look.",
        discussion: """
            The exports are not needed: the messages beside the pages are drawn again. --plugin, --theme and --me \
            change that part of the look, --plain the whole, and later builds keep it. Pages that were removed or \
            changed by something else are drawn as well.
            """
    )

    @Argument(help: "The folder of the site.")
    var site: String

    @OptionGroup var drawing: DrawingOptions

    func run() throws {
        let builder = drawing.builder(of: site)
        try finish { try builder.render() }
    }
}

/// Options of how exports are read.
struct ReadingOptions: ParsableArguments {
    @Option(help: "The format; by default the one that recognizes the input.")
    var format: String?

    @Option(
        help: ArgumentHelp(
            "Whether the day or the month stands first in dates of texts; by default all dates of a text decide.",
            valueName: "day|month"
        )
    )
    var dates: ArchiveOptions.DateOrder?

    var settings: ReadingSettings {
        ReadingSettings(
            format: format,
            options: ArchiveOptions(dateOrder: dates),
            formats: ArchiveParts.current.formats
        )
    }
}

/// Options of how messages are drawn.
struct DrawingOptions: ParsableArguments {
    @Option(help: ArgumentHelp("A plugin to install; may be repeated.", valueName: "id"))
    var plugin: [String] = []

    @Flag(help: "Install all plugins.")
    var allPlugins = false

    @Flag(help: "Forget the plugins, the theme and the person that the site has.")
    var plain = false

    @Option(help: ArgumentHelp("The theme.", valueName: "id"))
    var theme: String?

    @Option(help: ArgumentHelp("The person whose messages are on the other side.", valueName: "id"))
    var me: String?

    @Option(help: ArgumentHelp("The number of pages that are drawn at once.", valueName: "count"))
    var workers = 2

    func validate() throws {
        guard (1...64).contains(workers) else {
            throw ValidationError("'--workers' takes a number from 1 to 64.")
        }
        guard me != "", theme != "", !plugin.contains("") else {
            throw ValidationError("'--me', '--theme' and '--plugin' take an id.")
        }
        _ = try ArchiveParts.current.components(changed(LookChoice()))
    }

    /// Returns a look with what the options say, and the rest as it is.
    private func changed(_ look: LookChoice) -> LookChoice {
        let old = plain ? LookChoice() : look
        let all = ArchiveParts.current.plugins.map(\.id.rawValue)
        return LookChoice(
            plugins: allPlugins ? all : plugin.isEmpty ? old.plugins : plugin,
            theme: theme ?? old.theme,
            reader: me ?? old.reader
        )
    }

    func builder(of site: String) -> SiteBuilder {
        let parts = ArchiveParts.current
        var builder = SiteBuilder(path: site) { try parts.components($0) }
        builder.workers = workers
        builder.look = changed
        return builder
    }
}

extension ParsableCommand {
    /// Prints the report of a body, or its error, and ends the program.
    fileprivate func finish(_ body: () throws -> SiteReport) throws -> Never {
        do {
            let report = try body()
            FileHandle.standardOutput.write(Data(report.text.utf8))
            throw ExitCode(report.exitCode)
        } catch let error as SiteError {
            FileHandle.standardError.write(Data("Error: \(error)\n".utf8))
            throw ExitCode(2)
        }
    }
}

extension ArchiveOptions.DateOrder: ExpressibleByArgument {}
