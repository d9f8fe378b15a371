import Components
import Drawing
import Views

/// Prints the composed tree of each message.
struct TreeCommand {
    let program: Program
    let arguments: Arguments

    func run() throws {
        let setup = try program.setup(arguments)
        let components = try setup.plugged()
        let sections = try program.sections(arguments, components)
        let settings = LayoutSettings(arguments)
        let variant = arguments.has(.structure) ? TreeVariant.structure : .frames
        var composer = MessageComposer(components, settings: settings, variant: variant)
        if arguments.has(.json) {
            let records = sections.selected.lazy.map { message in
                TreeRecord(composer.entry(of: message), in: message.section.heading).json
            }
            try program.write(array: records)
        } else {
            let document = settings.document(of: components, variant, plugins: setup.chosenIDs)
            try program.output.write("\(document.header)\n")
            for section in sections {
                try program.output.write("\(section.heading.heading)\n")
                for message in section.selected {
                    try program.output.write(composer.entry(of: message).text)
                }
            }
        }
        program.tell("diagnostic", composer.findings.lines)
    }
}
