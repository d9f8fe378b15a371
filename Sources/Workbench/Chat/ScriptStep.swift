import Components
import Hosting

/// One line of a script: an action of the reader, or an event.
enum ScriptStep: Equatable {
    case scrollRows(Int)
    case scrollPages(Int)
    case scrollToOldest
    case scrollToLatest
    case scrollTo(String)
    case tapCell(column: Int, row: Int)
    case tapLatest
    case tapPart(MessagePart, String)
    case choose(String)
    case explain(String, node: String?)
    case back
    case receive(user: String, text: String)
    case edit(String, text: String)
    case delete(String)
    case react(String, name: String, user: String)
    case typing(Bool, user: String)
    case read(user: String, String)
    case connection(Bool)
    case resize(columns: Int, rows: Int)
    case plugin(Bool, String)
    case write(String)
    case paste(String)
    case key(ChatKey)
    case send
    case refuse(Bool)
    case wait(milliseconds: Int)
    case answer(String)

    /// Whether the step needs a composer.
    var isWriting: Bool {
        switch self {
        case .write, .paste, .key, .send: true
        default: false
        }
    }
}

extension ScriptStep {
    /// The forms that steps have, as the help and errors write them, with what each does.
    static let forms: [(form: String, summary: String)] =
        HelpText.lines(of: "steps of a script").map { line in
            let parts = line.split(separator: " | ", maxSplits: 1).map(String.init)
            return (parts.first ?? "", (parts.last ?? "").replacing("{parts}", with: partNames))
        }

    private static var partNames: String {
        MessagePart.named.map(\.name).joined(separator: ", ")
    }

    /// Creates the step of a line; throws what is wrong with it.
    init(_ line: String) throws(ScriptProblem) {
        let words = line.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
        self = try Self.step(words, line)
    }

    private static func step(
        _ words: [String],
        _ line: String
    ) throws(ScriptProblem) -> ScriptStep {
        switch (words.first ?? "", words.count) {
        case ("scroll", 2...3): try scrollStep(Array(words.dropFirst()))
        case ("tap", 2...3): try tapStep(Array(words.dropFirst()))
        case ("press", 2): .tapPart(.message, words[1])
        case ("choose", 2): .choose(words[1])
        case ("explain", 2...3): .explain(words[1], node: words.count > 2 ? words[2] : nil)
        case ("back", 1): .back
        case ("receive", 3...): .receive(user: words[1], text: rest(of: line, after: 2))
        case ("edit", 3...): .edit(words[1], text: rest(of: line, after: 2))
        case ("delete", 2): .delete(words[1])
        case ("react", 4): .react(words[1], name: words[2], user: words[3])
        case ("type", 2): .typing(true, user: words[1])
        case ("stop", 2): .typing(false, user: words[1])
        case ("read", 3): .read(user: words[1], words[2])
        case ("lose", 2) where words[1] == "connection": .connection(false)
        case ("restore", 2) where words[1] == "connection": .connection(true)
        case ("resize", 3):
            .resize(
                columns: try number(words[1], Flag.columns.wholeNumbers),
                rows: try number(words[2], Flag.rows.wholeNumbers)
            )
        case ("write", 2...): .write(rest(of: line, after: 1))
        case ("paste", 2...): .paste(rest(of: line, after: 1).unescaped)
        case ("key", 2): .key(try key(words[1]))
        case ("send", 1): .send
        case ("refuse", 2) where words[1] == "messages": .refuse(true)
        case ("accept", 2) where words[1] == "messages": .refuse(false)
        case ("plugin", 3) where words[1] == "on": .plugin(true, words[2])
        case ("plugin", 3) where words[1] == "off": .plugin(false, words[2])
        case ("wait", 3): try waitStep(words[1], words[2])
        case ("answer", 2...): .answer(rest(of: line, after: 1))
        default: throw .unknownStep(near: forms(near: words.first ?? ""))
        }
    }

    private static func waitStep(
        _ count: String,
        _ unit: String
    ) throws(ScriptProblem) -> ScriptStep {
        let units = ["ms": 1, "s": 1_000, "min": 60_000, "h": 3_600_000]
        guard let length = units[unit] else {
            throw .unknown(.unit, unit, known: units.keys.sorted())
        }
        return .wait(milliseconds: try number(count, 0...1_000_000) * length)
    }

    private static func scrollStep(_ words: [String]) throws(ScriptProblem) -> ScriptStep {
        switch (words[0], words.count) {
        case ("top", 1): return .scrollToOldest
        case ("latest", 1): return .scrollToLatest
        case ("to", 2): return .scrollTo(words[1])
        case (let count, 1): return .scrollRows(try number(count, -100_000...100_000))
        case (let count, 2) where ["page", "pages"].contains(words[1]):
            return .scrollPages(try number(count, -10_000...10_000))
        default: throw .unknownStep(near: forms(near: "scroll"))
        }
    }

    private static func tapStep(_ words: [String]) throws(ScriptProblem) -> ScriptStep {
        if words == ["latest"] { return .tapLatest }
        guard words.count == 2 else { throw .unknownStep(near: forms(near: "tap")) }
        guard Int(words[0]) != nil else { return .tapPart(MessagePart(name: words[0]), words[1]) }
        return .tapCell(
            column: try number(words[0], 1...1000),
            row: try number(words[1], 1...1000)
        )
    }

    private static func key(_ name: String) throws(ScriptProblem) -> ChatKey {
        guard let key = ChatKey(name: name) else {
            throw .unknown(.key, name, known: ChatKey.names)
        }
        return key
    }

    private static func number(
        _ word: String,
        _ range: ClosedRange<Int>
    ) throws(ScriptProblem) -> Int {
        guard let number = Int(word), range.contains(number) else {
            throw .noNumber(word, range)
        }
        return number
    }

    /// Returns what follows so many words, with its spaces.
    private static func rest(of line: String, after count: Int) -> String {
        let parts = line.split(separator: " ", maxSplits: count, omittingEmptySubsequences: true)
        return parts.count > count ? String(parts[count]) : ""
    }

    /// Returns the forms that begin with the word nearest to one; all first words if none is near.
    private static func forms(near word: String) -> [String] {
        let first = forms.map { String($0.form.prefix { $0 != " " }) }
        guard let nearest = NearestName.of(word, among: first) else { return first.distinct }
        return forms.map(\.form).filter { $0 == nearest || $0.hasPrefix("\(nearest) ") }
    }
}
