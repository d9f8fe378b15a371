import Components
import DefaultComponents
import Drawing
import Testing
import Views

@Suite struct AccessibilityStateTests {
    @Test func treesPrintTheStateThatIsSet() {
        let button = named(.button)
        #expect(AccessibilityTree(of: button).text == "- button \"More\"\n")

        button.accessibilityState.isSelected = true
        button.accessibilityState.isExpanded = false
        button.accessibilityState.isBusy = true

        #expect(
            AccessibilityTree(of: button).text == "- button \"More\" selected expanded=false busy\n"
        )
        #expect(
            TreeNode(of: button).description.contains(
                #"role=button label="More" selected expanded=false busy"#
            )
        )
    }

    @Test func viewWithNothingButAStateIsAGroup() {
        let (list, label) = (View(), Label())
        label.text = "Hi"
        list.addSubview(label)
        list.accessibilityState.isBusy = true
        #expect(AccessibilityTree(of: list).text == "- group busy\n  - text \"Hi\"\n")

        list.accessibilityState.isBusy = false
        #expect(AccessibilityTree(of: list).text == "- text \"Hi\"\n")
    }

    @Test func textHasAStateAndItsLinksHaveNone() {
        let view = TextView()
        view.text = RichText([
            TextRun("See "),
            TextRun("this", style: TextStyle(target: .link("https://a.example"))),
        ])
        view.accessibilityState.isSelected = true

        #expect(
            AccessibilityTree(of: view).text == """
                - text "See this" selected
                  - link "this"

                """
        )
    }

    @Test(arguments: [(Int.min, "1"), (0, "1"), (9, "6")])
    func levelsBeyondThoseOfHeadingsBecomeOneOfThese(level: Int, shown: String) throws {
        #expect(try attributes(of: .heading) { $0.level = level }["aria-level"] == shown)
    }

    @Test(
        arguments: [
            (.button, true, "aria-pressed", "true"), (.button, false, "aria-pressed", "false"),
            (.option, false, "aria-selected", "false"), (.image, true, "aria-current", "true"),
            (.image, false, "aria-current", nil), (nil, true, "aria-pressed", "true"),
            (nil, false, "aria-pressed", "false"),
        ] as [(AccessibilityRole?, Bool, String, String?)]
    )
    func pagesHaveWhatIsSelected(
        role: AccessibilityRole?,
        isSelected: Bool,
        name: String,
        value: String?
    ) throws {
        let attributes = try attributes(of: role) { $0.isSelected = isSelected }

        #expect(attributes[name] == value)
        #expect(attributes.keys.filter(Self.selections.contains) == (value == nil ? [] : [name]))
    }

    @Test(
        arguments: [(.button, true), (.link, true), (.image, false), (.status, false)]
            as [(AccessibilityRole, Bool)]
    )
    func pagesHaveWhatIsExpandedForRolesThatMayBe(role: AccessibilityRole, mayBe: Bool) throws {
        for isExpanded in [true, false] {
            let attributes = try attributes(of: role) { $0.isExpanded = isExpanded }

            #expect(attributes["aria-expanded"] == (mayBe ? "\(isExpanded)" : nil))
        }
    }

    @Test func pagesHaveLevelsOfHeadingsAndWhatIsBusy() throws {
        #expect(try attributes(of: .heading) { _ in }["aria-level"] == "3")
        let heading = try attributes(of: .heading) { $0.level = 2 }
        #expect(heading["aria-level"] == "2" && heading["role"] == "heading")
        let image = try attributes(of: .image) {
            ($0.level, $0.isBusy) = (2, true)
        }
        #expect(image["aria-level"] == nil && image["aria-busy"] == "true")
        #expect(try attributes(of: nil) { $0.isBusy = true }["role"] == "group")
    }

    @Test func ownReactionsArePressedAndNoneIsTheCurrentOne() throws {
        let own = ["sloop", "sail"].map { ChatReaction(name: $0, userIDs: [FixtureChat.ann.id]) }
        let message = FixtureChat.message("a") { $0.reactions = own }
        let view = try #require(composeCell(alone(message), with: .init()).cell.messageView)
        var page = HTMLPage(title: "Page", settings: HTMLSettings())
        page.append(transcript: [HTMLEntry(id: "a", name: "", time: "", view: view)])

        let elements = try TagScanner.elements(of: page.bytes)

        #expect(elements.values(of: "aria-pressed") == ["true", "true"])
        #expect(elements.values(of: "aria-current").isEmpty)
    }

    @Test func alertsAreReadAsTexts() throws {
        let alert = HTMLFixture.box("Failed", x: 0, y: 0)
        alert.accessibilityRole = .alert

        let elements = try HTMLFixture.elements([alert])

        #expect(elements.first { $0.attributes["role"] == "alert" }?.text == "Failed ")
    }

    @Test func insideOfAButtonNothingHasAState() throws {
        let (button, inner) = (named(.button), HTMLFixture.box("inner", x: 0, y: 0))
        (inner.accessibilityState.isSelected, inner.accessibilityState.isBusy) = (true, true)
        button.addSubview(inner)

        let elements = try HTMLFixture.elements([button])

        #expect(elements.values(of: "aria-busy").isEmpty)
        #expect(elements.values(of: "aria-current").isEmpty)
    }

    @Test(arguments: [(nil, "3"), (2, "2")] as [(Int?, String)])
    func aHeadingInAButtonHasALevelAlone(level: Int?, shown: String) throws {
        let (button, inner) = (named(.button), HTMLFixture.box("inner", x: 0, y: 0))
        inner.accessibilityRole = .heading
        (inner.accessibilityState.isSelected, inner.accessibilityState.isBusy) = (true, true)
        inner.accessibilityState.level = level
        button.addSubview(inner)

        let elements = try HTMLFixture.elements([button])

        let heading = try #require(elements.first { $0.attributes["role"] == "heading" })
        #expect(heading.attributes["aria-level"] == shown)
        #expect(heading.attributes["aria-busy"] == nil)
        #expect(heading.attributes["aria-current"] == nil)
    }

    private static let selections: Set = ["aria-pressed", "aria-selected", "aria-current"]

    private func named(_ role: AccessibilityRole?) -> View {
        let view = HTMLFixture.box("More", x: 10, y: 10)
        view.accessibilityRole = role
        return view
    }

    private func attributes(
        of role: AccessibilityRole?,
        _ change: (inout AccessibilityState) -> Void
    ) throws -> [String: String] {
        let view = named(role)
        change(&view.accessibilityState)
        let elements = try HTMLFixture.elements([view])
        let place = "left:10px;top:10px;width:50px;height:20px;"
        return try #require(elements.first { $0.attributes["style"] == place }).attributes
    }
}
