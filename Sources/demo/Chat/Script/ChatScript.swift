import DefaultComponents
import Foundation

/// What happens to a list, line by line.
struct ChatScript {
    /// A step with where it is written.
    struct Line {
        let number: Int
        let text: String
        let step: ScriptStep
    }

    let file: String
    let lines: [Line]

    /// Reads the steps of a file; throws everything that is not written like a step.
    init(file: String) throws(DemoError) {
        guard let bytes = Self.bytes(of: file) else { throw .noScript(file) }
        try self.init(file: file, text: String(decoding: bytes, as: UTF8.self))
    }

    /// Returns what a file, or whatever else can be read, holds.
    private static func bytes(of path: String) -> [UInt8]? {
        let descriptor = SystemCall.open(path, O_RDONLY)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = SystemCall.read(descriptor, into: &piece)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return count == 0 ? bytes : nil }
            bytes += piece.prefix(count)
        }
    }

    /// Reads the steps of a text; `#` begins a comment, and empty lines say nothing.
    init(file: String, text: String) throws(DemoError) {
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
