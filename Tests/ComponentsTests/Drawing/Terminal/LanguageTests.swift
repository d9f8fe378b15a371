import DefaultComponents
import Drawing
import Foundation
import Testing
import Views

/// A paragraph of each of the forty most written languages, as `Examples/Languages` has them.
@Suite struct LanguageTests {
    @Test(arguments: Languages.paragraphs, [false, true])
    func everyRowOfABubbleEndsInTheSameColumn(paragraph: String, makesRoom: Bool) {
        let measurer = CellMeasurer(makesRoom: makesRoom)
        let limits = TextLimits(width: 320)
        let size = measurer.layout([TextSpan(paragraph, font: .body)], limits: limits).size
        let label = Label()
        label.text = paragraph
        label.numberOfLines = 0
        let shown = DrawnMessage.view(label, 16, 16, size.width, size.height)
        let bubble = DrawnMessage.framed(
            DrawnMessage.view(0, 0, size.width + 32, size.height + 32, [shown])
        )

        DrawnMessage.mount(bubble, measurer: measurer)
        let rows = TerminalPicture(of: bubble, options: TerminalOptions(columns: 60)).text
            .split(separator: "\n").map(String.init)

        #expect(rows.count > 2)
        let ends = rows.map { $0.cells(makesRoom: makesRoom) }
        #expect(ends.allSatisfy { $0 == Int(size.width / 8) + 4 }, "\(ends)")
        let drawn = rows.dropFirst().dropLast().map { $0.dropFirst().dropLast() }.joined()
        #expect(drawn.letters == paragraph.letters)
    }

    @Test func thereAreFortyLanguages() {
        #expect(Set(Languages.paragraphs).count == 40)
    }
}

extension StringProtocol {
    /// The scalars that are letters, marks or signs.
    fileprivate var letters: [Unicode.Scalar] {
        unicodeScalars.filter { $0 != " " && $0.properties.generalCategory != .format }
    }
}

/// The conversation in the examples.
private enum Languages {
    static let paragraphs: [String] = {
        let path = URL(fileURLWithPath: #filePath)
            .appendingPathComponent("../../../../../Examples/Languages/languages.json").standardized
        guard let source = try? ConversationSource(path: path.path),
            let conversation = try? ConversationLoader().load(source)
        else { return [] }
        return conversation.channels.flatMap(\.messages).map(\.text.plain)
    }()
}
