import Components
import Drawing

/// Prints roles and names, as a screen reader would meet them.
struct MeaningCommand {
    let demo: Demo
    let arguments: Arguments

    func run() throws {
        let setup = ComponentsSetup(arguments: arguments)
        let components = try setup.plugged()
        let sections = try demo.sections(arguments, components)
        // What is read first depends on where it lies.
        var composer = MessageComposer(components, variant: .frames)
        let document = MeaningDocument(plugins: try setup.chosenIDs())
        try demo.output.write("\(document.header)\n")
        for section in sections {
            try demo.output.write("\(section.heading.heading)\n")
            for place in section.places {
                let cell = composer.cell(at: place, of: section)
                try demo.output.write(Meaning(of: cell).text)
            }
        }
        demo.tell("diagnostic", composer.findings.lines)
    }
}
