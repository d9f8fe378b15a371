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
        let options = demo.terminalOptions(arguments, components)
        var settings = LayoutSettings(arguments)
        settings.measurer = CellMeasurer(makesRoom: options.positionsCursor)
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
}
