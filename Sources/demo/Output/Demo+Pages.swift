import Drawing

extension Demo {
    /// Writes a page and prints its path.
    func publish(_ page: HTMLPage, to path: String) throws {
        try save(page, to: path)
        try output.write("\(path)\n")
    }

    /// Writes a page.
    func save(_ page: HTMLPage, to path: String) throws(DemoError) {
        do throws(PageError) {
            try PageFile.write(page.bytes, to: path)
        } catch {
            throw .page(error)
        }
    }
}
