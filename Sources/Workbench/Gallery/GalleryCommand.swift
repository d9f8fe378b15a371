import Components
import DefaultComponents
import Drawing

/// Writes pages with before and after of every plugin into a folder.
struct GalleryCommand {
    let program: Program
    let arguments: Arguments

    func run() throws {
        let defaults = try program.setup(arguments).defaults()
        let samples = GallerySample.all(of: program.samples)
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
        let themes = program.samples.themes
        let count = samples.count + (themes.isEmpty ? 2 : 3)
        var progress = Progress(program, "gallery", of: count, "pages")
        var pages: [(page: HTMLPage, path: String)] = []
        for sample in samples {
            pages.append((try builder.page(of: sample), path(sample.file, in: folder)))
            progress.advance()
        }
        if !themes.isEmpty {
            let page = try builder.page(ofThemes: themes)
            pages.append((page, path(GalleryBuilder.themes, in: folder)))
            progress.advance()
        }
        let languages = path(GalleryBuilder.languages, in: folder)
        pages.append((builder.pageOfLanguages(), languages))
        progress.advance()
        // The index comes last: what it links to is there.
        let index = path(GalleryBuilder.index, in: folder)
        pages.append((try builder.index(of: samples, themes: themes), index))
        try save(pages)
        progress.advance()
        try program.output.write("\(index.shown(upTo: 4_000))\n")
        program.tell("diagnostic", builder.findings.sorted())
    }

    /// Writes all pages; where one cannot be written, those that were not there before are deleted.
    private func save(_ pages: [(page: HTMLPage, path: String)]) throws(ProgramError) {
        var added: [String] = []
        do throws(ProgramError) {
            for (page, path) in pages {
                let isNew = DiskItem(path: path, followsLinks: false) == nil
                try program.save(page, to: path)
                if isNew { added.append(path) }
            }
        } catch {
            added.forEach(SystemCall.unlink)
            throw error
        }
    }

    private func path(_ file: HTMLFileName, in folder: String) -> String {
        folder.hasSuffix("/") ? "\(folder)\(file.text)" : "\(folder)/\(file.text)"
    }
}
