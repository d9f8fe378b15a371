import Components
import DefaultComponents
import ExamplePlugins
import Testing
import Views

/// The printed descriptions of values, and their literals.
struct ValueNamesTests {
    @Test func eventsSlotsAndContainersPrintTheirNames() throws {
        let components = try Components.with([SquareAvatarsPlugin(), DefaultComponentsPlugin()])

        #expect("\(Event.tapOnAvatar)" == "tapOnAvatar")
        #expect("\(Slot.bubble)" == "bubble")
        #expect("\([Slot.avatar])" == "[avatar]")
        #expect("\(Components())" == "Components()")
        #expect("\(components)".contains("square-avatars"))
        #expect(!"\(components)".contains("0x"))
    }

    @Test func rectanglesHaveOriginWidthAndHeight() {
        var rect = Rect(x: 1, y: 2, width: 3, height: 4)

        #expect([rect.origin.x, rect.origin.y, rect.width, rect.height] == [1, 2, 3, 4])
        rect.origin = Point(x: 5, y: 6)
        (rect.width, rect.height) = (7, 8)

        #expect(rect == Rect(x: 5, y: 6, width: 7, height: 8))
    }

    @Test func textIsMadeOfAString() {
        let words = ["Ahoy", ""]

        #expect(words.map { RichText($0) } == [RichText(plain: "Ahoy"), RichText()])
        #expect(RichText("Ahoy") == RichText(plain: "Ahoy"))
    }

    @Test func jsonIsWrittenAsLiterals() {
        let value: JSONValue = ["b": [1, 2.5, true, nil, "x"], "a": [:]]

        #expect(
            value
                == .object([
                    JSONMember(
                        "b",
                        .array([.number("1"), .number("2.5"), .bool(true), .null, .string("x")])
                    ),
                    JSONMember("a", .object([])),
                ])
        )
        #expect(value["c"] == nil)
    }
}
