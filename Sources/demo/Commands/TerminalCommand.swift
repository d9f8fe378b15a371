import Components
import Drawing
import Views

/// Draws the messages with characters.
struct TerminalCommand {
    let demo: Demo
    let arguments: Arguments

    func run() throws {
        let components = try ComponentsSetup(arguments: arguments).plugged()
        let sections = try demo.sections(arguments, components)
        let options = options
        var settings = LayoutSettings(arguments)
        settings.measurer = CellMeasurer()
        settings.width = Double(options.columns) * 8
        var composer = MessageComposer(components, settings: settings, variant: .frames)
        for section in sections {
            try demo.output.write("\(section.heading.heading)\n")
            for place in section.places {
                let cell = composer.cell(at: place, of: section)
                try demo.output.write("\n\(TerminalPicture(of: cell, options: options).text)")
            }
            try demo.output.write("\n")
        }
        demo.tell("diagnostic", composer.findings.lines)
    }

    private var options: TerminalOptions {
        let surroundings = demo.surroundings
        let isTerminal = surroundings.outputColumns != nil
        let colors: TerminalColors = surroundings.hasTrueColor ? .trueColor : .indexed
        return TerminalOptions(
            columns: arguments.number(.columns).map { Int($0) } ?? surroundings.outputColumns ?? 80,
            style: arguments.has(.ascii) ? .ascii : .unicode,
            colors: isTerminal && !surroundings.isColorless ? colors : .none,
            positionsCursor: isTerminal,
            scheme: arguments.has(.dark) ? .dark : .light
        )
    }
}
