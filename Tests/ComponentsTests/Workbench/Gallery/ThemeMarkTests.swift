import Components
import DefaultComponents
import Drawing
import Testing
import Views

@testable import Hosting
@testable import Workbench

/// Nothing is drawn in a colour, a font or a length that is not the appearance's.
@Suite(.diagnosticsOfIssues)
struct ThemeMarkTests {
    private let marks = MarkedAppearance()
    private let sections: [MessageSection]
    private let transcript: ChannelTranscript

    init() throws {
        let conversation = try ConversationLoader().load(SailingWeekend.source)
        transcript = try #require(conversation.channels.first)
        sections = conversation.channels.flatMap(MessageSection.sections)
    }

    @Test func everyValueIsMarked() {
        let rest = marks.value.unchangedValues.filter { !$0.hasPrefix("images.") }

        #expect(rest == [])
        #expect(Set(marks.lengths).count > 120)
    }

    @Test func pageHasNoOtherColor() {
        let page = page()

        let colors = page.matches(of: #/#([0-9A-F]{6,8})\b/#).map { String($0.1) }

        #expect(Set(colors).subtracting(marks.colors) == [])
        #expect(Set(colors).count > 50)
        #expect(!page.contains("rgb("))
        #expect(!page.contains("rgba("))
    }

    @Test func pageHasNoOtherFont() {
        let page = page()
        let marked = marks.sizes.union(marks.sizes.map { $0 * 0.875 })

        let rules = page.matches(of: #/\n\.[tf]\d+\{font-size:([0-9.]+)px;[^}]*\}/#)
        let sizes = rules.compactMap { Double($0.1) }
        let strangers = rules.map { String($0.0) }.filter {
            !$0.contains("font-family:\"Mark ") && !$0.contains("font-family:var(--mono)")
        }

        #expect(sizes.filter { size in !marked.contains { abs($0 - size) < 0.001 } } == [])
        #expect(strangers == [])
        #expect(rules.count > 8)
        #expect(page.contains("--words:\"Mark "))
        #expect(page.contains("--initials:\"Mark "))
        #expect(page.contains("--code-words:\"Mark "))
    }

    @Test func pageHasNoOtherLength() throws {
        let style = try #require(page().split(separator: "</style>").first)
        let marked = marks.lengths.union(marks.sizes)

        // Hidden views are a point large, and the thinnest line a third.
        let rules = style.split(separator: "\n").filter { rule in
            ![".t", ".f", ".h{", "white-space"].contains { rule.hasPrefix($0) }
                && !rule.contains("::before")
        }
        let lengths = rules.flatMap { rule in
            rule.matches(of: #/([0-9.]+)(px|rem(?!\)))/#).compactMap { match in
                Double(match.1).map { match.2 == "px" ? $0 : $0 * 16 }
            }
        }

        let strangers = Set(lengths).filter { length in
            !marked.contains { abs($0 - length) < 0.001 } && !marks.isDerived(length)
        }
        #expect(strangers == [])
        #expect(Set(lengths).count > 10)
    }

    @Test func viewsHaveNoOtherLength() {
        var composer = composer(.frames)
        var found = FoundLengths()
        for message in sections.selected { found.add(composer.cell(of: message)) }
        found.add(channels().view)
        found.add(channelHeader())

        #expect(found.strangers(to: marks) == [])
        #expect(found.count > 1_000)
    }

    @Test(arguments: [TreeScheme.light, .dark])
    func terminalHasNoOtherColor(scheme: TreeScheme) {
        var options = TerminalOptions(columns: 60, colors: .trueColor, scheme: scheme)
        options.take(marks.value)
        var settings = LayoutSettings()
        settings.measurer = CellMeasurer()
        settings.width = 480
        var composer = MessageComposer(components, settings: settings, variant: .frames)
        var text = ""
        for message in sections.selected {
            let cell = composer.cell(of: message)
            text += TerminalPicture(of: cell, options: options).text
        }
        var sheet = Sheet(title: "Title", lines: ["Line"])
        sheet.choices = [Sheet.Choice(title: "Choice") { _ in }]
        let below = settings.applied(to: components)
        text += SheetPicture(sheet, components: below, options: options, rows: 20).picture.text

        let colors = colors(in: text)
        #expect(colors.subtracting(marks.colors) == [])
        #expect(colors.count > 10)
    }

    @Test(arguments: [TreeScheme.light, .dark])
    func chatHasNoOtherColor(scheme: TreeScheme) {
        let options = TerminalOptions(columns: 70, colors: .trueColor, scheme: scheme)
        let chat = TerminalChat(of: transcript, with: components, options: options)
        var frames = [chat.frame.update(from: nil)]
        // The selection, a sheet, the actions for a message, the composer, and the text in the last row.
        for keys in ["\t", "?", "\u{1B}", "p", "\u{1B}", "c", "/", "@", "\u{3}"] {
            chat.take(keys.utf8)
            chat.advance(milliseconds: 50)
            frames.append(chat.frame.update(from: nil))
        }

        #expect(Set(frames).count > 5)
        for frame in frames { #expect(colors(in: frame).subtracting(marks.colors) == []) }
    }

    /// The colours that a text for a terminal sets.
    private func colors(in text: String) -> Set<String> {
        let colors = text.matches(of: #/[34]8;2;(\d+);(\d+);(\d+)/#).map { match in
            [match.1, match.2, match.3].compactMap { UInt8($0) }
                .map { String(0x100 + Int($0), radix: 16).dropFirst().uppercased() }.joined()
        }
        return Set(colors)
    }

    // MARK: Drawn content

    private var components: Components {
        var components = Components()
        components[.appearance] = marks.value
        return components
    }

    private func composer(_ variant: TreeVariant) -> MessageComposer {
        MessageComposer(components, variant: variant)
    }

    /// Channels with and without messages, muted, unread and selected.
    private func channels() -> ChatChannelListVC {
        let list = ListedChannels((0..<8).map { ListedChannels.channel($0, unread: $0 % 3) })
        let controller = ChatChannelListVC.shown(list, with: components)
        controller.selectedChannelID = list.channels[1].channel.id
        controller.view.layoutIfNeeded()
        return controller
    }

    private func channelHeader() -> any ChannelHeaderView {
        let header = components.make(.channelHeaderView)
        header.content = ChatChannelHeader(FixtureChat.group)
        header.layout(width: 480)
        return header
    }

    private func page() -> String {
        var page = HTMLPage(title: "Page", settings: LayoutSettings().page(components))
        var composer = composer(.frames)
        for section in sections {
            page.append(heading: section.title)
            page.append(transcript: section.selected.map { composer.picture(of: $0) })
        }
        page.append(transcript: [
            HTMLEntry(id: "composer", name: "", view: MarkedComposer(components).composer.view),
            HTMLEntry(id: "channels", name: "", view: channels().view),
            HTMLEntry(id: "channel", name: "", view: channelHeader()),
        ])
        page.append(facts: [InspectedFact("fact", "of a part")])
        page.append(code: "code")
        page.append(links: [HTMLLink("link", to: HTMLFileName("file"))])
        return page.text
    }
}
