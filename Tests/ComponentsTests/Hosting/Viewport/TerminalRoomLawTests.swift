import Components
import DefaultComponents
import Drawing
import Testing
import Views

@testable import Hosting

/// In terminals, bars and corners leave the button, the typing indicator and the messages free.
@Suite(.diagnosticsOfIssues)
struct TerminalRoomLawTests {
    @Test(arguments: Cases(6, of: 400))
    func nothingCoversTheButtonOrTheTypingIndicator(number: Case) throws {
        var generator = SeededGenerator(seed: number)
        var options = TerminalOptions(columns: Int.random(in: 24...110, using: &generator))
        options.positionsCursor = true
        var components = try Components.with(
            OverlayPlugin.barsAndCorners.map { OverlayPlugin(number: $0) }
        )
        if Bool.random(using: &generator) { components[.layoutDirection] = .rightToLeft }
        components[.textMeasurer] = options.measurer
        let transcript = ChannelTranscript(
            channel: FixtureChat.group,
            messages: (0..<24).reversed().map {
                FixtureChat.message("\($0)", at: Int64($0) * 90, RichText(plain: "Number \($0)"))
            }
        )
        let stage = ChatNavigator(
            ChatSession(transcript),
            canWrite: true,
            components: components,
            rows: Int.random(in: 22...60, using: &generator),
            options: options
        )
        for step in 0..<6 {
            change(stage, &generator)
            expectRoom(on: stage, "\(number), step \(step)")
        }
    }

    private func change(_ stage: ChatNavigator, _ generator: inout SeededGenerator) {
        let viewport = stage.viewport
        switch Int.random(in: 0..<5, using: &generator) {
        case 0:
            let count = Int.random(in: 0...FixtureChat.others.count, using: &generator)
            viewport.list.showTypingIndicator(
                typingUsers: Array(FixtureChat.others.prefix(count))
            )
        case 1: viewport.scroll(by: -Int.random(in: 1...20, using: &generator))
        case 2: viewport.scrollToLatest()
        default:
            for key in OverlayPlugin.barsAndCorners.shuffled(using: &generator).prefix(3) {
                viewport.screen.node.connectedTree?.set(
                    Bool.random(using: &generator),
                    of: OverlayPlugin.keys[key],
                    for: .channel(FixtureChat.group.id)
                )
            }
        }
        viewport.fit()
    }

    /// Expects that all rows of the list's own views are drawn, and that the typing indicator is in no row of a message.
    private func expectRoom(on stage: ChatNavigator, _ text: String) {
        let (viewport, lines) = (stage.viewport, stage.screen().lines)
        let (button, typing) = (
            viewport.list.scrollToLatestMessageButton, viewport.list.typingIndicatorView
        )
        for own in viewport.listOverlays where own.view === button || own.view === typing {
            for (place, line) in own.picture.lines.enumerated() {
                let row = own.row + place
                let drawn = lines.indices.contains(row) ? lines[row] : ""
                #expect(drawn.contains(line), "\(type(of: own.view)), row \(row): \(text)")
            }
        }
        guard let shown = viewport.listOverlays.first(where: { $0.view === typing }) else { return }
        let rows = viewport.firstRow..<viewport.firstRow + viewport.lines.count
        #expect(!rows.overlaps(shown.row..<shown.row + shown.picture.rows), "messages: \(text)")
    }
}

extension TerminalPicture {
    /// The rows as texts, without spaces at their ends.
    fileprivate var lines: [String] {
        text.withoutOwnEscapes.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            .map { String($0.trimmingPrefix { $0 == " " }) }
    }
}
