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
            try writeJSON(of: sections, &composer)
        } else {
            let document = settings.document(
                of: components,
                variant,
                plugins: setup.chosenIDs
            )
            try program.output.write("\(document.header)\n")
            try writeText(of: sections, &composer)
        }
        program.tell("diagnostic", composer.findings.lines)
    }

    private func writeText(
        of sections: [MessageSection],
        _ composer: inout MessageComposer
    ) throws {
        for section in sections {
            try program.output.write("\(section.heading.heading)\n")
            for place in section.places {
                try program.output.write(composer.entry(at: place, of: section).text)
            }
        }
    }

    private func writeJSON(
        of sections: [MessageSection],
        _ composer: inout MessageComposer
    ) throws {
        var array = JSONArrayWriter(output: program.output)
        for section in sections {
            for place in section.places {
                let entry = composer.entry(at: place, of: section)
                try array.write(TreeRecord(entry, in: section.heading).json)
            }
        }
        try array.end()
    }
}
