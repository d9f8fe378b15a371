import Components
import Drawing
import Hosting
import Views

/// Draws the messages with characters.
struct TerminalCommand {
    let program: Program
    let arguments: Arguments

    func run() throws {
        let components = try program.setup(arguments).plugged()
        let sections = try program.sections(arguments, components)
        let options = program.terminalOptions(arguments, components)
        var settings = LayoutSettings(arguments)
        settings.measurer = options.measurer
        settings.width = options.width
        var composer = MessageComposer(components, settings: settings, variant: .frames)
        for section in sections {
            try program.output.write("\(section.heading.heading)\n")
            for message in section.selected {
                let cell = composer.cell(of: message)
                try program.output.write("\n\(TerminalPicture(of: cell, options: options).text)")
            }
            try program.output.write("\n")
        }
        program.tell("diagnostic", composer.findings.lines)
    }
}
