import Components
import DefaultComponents

/// Lists the themes, or checks their contrasts and sizes of targets.
struct ThemesCommand {
    let program: Program
    let arguments: Arguments

    func run() throws -> ExitCode {
        let setup = try program.setup(arguments)
        guard arguments.has(.check) else {
            try shownThemes.forEach(list)
            return .success
        }
        var code = ExitCode.success
        for (name, arguments) in checked(setup) {
            let appearance = try program.setup(arguments).plugged()[.appearance]
            let findings = appearance.findings
            if !findings.isEmpty { code = .found }
            try program.output.write(text(name, appearance, findings))
        }
        return code
    }

    /// The chosen theme, or all.
    private var shownThemes: [PluginSample] {
        guard let name = arguments[.theme] else { return program.samples.themes }
        return program.samples.theme(name).map { [$0] } ?? []
    }

    private func list(_ theme: PluginSample) throws {
        let appearance = try appearance(of: theme)
        let manifest = theme.plugin.manifest
        let count = Appearance.valueCount - appearance.unchangedValues.count
        try program.output.write(
            "\(theme.themeName.shown()) \(manifest.version)\n  \(manifest.summary.shown())\n"
                + "  decides \(count) of \(Appearance.valueCount) values\n"
        )
    }

    private func appearance(of theme: PluginSample) throws -> Appearance {
        try program.setup(themed(theme.themeName)).plugged()[.appearance]
    }

    /// The setups to check, by name: the chosen one, or the default and each theme.
    private func checked(_ setup: ComponentsSetup) -> [(String, Arguments)] {
        let ids = setup.chosenIDs
        if arguments[.theme] != nil || !ids.isEmpty {
            let names = (arguments[.theme].map { [$0] } ?? []) + ids
            return [(names.joined(separator: " with "), arguments)]
        }
        return [("default", arguments)]
            + program.samples.themeNames.map { ($0, themed($0)) }
    }

    /// Returns the arguments with one theme.
    private func themed(_ theme: String) -> Arguments {
        var arguments = arguments
        arguments.values[.theme] = [theme]
        return arguments
    }

    /// Returns the findings, a line for each, then the values that are as by default.
    private func text(
        _ name: String,
        _ appearance: Appearance,
        _ findings: [AppearanceFinding]
    ) -> String {
        let name = name.shown()
        let unchanged = appearance.unchangedValues
        var text = findings.map { "\(name): \($0)\n" }.joined()
        if findings.isEmpty { text += "\(name): all can be read and tapped\n" }
        guard unchanged.count < Appearance.valueCount else { return text }
        text += "\(name): \(unchanged.count) of \(Appearance.valueCount) values are as by default\n"
        return text + unchanged.map { "  \($0)\n" }.joined()
    }
}
