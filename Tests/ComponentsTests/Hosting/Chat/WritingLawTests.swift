import Components
import DefaultComponents
import Drawing
import Testing
import Views

@testable import Hosting
@testable import Workbench

/// Whatever happens around it, the composer has the typed text, as an array of characters has it.
struct WritingLawTests {
    @Test(arguments: Cases(2, of: 100))
    func whatIsTypedIsNotLost(seed: Case) throws {
        var random = SeededGenerator(seed: seed)
        let chat = try ChatFixture.chat(bot: ChatBot())
        var components = chat.stage.components
        components.transform(.messageSubmission) { _, _ in .refuse(reason: "Not today.") }
        chat.stage.rebuild(components)
        chat.stage.write(true)
        let options = TerminalOptions(columns: 70)
        var terminal = TerminalEmulator(rows: 20, columns: options.columns)
        var shown: TerminalScreen?
        var plain = PlainEditor()

        for step in 0..<(LongTests.areOn ? 200 : 60) {
            switch Int.random(in: 0..<12, using: &random) {
            case 0: chat.advance(milliseconds: LiveChat.pace)
            case 1:
                let size = (
                    Int.random(in: 1...100, using: &random), Int.random(in: 1...40, using: &random)
                )
                chat.resize(columns: size.0, rows: size.1)
                terminal = TerminalEmulator(rows: size.1, columns: size.0)
                shown = nil
            case 2:
                if chat.stage.viewport.composer?.suggestions.items.isEmpty == true {
                    chat.take(.enter)
                }
            case 3:
                chat.stage.receive(
                    Bool.random(using: &random) ? .connectionLost : .connectionRestored
                )
            case 4: chat.stage.rebuild(components)
            default:
                let key = Self.keys.randomElement(using: &random) ?? .left
                guard let edit = TextEdit(key) else { continue }
                chat.take(key)
                plain.apply(edit)
            }
            let frame = chat.frame
            terminal.take(frame.update(from: shown))
            shown = frame

            #expect(chat.text == plain.text, "seed \(seed), step \(step)")
            let cursor = chat.stage.viewport.composer?.content.editedText.cursor
            #expect(cursor == plain.offset(plain.cursor), "seed \(seed), step \(step)")
            #expect(terminal.faults.isEmpty, "seed \(seed), step \(step): \(terminal.faults)")
            guard chat.text == plain.text else { return }
        }
    }

    private static let keys: [ChatKey] = [
        .character("a"), .character("明"), .character("\u{301}"), .character("👩"), .character(" "),
        .character("क"), .paste("two\r\nlines\u{1B}[A"),
        .paste("long words that need a row or two"),
        .control("j"), .modified(.enter, .alt), .backspace, .delete, .left, .right, .home, .end,
        .control("w"), .control("k"), .control("u"), .control("y"), .control("t"),
        .modified(.left, .control), .modified(.right, .shift), .modified(.character("d"), .alt),
        .modified(.character("b"), .alt), .modified(.up, .control),
    ]
}
