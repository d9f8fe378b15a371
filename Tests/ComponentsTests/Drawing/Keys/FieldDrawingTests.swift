import Components
import Testing
import Views

@testable import Drawing

/// Text fields in trees, pages, terminals and for assistive technology.
struct FieldDrawingTests {
    @Test func treesHaveItsLimits() {
        let field = Self.field("Hi")
        field.isEnabled = false
        field.isSecure = true
        field.maximumLength = 8

        let node = TreeNode(of: field)

        #expect(node["disabled"] == "" && node["secure"] == "" && node["maximumLength"] == "8")
        #expect(node["role"] == "textbox" && node["label"] == "Name")
        let plain = TreeNode(of: Self.field("Hi"))
        #expect(plain["disabled"] == nil && plain["secure"] == nil && plain["maximumLength"] == nil)
        #expect(TreeNode(of: field).json.contains(#""maximumLength""#))
    }

    @Test func viewsThatDifferInALimitDiffer() {
        let changes: [(TextField) -> Void] = [
            { $0.isEnabled = false }, { $0.isSecure = true }, { $0.maximumLength = 8 },
            { $0.confinesFocus = true },
        ]
        for change in changes {
            let (field, other) = (Self.field(""), Self.field(""))
            #expect(ViewState(field) == ViewState(other))

            change(other)

            let (state, changed) = (ViewState(field), ViewState(other))
            #expect(state != changed && !state.isState(of: other))
            #expect(ViewProperty.all.filter { !$0.isSame(state, changed) }.count == 1)
        }
    }

    @Test func pagesHaveItsRole() throws {
        let rows: [(numberOfLines: Int, isEnabled: Bool, attributes: [String: String])] = [
            (1, true, ["aria-readonly": "true"]),
            (1, false, ["aria-disabled": "true"]),
            (3, true, ["aria-multiline": "true", "aria-readonly": "true"]),
            (3, false, ["aria-multiline": "true", "aria-disabled": "true"]),
        ]
        for row in rows {
            let field = Self.field(#""<b>&"#)
            field.numberOfLines = row.numberOfLines
            field.isEnabled = row.isEnabled

            let elements = try HTMLFixture.elements([field])

            let box = try #require(elements.first { $0.attributes["role"] == "textbox" })
            #expect(box.attributes["aria-label"] == "Name")
            let states = box.attributes.filter {
                $0.key.hasPrefix("aria-") && $0.key != "aria-label"
            }
            #expect(states == row.attributes)
            #expect(!elements.contains { $0.name == "b" })
        }
    }

    @Test func pagesShowDotsInPlaceOfASecret() {
        let field = Self.field("sesame")
        field.isSecure = true
        var page = HTMLPage(title: "Page")

        page.append(transcript: [HTMLFixture.entry([field])])

        let text = String(decoding: page.bytes, as: UTF8.self)
        #expect(text.contains("••••••") && !text.contains("sesame"))
    }

    @Test func terminalsShowItInAFrameWithCursorAndSelection() {
        let field = Self.field("Hello")
        var components = Components()
        components[.textMeasurer] = CellMeasurer()
        field.mount(in: ComponentContext(components))
        field.layout(width: 96)
        var options = TerminalOptions(columns: 12)
        let plain = TerminalPicture(of: field, options: options)
        #expect(plain.text.contains("Hello"))

        options.colors = .trueColor
        let (unfocused, focus) = (
            TerminalPicture(of: field, options: options), FocusTracker(in: field)
        )
        focus.focusNext()
        field.take(.select(.wordBack))
        field.layout(width: 96)

        #expect(TerminalPicture(of: field, options: options) != unfocused)
    }

    private static func field(_ text: String) -> TextField {
        let field = TextField()
        field.placeholder = "Name"
        field.text = text
        field.frame = Rect(x: 10, y: 10, width: 120, height: 30)
        return field
    }
}
