import Testing
import Views

/// A terminal with the features that the screens of chats need: it keeps the content of each cell.
struct TerminalEmulator {
    let columns: Int
    /// The cells of each row; empty behind a wide character.
    private(set) var cells: [[String]]
    /// Unknown sequences, and output that did not fit.
    private(set) var faults: [String] = []
    private var row = 0
    private var column = 0

    init(rows: Int, columns: Int) {
        self.columns = columns
        cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    }

    /// The rows without spaces at their ends.
    var lines: [String] {
        cells.map { row in
            var text = row.joined()
            while text.last == " " { text.removeLast() }
            return text
        }
    }

    /// Processes the output of a program.
    mutating func take(_ text: String) {
        var rest = text[...]
        while let character = rest.first {
            guard character == "\u{1B}" else {
                put(character)
                rest.removeFirst()
                continue
            }
            guard let match = rest.prefixMatch(of: /\u{1B}\[([?0-9;]*)([A-Za-z])/) else {
                faults.append("stray escape")
                return
            }
            obey(String(match.1), String(match.2))
            rest = rest[match.range.upperBound...]
        }
    }

    private mutating func obey(_ parameters: String, _ final: String) {
        let numbers = parameters.split(separator: ";").compactMap { Int($0) }
        switch (final, parameters.isEmpty) {
        case ("H", _):
            row = (numbers.first ?? 1) - 1
            column = (numbers.dropFirst().first ?? 1) - 1
        case ("G", _): column = (numbers.first ?? 1) - 1
        case ("K", true): clear(from: column)
        case ("K", false): clear(from: 0)
        case ("m", _), ("h", _), ("l", _): break
        default: faults.append("unknown sequence \(parameters)\(final)")
        }
    }

    private mutating func put(_ character: Character) {
        let width = max(1, CellWidth.cells(of: character))
        guard cells.indices.contains(row), column >= 0, column + width <= columns,
            character.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
        else {
            faults.append("'\(character.unicodeScalars)' at \(row), \(column)")
            return
        }
        cells[row][column] = String(character)
        for place in column + 1..<column + width { cells[row][place] = "" }
        column += width
    }

    private mutating func clear(from start: Int) {
        guard cells.indices.contains(row) else { return }
        for place in max(0, start)..<columns { cells[row][place] = " " }
    }
}
