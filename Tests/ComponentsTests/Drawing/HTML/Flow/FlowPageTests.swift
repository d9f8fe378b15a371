import Components
import DefaultComponents
import Hosting
import Testing
import Views

@testable import Drawing

/// Pages that a browser lays out again.
@Suite(.diagnosticsOfIssues)
struct FlowPageTests {
    @Test func aMessageIsAFewElementsWithClasses() throws {
        let page = ChannelDrawing(of: message("Tap <b>"), with: Components()).page(flow)

        let list = try #require(page.text.split(separator: "<li").last)
        #expect(
            String(list.prefix { $0 != "\n" }).replacing("</li>", with: "") == """
                 id="m-m1"><article class="p A" aria-label="Ana, 2:46 PM">\
                <time class="h" datetime="2026-03-02T14:46:40Z"></time>\
                <div class="B"><div class="C">\
                <div class="D s0" role="img" aria-label="Ana">\
                <span class="n E" aria-hidden="true" dir="auto">A</span></div>\
                <div class="F"><div class="G s1"><div class="H">\
                <div class="I t0">Tap &lt;b&gt;</div></div></div>\
                <div class="J"><div class="t1">2:46 PM</div></div></div></div></div></article>
                """
        )
    }

    @Test(arguments: [
        (0, "0"), (-0.00001, "0"), (12, "12"), (-3, "-3"), (0.5, "0.5"), (-0.25, "-0.25"),
        (1.05, "1.05"), (100.00004, "100"), (7.0101, "7.0101"), (0.0001, "0.0001"),
        (1e9, "10000000"), (-Double.infinity, "0"), (Double.nan, "0"),
    ])
    func numbersHaveFourDecimalsAtMost(number: Double, text: String) {
        var rule = FlowRule()

        rule.add("top:", number)

        #expect(String(decoding: rule.declarations, as: UTF8.self) == "top:\(text)px;")
    }

    @Test func framesAreTheDefault() {
        #expect(HTMLSettings().layout == .frames)
    }

    @Test func noElementHasAStyleOfItsOwn() throws {
        for seed in Cases(40, of: 400) {
            let elements = try elements(seed, .flow)

            #expect(elements.values(of: "style") == [], "seed \(seed)")
            #expect(elements.flatMap(AllowedMarkup.faults) == [], "seed \(seed)")
        }
    }

    @Test func meaningIsThatOfFrames() throws {
        for seed in Cases(40, of: 400) {
            let flow = try meanings(elements(seed, .flow))
            let frames = try meanings(elements(seed, .frames))

            #expect(flow == frames, "seed \(seed)")
            #expect(!flow.isEmpty, "seed \(seed)")
        }
    }

    @Test func aRowIsAFlexBox() throws {
        let row = ContainerStackView(alignment: .center, spacing: 4)
        row.addArrangedSubviews([label("One"), label("Two")])

        #expect(rules(of: row).contains("display:flex;align-items:center;gap:4px;"))
    }

    @Test func aRowThatWrapsIsAsWideAsItsLongestLine() throws {
        let row = ContainerStackView(alignment: .top, spacing: 4)
        row.wraps = true
        row.addArrangedSubviews([label("One"), label("Two")])

        let rules = rules(of: row)

        #expect(rules.contains("display:flex;flex-wrap:wrap;max-width:"))
        #expect(rules.contains("gap:4px 4px;align-content:start;align-items:start;"))
    }

    @Test func aGridHasItsColumns() throws {
        let grid = ContainerStackView(spacing: 4)
        grid.columns = [.fixed(40), .fraction(2), .filling(least: 50)]
        grid.addArrangedSubviews([label("One"), label("Two")])

        #expect(
            rules(of: grid).contains(
                "grid-template-columns: 40px minmax(0,2fr)"
                    + " repeat(auto-fill,minmax(min(100%,50px),1fr));"
            )
        )
    }

    @Test func symbolsAreInAPageOnce() throws {
        let row = ContainerStackView()
        row.addArrangedSubviews((0..<3).map { _ in symbol() })

        let elements = try TagScanner.elements(of: page(row, .flow).bytes)

        #expect(elements.filter { $0.name == "symbol" }.count == 1)
        #expect(elements.filter { $0.name == "use" }.values(of: "href") == ["#y0", "#y0", "#y0"])
    }

    @Test func messagesWithoutAttachmentsTakeSixHundredBytes() throws {
        let texts = [
            "Did anybody pack the anchor?", "Yes.", "I will be there at nine, with the charts",
            "The forecast says seven knots from the west and rain in the evening. Bring a coat!",
        ]
        var drawing = ChannelDrawing(of: message("First"), with: Components())
        drawing.transcript.messages = (0..<200).reversed().map { place in
            ChatMessage(
                id: "m\(place)",
                author: ChatUser(
                    id: "u\(place / 3 % 2)",
                    name: place / 3 % 2 == 0 ? "Ana" : "Noor"
                ),
                createdAt: Timestamp(seconds: 1_772_462_800 + Int64(place) * 60),
                text: RichText(plain: texts[place % texts.count])
            )
        }

        let bytes = drawing.page(flow).bytes

        #expect(bytes.count / 200 <= 600)
    }

    private var flow: HTMLSettings { HTMLSettings(layout: .flow) }

    private func message(_ text: String) -> ChatMessage {
        ChatMessage(
            id: "m1",
            author: ChatUser(id: "ana", name: "Ana"),
            createdAt: Timestamp(seconds: 1_772_462_800),
            text: RichText(plain: text)
        )
    }

    private func label(_ text: String) -> Label {
        let label = Label()
        label.text = text
        return label
    }

    private func symbol() -> ImageView {
        let view = ImageView()
        view.image = .symbol("check")
        return view
    }

    /// Returns the page of a view, 300 points wide.
    private func page(_ view: View, _ layout: HTMLLayout) -> HTMLPage {
        if view.node.connectedTree == nil { view.mount(in: ComponentContext(Components())) }
        view.layout(width: 300)
        var page = HTMLPage(title: "Page", settings: HTMLSettings(layout: layout))
        page.append(transcript: [HTMLEntry(id: "m1", name: "Ana", view: view)])
        return page
    }

    private func rules(of view: View) -> String {
        page(view, .flow).text
    }

    /// Returns the elements of a page of a random tree with random meanings.
    private func elements(_ seed: Case, _ layout: HTMLLayout) throws -> [TagScanner.Element] {
        var generator = PlanGenerator(seed: seed)
        let tree = PlannedTree(generator.tree())
        let roles: [AccessibilityRole?] = [.button, .heading, .image, .status, .listbox, nil]
        for (name, view) in tree.views.sorted(by: { $0.key < $1.key }) {
            view.accessibilityRole = generator.pick(roles)
            view.accessibilityLabel = generator.chance(0.5) ? "“\(name)” & <b>" : nil
        }
        tree.root.accessibilityLabel = "root"
        return try TagScanner.elements(of: page(tree.root, layout).bytes)
    }

    /// The elements with a meaning: their kinds, roles, names and states.
    private func meanings(_ elements: [TagScanner.Element]) -> [String] {
        elements.compactMap { element in
            let attributes = element.attributes.filter {
                $0.key == "role" || $0.key == "alt" || $0.key.hasPrefix("aria-")
            }
            guard attributes["aria-hidden"] == nil else { return nil }
            guard !attributes.isEmpty || element.name == "button" else { return nil }
            let words = attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
            return "\(element.name) \(words.joined(separator: " "))"
        }
    }
}
