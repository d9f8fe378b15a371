import Components
import DefaultComponents
import Drawing

/// Writes pages with before and after of every example plugin into a folder.
struct GalleryCommand {
    let demo: Demo
    let arguments: Arguments

    func run() throws {
        let defaults = try ComponentsSetup(arguments: arguments).defaults()
        let exhibits = GalleryExhibit.all
        var builder = GalleryBuilder(
            sections: try demo.sections(arguments, defaults),
            settings: LayoutSettings(arguments),
            defaults: defaults
        )
        let folder = arguments[.to] ?? ""
        do throws(PageError) {
            try PageFile.makeFolder(folder)
        } catch {
            throw DemoError.page(error)
        }
        var progress = Progress(demo, "gallery", of: exhibits.count + 1, "pages")
        for exhibit in exhibits {
            let page = try builder.page(of: exhibit)
            try demo.save(page, to: path(HTMLFileName(exhibit.name), in: folder))
            progress.advance()
        }
        // The index comes last: what it links to is there.
        let index = try builder.index(of: exhibits)
        try demo.publish(index, to: path(GalleryBuilder.index, in: folder))
        progress.advance()
        demo.tell("diagnostic", builder.findings.sorted())
    }

    private func path(_ file: HTMLFileName, in folder: String) -> String {
        folder.hasSuffix("/") ? "\(folder)\(file.text)" : "\(folder)/\(file.text)"
    }
}
