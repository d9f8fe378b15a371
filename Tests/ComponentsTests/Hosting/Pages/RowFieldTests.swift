import Components
import ComponentsTesting
import DefaultComponents
import Drawing
import Hosting
import Testing
import Views

/// Fields of plugins in pages, as inputs of the browser.
@Suite(.diagnosticsOfIssues)
struct RowFieldTests {
    private let log = GestureLog()

    /// Returns pages with a field in each bubble and with a bar that has a form.
    private func pages(enablesButtons: Bool = true) throws -> ChannelPages {
        var components = try Components.with([FormPlugin(), FormBarPlugin()])
        components[.gestureLog] = log
        return ChannelPages(
            with: components,
            sample: ChannelPagesTests.sample,
            enablesButtons: enablesButtons
        )
    }

    private static func controller() -> ChatChannelController {
        ChannelPagesTests.controller([FixtureChat.message("1", "Ahoy")])
    }

    /// Returns the numbers of the elements of a row with a name.
    private static func nodes(_ name: String, of row: HTMLRow) -> [Int] {
        var (number, found) = (-1, [Int]())
        for piece in row.html.split(separator: "<") {
            if !piece.hasPrefix("/") { number += 1 }
            if piece.hasPrefix("\(name) ") { found.append(number) }
            // Browsers drop a line feed at the beginning of a text area.
            let text = piece.drop { $0 != ">" }.dropFirst()
            let isArea = piece.hasPrefix("textarea")
            if !(isArea && text.first == "\n" ? text.dropFirst() : text).isEmpty { number += 1 }
        }
        return found
    }

    /// Returns the first tag of a row with a name.
    private static func tag(_ name: String, of row: HTMLRow) throws -> TagScanner.Element {
        try #require(try elements(of: row).first { $0.name == name })
    }

    private static func elements(of row: HTMLRow) throws -> [TagScanner.Element] {
        try TagScanner.elements(of: "<!DOCTYPE html>\(row.html)".utf8)
    }

    @Test func aFieldIsAnInput() throws {
        let controller = Self.controller()
        controller.client.store[.formNote, .message("1")] = EditedText(#""><b>'&"#)
        let row = try pages().page(of: controller).rows[0]

        let input = try Self.tag("input", of: row)

        #expect(["aria-label", "placeholder"].allSatisfy { input.attributes[$0] == "Note" })
        #expect(input.attributes["value"] == #""><b>'&"#)
        #expect(!row.html.contains("textbox") && !row.html.contains("<b>"))
        #expect(row.rules.contains("appearance:none"))
        let still = try pages(enablesButtons: false).page(of: controller).rows[0]
        #expect(!still.html.contains("<input") && still.html.contains("aria-readonly"))
    }

    @Test func anEnteredTextReachesHandlersAndState() throws {
        let (pages, controller) = (try pages(), Self.controller())
        let page = pages.page(of: controller)
        let node = try #require(Self.nodes("input", of: page.rows[0]).first)
        let app = KeptEvents()
        let screen = PageScreen(pages, of: controller, events: app)

        try screen.perform(.enter, in: page.rows[0], entering: [node: "Hi <b>"])

        #expect(screen.changedTexts.isEmpty)
        #expect(log.heard == ["1 edited 'Hi <b>'"])
        let new = pages.page(of: controller)
        let patch = PagePatch(from: page, to: new)
        #expect(
            patch.operations == [
                .setAttribute(row: page.rows[0].id, node: node, name: "value", "Hi <b>")
            ]
        )
        #expect(try page.applying(patch) == new)

        // The same text is no edit; an empty one is.
        try screen.perform(.enter, in: new.rows[0], entering: [node: "Hi <b>"])
        #expect(log.heard.count == 1)
        try screen.perform(.enter, in: new.rows[0], entering: [node: ""])
        #expect(log.heard.last == "1 edited ''" && pages.page(of: controller) == page)
    }

    @Test func fieldsAreSubmittedWithTheirTexts() throws {
        let (pages, controller) = (try pages(), Self.controller())
        let row = pages.page(of: controller).rows[0]
        let node = try #require(Self.nodes("input", of: row).first)
        let app = KeptEvents()
        let screen = PageScreen(pages, of: controller, events: app)

        try screen.perform(.submit(node: node), in: row, entering: [node: "a\nb"])

        #expect(screen.changedTexts == [node: "a b"])
        #expect(log.heard == ["1 edited 'a b'", "1 submitted 'a b'"])
    }

    @Test func whatIsNoFieldTakesNoText() throws {
        let (pages, controller) = (try pages(), Self.controller())
        let page = pages.barredPage(of: controller)
        let (row, bar) = (page.rows[0], page.bars.top)
        let node = try #require(Self.nodes("input", of: row).first)
        let locked = try #require(Self.nodes("input", of: bar).last)
        let app = KeptEvents()
        let screen = PageScreen(pages, of: controller, events: app)
        for (place, wrong) in [(row, 0), (row, node + 1), (bar, 0), (bar, locked)] {
            #expect(throws: RowInputError.noField(wrong)) {
                try screen.perform(.enter, in: place, entering: [wrong: "no"])
            }
            #expect(throws: RowInputError.noField(wrong)) {
                try screen.perform(.submit(node: wrong), in: place)
            }
        }
        #expect(throws: RowInputError.unknownNode(999)) {
            try screen.perform(.tap(node: 0), in: row, entering: [node: "no", 999: "no"])
        }
        #expect(throws: RowInputError.changedRow(row.id)) {
            let other = HTMLRow(id: row.id, html: row.html + " ")
            try screen.perform(.enter, in: other, entering: [node: "no"])
        }
        #expect(log.heard.isEmpty && pages.barredPage(of: controller) == page)
    }

    /// The button is disabled until there is a text, which comes with the tap.
    @Test func textsAreEnteredBeforeATap() throws {
        let (pages, controller) = (try pages(), Self.controller())
        let page = pages.barredPage(of: controller)
        let bar = page.bars.top
        let button = try #require(Self.nodes("button", of: bar).first)
        let inputs = Self.nodes("input", of: bar) + Self.nodes("textarea", of: bar)
        #expect(try Self.tag("button", of: bar).attributes["disabled"] != nil)
        let app = KeptEvents()
        let screen = PageScreen(pages, of: controller, events: app)
        try screen.perform(.tap(node: button), in: bar)
        #expect(log.heard.isEmpty)

        let texts = [inputs[0]: "Anna-Maria", inputs[1]: "sesame", inputs[3]: "\n1\n2"]
        try screen.perform(.tap(node: button), in: bar, entering: texts)

        #expect(log.heard == ["kept 'Anna-' 'sesame' '\n1\n2'"])
        let new = pages.barredPage(of: controller)
        #expect(try page.applying(PagePatch(from: page, to: new)) == new)
        #expect(new.bars.top.html.contains("Anna-") && !new.bars.top.html.contains("sesame"))
    }

    @Test func inputsHaveTheLimitsOfTheirFields() throws {
        let bar = try pages().bars(of: Self.controller()).top
        let nodes = Self.nodes("input", of: bar) + Self.nodes("textarea", of: bar)
        #expect(bar.fieldNodes == nodes && nodes.count == 4)
        let tags = try Self.elements(of: bar).filter { $0.name == "input" }
        #expect(tags.map { $0.attributes["maxlength"] } == ["5", nil, nil])
        #expect(tags.map { $0.attributes["type"] } == [nil, "password", nil])
        #expect(tags.map { $0.attributes["disabled"] != nil } == [false, false, true])
        #expect(try Self.tag("textarea", of: bar).attributes["rows"] == "3")
    }

    /// A view that appears beside a field leaves it in the page, as a reader may be writing in it.
    @Test func patchesLeaveFieldsWhereTheyAre() throws {
        let (pages, controller) = (try pages(), Self.controller())
        let page = pages.barredPage(of: controller)
        let bar = page.bars.top
        let node = try #require(Self.nodes("textarea", of: bar).first)
        let app = KeptEvents()
        let screen = PageScreen(pages, of: controller, events: app)

        try screen.perform(.enter, in: bar, entering: [node: "1"])

        let new = pages.barredPage(of: controller)
        let patch = PagePatch(from: page, to: new)
        #expect(new.bars.top.html.contains("1 letter"))
        #expect(!patch.json.contains("<textarea") && !patch.json.contains("<input"))
        #expect(try page.applying(patch) == new)
        let back = PagePatch(from: new, to: page)
        #expect(!back.json.contains("<textarea") && !back.json.contains("<input"))
        #expect(try new.applying(back) == page)
    }

    /// A text that takes the button away is entered, and what was set in place of a secret stays secret.
    @Test func textsThatTakeTheButtonAwayAreEntered() throws {
        let (pages, controller) = (try pages(), Self.controller())
        let bar = pages.bars(of: controller).top
        let button = try #require(Self.nodes("button", of: bar).first)
        let app = KeptEvents()
        let screen = PageScreen(pages, of: controller, events: app)

        let fields = bar.fieldNodes
        let texts = [fields[0]: "Ann", fields[3]: "no button"]
        try screen.perform(.tap(node: button), in: bar, entering: texts)

        #expect(log.heard.isEmpty)
        let new = pages.bars(of: controller).top
        #expect(new.html.contains("value=\"Ann\"") && Self.nodes("button", of: new).isEmpty)
        try screen.perform(.enter, in: new, entering: [new.fieldNodes[1]: "sesame"])
        #expect(screen.changedTexts.isEmpty)
        try screen.perform(.enter, in: new, entering: [new.fieldNodes[1]: "\n"])
        #expect(screen.changedTexts == [new.fieldNodes[1]: ""])
    }

    /// Lines are kept as browsers read them: those at the beginning of a text of several, and as spaces in one of a single.
    @Test func linesAreReadAsBrowsersReadThem() throws {
        let (pages, controller) = (try pages(), Self.controller())
        controller.client.store[FormBar.keys[0], .channel(FixtureChat.group.id)] = EditedText(
            "a\nb"
        )
        controller.client.store[FormBar.keys[3], .channel(FixtureChat.group.id)] = EditedText("\n")
        let bar = pages.bars(of: controller).top
        #expect(bar.html.contains("value=\"a b\"") && bar.html.contains(">\n\n</textarea>"))
        let app = KeptEvents()
        let screen = PageScreen(pages, of: controller, events: app)
        let button = try #require(Self.nodes("button", of: bar).first)
        try screen.perform(.tap(node: button), in: bar)
        #expect(log.heard == ["kept 'a\nb' '' '\n'"])
    }

    /// Patches lead to what is drawn anew, whatever is entered where.
    @Test(arguments: Cases(20, of: 400))
    func patchesFollowRandomTexts(seed: Case) throws {
        var random = SeededGenerator(seed: seed)
        let (pages, controller) = (try pages(), Self.controller())
        let app = KeptEvents()
        let screen = PageScreen(pages, of: controller, events: app)
        var page = pages.barredPage(of: controller)
        let words = ["", "a", "\"", "<b>", "&amp;", "\n", "\u{301}", "\u{202E}", "明", "'", " "]
        for step in 0..<12 {
            let row = Bool.random(using: &random) ? page.rows[0] : page.bars.top
            let nodes = (Self.nodes("input", of: row) + Self.nodes("textarea", of: row))
                .filter { _ in Bool.random(using: &random) }
            let texts = nodes.map { node in
                let count = Int.random(in: 0..<4, using: &random)
                let text = (0..<count).compactMap { _ in words.randomElement(using: &random) }
                return (node, text.joined())
            }
            let entered = Dictionary(uniqueKeysWithValues: texts)
            let button = Self.nodes("button", of: row).first ?? 0
            let isTapped = Bool.random(using: &random)
            let input = isTapped ? RowInput.tap(node: button) : .enter
            // One field is disabled.
            try? screen.perform(input, in: row, entering: entered)
            let new = pages.barredPage(of: controller)
            let applied = try page.applying(PagePatch(from: page, to: new))
            #expect(applied == new, "seed \(seed), step \(step)")
            page = new
        }
    }
}
