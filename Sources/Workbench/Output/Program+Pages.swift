import Components
import Drawing
import Hosting

extension Program {
    /// Writes a page where a flag says, and prints its path.
    func publish(
        _ page: HTMLPage,
        _ spool: PageSpool? = nil,
        to path: String,
        flag: Flag = .to
    ) throws {
        try save(page, spool, to: path, flag: flag)
        try output.write("\(path.shown(upTo: 4_000))\n")
    }

    /// Writes a text where a flag says, and prints its path.
    func publish(_ text: String, to path: String, flag: Flag) throws {
        do throws(PageError) {
            try PageFile.write(to: path) { sink throws(OutputError) in try sink.write(text) }
        } catch {
            throw ProgramError.page(error, flag: flag)
        }
        try output.write("\(path.shown(upTo: 4_000))\n")
    }

    /// Writes a page, with what a spool took from it.
    func save(
        _ page: HTMLPage,
        _ spool: PageSpool? = nil,
        to path: String,
        flag: Flag = .to
    ) throws(ProgramError) {
        do throws(PageError) {
            try PageFile.write(to: path) { sink throws(OutputError) in
                try sink.write(page.head)
                try spool?.write(to: sink)
                try sink.write(page.rest)
            }
        } catch {
            throw .page(error, flag: flag)
        }
    }
}
