import Components
import DefaultComponents
import Hosting

/// One line of a script: an action of the reader, or an event.
struct ScriptStep {
    /// Whether the step needs a composer.
    var isWriting = false
    /// Whether an open sheet stays for the step.
    var keepsSheet = false
    /// Performs the step; throws a `ScriptProblem` if that is impossible.
    let play: (ScriptPlayer) throws -> Void
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
        case ("press", 2): ScriptStep { try $0.tap(.message, words[1]) }
        case ("choose", 2): ScriptStep(keepsSheet: true) { try $0.choose(words[1]) }
        case ("explain", 2): ScriptStep { try $0.explain(words[1], nil) }
        case ("explain", 3): ScriptStep { try $0.explain(words[1], words[2]) }
        case ("back", 1): ScriptStep(keepsSheet: true) { try $0.goBack() }
        case ("receive", 3...):
            event { .newMessage($0.newMessage(try $0.user(words[1]), rest(of: line, after: 2))) }
        case ("edit", 3...):
            event { .messageEdited(try $0.edited(words[1], rest(of: line, after: 2))) }
        case ("delete", 2):
            event { .messageDeleted(id: try $0.message(words[1]).id, isHard: false) }
        case ("react", 4): event { try $0.reaction(words[2], to: words[1], by: words[3]) }
        case ("type", 2): event { .typingStarted(try $0.user(words[1])) }
        case ("stop", 2): event { .typingStopped(try $0.user(words[1])) }
        case ("read", 3): event { .read(try $0.user(words[1]), upTo: try $0.message(words[2]).id) }
        case ("lose", 2) where words[1] == "connection": event { _ in .connectionLost }
        case ("restore", 2) where words[1] == "connection": event { _ in .connectionRestored }
        case ("resize", 3): try resizeStep(words[1], words[2])
        case ("write", 2...): writing(rest(of: line, after: 1).map { .character($0) })
        case ("paste", 2...): writing([.paste(rest(of: line, after: 1).unescaped)])
        case ("key", 2): writing([try key(words[1])])
        case ("send", 1): ScriptStep(isWriting: true) { $0.send() }
        case ("refuse", 2) where words[1] == "messages": ScriptStep { try $0.refuse(true) }
        case ("accept", 2) where words[1] == "messages": ScriptStep { try $0.refuse(false) }
        case ("plugin", 3) where ["on", "off"].contains(words[1]):
            ScriptStep { try $0.switchPlugin(words[1] == "on", words[2]) }
        case ("wait", 3): try waitStep(words[1], words[2])
        case ("answer", 2...): ScriptStep { try $0.answer(rest(of: line, after: 1)) }
        default: throw .unknownStep(near: forms(near: words.first ?? ""))
        }
    }

    /// Returns the step of an event of the channel.
    private static func event(
        _ event: @escaping (ScriptPlayer) throws -> ChatEvent
    ) -> ScriptStep {
        ScriptStep { try $0.receive(event($0)) }
    }

    /// Returns the step of keys in the composer.
    private static func writing(_ keys: [ChatKey]) -> ScriptStep {
        ScriptStep(isWriting: true) { $0.write(keys) }
    }

    private static func resizeStep(
        _ columns: String,
        _ rows: String
    ) throws(ScriptProblem) -> ScriptStep {
        let columns = try number(columns, Flag.columns.wholeNumbers)
        let rows = try number(rows, Flag.rows.wholeNumbers)
        return ScriptStep { $0.stage.resize(columns: columns, rows: rows) }
    }

    private static func waitStep(
        _ count: String,
        _ unit: String
    ) throws(ScriptProblem) -> ScriptStep {
        let units = ["ms": 1, "s": 1_000, "min": 60_000, "h": 3_600_000]
        guard let length = units[unit] else {
            throw .unknown(.unit, unit, known: units.keys.sorted())
        }
        let milliseconds = try number(count, 0...1_000_000) * length
        return ScriptStep { $0.stage.advance(milliseconds: milliseconds) }
    }

    private static func scrollStep(_ words: [String]) throws(ScriptProblem) -> ScriptStep {
        switch (words[0], words.count) {
        case ("top", 1): return ScriptStep { $0.stage.viewport.scrollToOldest() }
        case ("latest", 1): return ScriptStep { $0.stage.viewport.scrollToLatest() }
        case ("to", 2): return ScriptStep { try $0.show(words[1]) }
        case (let count, 1):
            let rows = try number(count, -100_000...100_000)
            return ScriptStep { $0.stage.viewport.scroll(by: rows) }
        case (let count, 2) where ["page", "pages"].contains(words[1]):
            let pages = try number(count, -10_000...10_000)
            return ScriptStep { $0.stage.viewport.scroll(byPages: pages) }
        default: throw .unknownStep(near: forms(near: "scroll"))
        }
    }

    private static func tapStep(_ words: [String]) throws(ScriptProblem) -> ScriptStep {
        if words == ["latest"] { return ScriptStep { try $0.tapLatest() } }
        guard words.count == 2 else { throw .unknownStep(near: forms(near: "tap")) }
        guard Int(words[0]) != nil else {
            return ScriptStep { try $0.tap(MessagePart(name: words[0]), words[1]) }
        }
        let (column, row) = (try number(words[0], 1...1000), try number(words[1], 1...1000))
        return ScriptStep(keepsSheet: true) { $0.stage.tap(row: row - 1, column: column - 1) }
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
