import Components
import DefaultComponents
import Drawing
import Views

/// Draws the messages into one page.
struct PictureCommand {
    let program: Program
    let arguments: Arguments

    func run() throws {
        let pictures = HTMLPictures(rawValue: arguments[.pictures] ?? "") ?? .placeholders
        var components = try program.setup(arguments).plugged()
        if pictures == .embedded, let local = arguments.path.flatMap(LocalPictures.init) {
            components.replace(.pictureFile, with: local.file)
        }
        let sections = try program.sections(arguments, components)
        let settings = LayoutSettings(arguments)
        var composer = MessageComposer(components, settings: settings, variant: .frames)
        let count = sections.selectedCount
        var progress = Progress(program, "picture", of: count, "messages", step: 250)
        var pageSettings = settings.page(components)
        pageSettings.pictures = pictures
        var page = HTMLPage(title: sections.title, settings: pageSettings)
        let path = arguments[.to] ?? ""
        let spool = PageSpool(for: path)
        for section in sections {
            page.append(heading: section.title)
            // Each message is written and let go before the next one is composed.
            let entries = section.selected.lazy.map { message in
                progress.advance()
                return composer.picture(of: message)
            }
            try page.append(transcript: entries) { page throws(ProgramError) in
                try spool.take(from: &page)
            }
        }
        try program.publish(page, spool, to: path)
        program.tell("diagnostic", composer.findings.lines)
    }
}
