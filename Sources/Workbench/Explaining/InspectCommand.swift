import Components
import Drawing

/// Draws the messages into one page, in which each part shows its facts.
struct InspectCommand {
    let program: Program
    let arguments: Arguments

    func run() throws {
        let setup = try program.setup(arguments)
        let components = try setup.plugged()
        let ids = setup.chosenIDs
        let sections = try program.sections(arguments, components)
        let settings = LayoutSettings(arguments)
        var composer = MessageComposer(components, settings: settings, variant: .frames)
        let count = sections.selectedCount
        var progress = Progress(program, "inspect", of: count, "messages", step: 250)
        var page = HTMLPage(title: sections.title, settings: settings.page(components))
        if !ids.isEmpty { page.append(paragraph: "With \(ids.joined(separator: ", ")).") }
        let path = arguments[.to] ?? ""
        let spool = PageSpool(for: path)
        for section in sections {
            page.append(heading: section.title)
            for message in section.selected {
                page.append(inspection: composer.inspection(of: message))
                try spool.take(from: &page)
                progress.advance()
            }
        }
        try program.publish(page, spool, to: path)
        program.tell("diagnostic", composer.findings.lines)
    }
}
