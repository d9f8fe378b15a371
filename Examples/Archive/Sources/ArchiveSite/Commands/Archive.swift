public import ArchiveFormats
import ArgumentParser
public import Components

/// The program `archive` with plugins, themes and formats of one's own.
///
/// ```swift
/// import ArchiveSite
///
/// Archive.run(plugins: [SquaredBubblePlugin()])
/// ```
public enum Archive {
    /// Runs the command of the program's arguments, and ends the program.
    public static func run(
        plugins: [any Plugin] = [],
        themes: [any Plugin] = [],
        formats: [any ArchiveFormat] = ArchiveReading.formats
    ) -> Never {
        let parts = ArchiveParts(plugins: plugins, themes: themes, formats: formats)
        ArchiveParts.$current.withValue(parts) { ArchiveCommand.main() }
        ArchiveCommand.exit()
    }
}

/// The plugins, themes and formats of a program.
struct ArchiveParts: Sendable {
    var plugins: [any Plugin] = []
    var themes: [any Plugin] = []
    var formats: [any ArchiveFormat] = ArchiveReading.formats

    @TaskLocal static var current = ArchiveParts()

    /// Returns components in a look.
    func components(_ look: LookChoice) throws -> Components {
        var chosen: [any Plugin] = []
        for id in look.plugins {
            chosen.append(try Self.find(id, in: plugins, kind: "plugin"))
        }
        if let theme = look.theme {
            chosen.append(try Self.find(theme, in: themes, kind: "theme"))
        }
        var components = Components()
        try components.install(chosen)
        return components
    }

    private static func find(
        _ id: String,
        in plugins: [any Plugin],
        kind: String
    ) throws -> any Plugin {
        if let plugin = plugins.first(where: { $0.id.rawValue == id }) { return plugin }
        let names = plugins.map { "'\($0.id.rawValue)'" }.sorted().joined(separator: ", ")
        throw ValidationError(
            "There is no \(kind) '\(id)'; there are \(names.isEmpty ? "none" : names)."
        )
    }
}
