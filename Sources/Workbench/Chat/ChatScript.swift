import DefaultComponents

/// The steps of a script file, line by line.
struct ChatScript {
    /// A step with its position in the file.
    struct Line {
        let number: Int
        let text: String
        let step: ScriptStep
    }

    let file: String
    let lines: [Line]

    /// Reads the steps of a file; throws all lines that are no steps.
    ///
    /// Devices and pipes are refused, because reading them need not end.
    init(file: String) throws(ProgramError) {
        let bytes: [UInt8]
        do throws(DiskFault) {
            bytes = try DiskItem.bytes(of: file, upTo: Self.sizeLimit)
        } catch .tooLarge(let limit) {
            throw .longScript(file, limit: limit)
        } catch {
            throw .noScript(file)
        }
        try self.init(file: file, text: String(decoding: bytes, as: UTF8.self))
    }

    /// The largest size of a script, in bytes: 10 MB.
    private static let sizeLimit = 10_000_000

    /// Reads the steps of a text; `#` begins a comment, and empty lines are ignored.
    init(file: String, text: String) throws(ProgramError) {
        self.file = file
        var lines: [Line] = []
        var errors: [ScriptError] = []
        let rows = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (place, row) in rows.enumerated() {
            let words = row.split(whereSeparator: \.isWhitespace)
            guard let first = words.first, !first.hasPrefix("#") else { continue }
            let step = String(row.drop(while: \.isWhitespace))
            do throws(ScriptProblem) {
                lines.append(Line(number: place + 1, text: step, step: try ScriptStep(step)))
            } catch {
                errors.append(
                    ScriptError(file: file, line: place + 1, step: step, problem: error)
                )
            }
        }
        guard errors.isEmpty else { throw .script(errors) }
        self.lines = lines
    }
}
