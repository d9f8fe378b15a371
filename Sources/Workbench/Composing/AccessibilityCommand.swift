import Components
import Drawing
import Views

/// Prints roles and names, as a screen reader would meet them.
struct AccessibilityCommand {
    let program: Program
    let arguments: Arguments

    func run() throws {
        let setup = try program.setup(arguments)
        let components = try setup.plugged()
        let sections = try program.sections(arguments, components)
        // The order of reading follows the frames.
        var composer = MessageComposer(
            components,
            settings: LayoutSettings(now: arguments.instant),
            variant: .frames
        )
        let document = AccessibilityDocument(
            direction: components[.layoutDirection],
            plugins: setup.chosenIDs
        )
        try program.output.write("\(document.header)\n")
        for section in sections {
            try program.output.write("\(section.heading.heading)\n")
            for message in section.selected {
                let cell = composer.cell(of: message)
                try program.output.write(AccessibilityTree(of: cell).text)
            }
        }
        program.tell("diagnostic", composer.findings.lines)
    }
}
