import Testing
import Views

@testable import Drawing

@Suite struct HTMLViewTests {
    @Test(arguments: [
        (LayoutDirection.leftToRight, ["top", "left", "right", "below"]),
        (.rightToLeft, ["top", "right", "left", "below"]),
    ])
    func viewsAreReadFromTopToBottom(direction: LayoutDirection, order: [String]) throws {
        let views = [
            HTMLFixture.box("below", x: 0, y: 60), HTMLFixture.box("right", x: 80, y: 30),
            HTMLFixture.box("left", x: 0, y: 30), HTMLFixture.box("top", x: 40, y: 0),
        ]

        let elements = try HTMLFixture.elements(views, direction: direction)

        #expect(
            elements.filter { $0.attributes["role"] == "group" }.values(of: "aria-label") == order
        )
    }

    @Test func viewsAreDrawnInTheirOwnOrder() throws {
        let views = [HTMLFixture.box("below", x: 0, y: 30), HTMLFixture.box("above", x: 0, y: 0)]

        let elements = try HTMLFixture.elements(views).filter { $0.attributes["role"] == "group" }

        #expect(elements.values(of: "aria-label") == ["above", "below"])
        #expect(elements.values(of: "style").map { $0.hasSuffix("z-index:1") } == [true, false])
    }

    @Test func rowsAreReadFromLeadingToTrailing() throws {
        let row = ContainerStackView()
        let views = [HTMLFixture.box("second", x: 60, y: 0), HTMLFixture.box("first", x: 0, y: 5)]
        let frames = views.map(\.frame)
        row.addArrangedSubviews(views)
        row.frame = Rect(width: 200, height: 40)
        let entry = HTMLFixture.entry([row])
        zip(views, frames).forEach { $0.frame = $1 }
        var page = HTMLPage(title: "Page")

        page.append(transcript: [entry])

        let elements = try TagScanner.elements(of: page.bytes)
        #expect(
            elements.filter { $0.attributes["role"] == "group" }.values(of: "aria-label")
                == ["first", "second"]
        )
    }

    @Test func hiddenAndClearViewsAreLeftOut() throws {
        let hidden = HTMLFixture.box("hidden", x: 0, y: 0)
        let clear = HTMLFixture.box("clear", x: 0, y: 0)
        let faint = HTMLFixture.box("faint", x: 0, y: 0)
        hidden.isHidden = true
        clear.alpha = 0
        faint.alpha = 0.5

        let elements = try HTMLFixture.elements([hidden, clear, faint])

        let shown = elements.filter { $0.attributes["role"] == "group" }
        #expect(shown.values(of: "aria-label") == ["faint"])
        #expect(shown.values(of: "style") == ["width:50px;height:20px;opacity:0.5;"])
    }

    @Test func whatAViewSharesWithTheOneAroundItIsNotSaid() throws {
        let same = HTMLFixture.box("same", x: 0, y: 0)
        let wide = HTMLFixture.box("wide", x: 0, y: 0)
        same.frame.size = Size(width: 300, height: 100)
        wide.frame = Rect(x: 4, width: 300, height: 20)

        let elements = try HTMLFixture.elements([same, wide])

        let groups = elements.filter { $0.attributes["role"] == "group" }
        #expect(groups.map { $0.attributes["style"] } == [nil, "left:4px;height:20px;"])
    }

    @Test(arguments: [
        (AccessibilityRole.heading, "heading"), (.image, "img"), (.link, "link"),
        (.separator, "separator"), (.status, "status"), ("map", "group"),
    ])
    func rolesAreReported(role: AccessibilityRole, name: String) throws {
        let box = HTMLFixture.box("Name", x: 0, y: 0)
        box.accessibilityRole = role

        let elements = try HTMLFixture.elements([box])

        let element = try #require(elements.first { $0.attributes["role"] == name })
        #expect(
            role == .status ? element.text == "Name " : element.attributes["aria-label"] == "Name"
        )
    }

    @Test func tapsAreDisabledButtonsWithoutButtonsInside() throws {
        let outer = Control()
        let inner = Control()
        let link = TextRun("x", style: TextStyle(target: .link("https://a.example")))
        outer.addTarget("outer") {}
        inner.addTarget("inner") {}
        outer.frame = Rect(width: 100, height: 50)
        inner.frame = Rect(width: 50, height: 50)
        outer.addSubview(inner)
        inner.addSubview(HTMLFixture.text([link]))

        let elements = try HTMLFixture.elements([outer])

        let buttons = elements.filter { $0.name == "button" }
        #expect(buttons.count == 1)
        #expect(buttons.first?.attributes["disabled"] == "")
        #expect(!elements.contains { $0.name == "a" })
    }

    @Test func linksTellWhereTheyLead() throws {
        let runs = [
            TextRun("our harbour", style: TextStyle(target: .link("https://a.example/x"))),
            TextRun(" "),
            TextRun("https://b.example", style: TextStyle(target: .link("https://b.example"))),
        ]

        let elements = try HTMLFixture.elements([HTMLFixture.text(runs)])

        let links = elements.filter { $0.name == "a" }
        #expect(links.map { $0.attributes["title"] } == ["a.example", nil])
        #expect(
            links.values(of: "rel") == Array(repeating: "noopener noreferrer nofollow", count: 2)
        )
    }

    @Test func lettersOfOtherFontsStandInBoxes() throws {
        let words = "ab 梅雨 👍🏽 مرحبا بالعالم 12, yes"

        let elements = try HTMLFixture.elements([HTMLFixture.text([TextRun(words)], width: 900)])

        let boxes = elements.withClass("b")
        #expect(boxes.map(\.text) == ["梅", "雨", "👍🏽", "مرحبا بالعالم"])
        #expect(elements.withClass("t").map(\.text) == [words])
        #expect(elements.withClass("w").count == 1)
    }

    @Test func namesInSentencesStayIsolated() throws {
        let words = "رد على \u{2068}C++\u{2069}"
        let label = Label()
        label.text = words
        label.frame = Rect(width: 200, height: 20)
        let link = TextRun(
            "\u{2068}https://b.example\u{2069}",
            style: TextStyle(target: .link("https://b.example"))
        )

        let elements = try HTMLFixture.elements([
            label, HTMLFixture.box(words, x: 0, y: 30), HTMLFixture.text([link]),
        ])

        #expect(elements.withClass("t").map(\.text).contains(words))
        #expect(elements.values(of: "aria-label").contains(words))
        #expect(elements.filter { $0.name == "a" }.map(\.text) == ["https://b.example"])
    }

    @Test func aLongTextKeepsTheDirectionOfItsView() throws {
        let view = HTMLFixture.text([TextRun(String(repeating: "12\n", count: 1_001))])
        view.layoutDirection = .rightToLeft

        let elements = try HTMLFixture.elements([view])

        #expect(elements.withClass("t").count > 1_000)
        #expect(elements.values(of: "dir").filter { $0 == "rtl" }.count == 1)
    }

    @Test func linesCarryTheirFramesWhereAChecksWantsThem() throws {
        let views = [HTMLFixture.text([TextRun("Hello")])]

        let plain = try HTMLFixture.elements(views)
        let checked = try HTMLFixture.elements(
            [HTMLFixture.text([TextRun("Hello")])],
            settings: HTMLSettings(carriesFrames: true)
        )

        #expect(plain.values(of: "data-frame") + plain.values(of: "data-width") == [])
        #expect(checked.values(of: "data-width") == ["36.448"])
        #expect(checked.values(of: "data-frame").first == "0 0 300 100")
    }
}
