import Components
import DefaultComponents
import Drawing

/// Writes pages with before and after of every plugin into a folder.
struct GalleryCommand {
    let program: Program
    let arguments: Arguments

    func run() throws {
        let defaults = try program.setup(arguments).defaults()
        let exhibits = GalleryExhibit.all(of: program.exhibits)
        var builder = GalleryBuilder(
            sections: try program.sections(arguments, defaults, scenes: []),
            settings: LayoutSettings(arguments),
            defaults: defaults
        )
        let folder = arguments[.to] ?? ""
        do throws(PageError) {
            try PageFile.makeFolder(folder)
        } catch {
            throw ProgramError.page(error)
        }
        let themes = program.exhibits.themes
        let count = exhibits.count + (themes.isEmpty ? 1 : 2)
        var progress = Progress(program, "gallery", of: count, "pages")
        for exhibit in exhibits {
            let page = try builder.page(of: exhibit)
            try program.save(page, to: path(exhibit.file, in: folder))
            progress.advance()
        }
        if !themes.isEmpty {
            let page = try builder.page(ofThemes: themes)
            try program.save(page, to: path(GalleryBuilder.themes, in: folder))
            progress.advance()
        }
        // The index comes last: what it links to is there.
        let index = try builder.index(of: exhibits, themes: themes)
        try program.publish(index, to: path(GalleryBuilder.index, in: folder))
        progress.advance()
        program.tell("diagnostic", builder.findings.sorted())
    }

    private func path(_ file: HTMLFileName, in folder: String) -> String {
        folder.hasSuffix("/") ? "\(folder)\(file.text)" : "\(folder)/\(file.text)"
    }
}
