import Components
import DefaultComponents
import Drawing
import Testing
import Views

@Suite struct TypingIndicatorViewTests {
    @Test(arguments: [
        (1, "Ann Lee is typing"), (2, "Ann Lee and 1 more are typing"),
        (3, "Ann Lee and 2 more are typing"),
    ])
    func itNamesTheFirstAndCountsTheOthers(count: Int, text: String) {
        let users = Array(AroundFixture.users.prefix(count))

        #expect(
            AccessibilityTree(of: AroundFixture.indicator(users)).lines.first.map {
                [$0.role, $0.name]
            }
                == ["status", text]
        )
    }

    @Test func nobodyTypingIsNotShown() {
        let indicator = AroundFixture.indicator([FixtureChat.bo])

        indicator.content = []

        #expect(indicator.isHidden)
        #expect(AccessibilityTree(of: indicator).lines.isEmpty)
    }

    @Test func itIsDrawnAsDotsAndWords() {
        #expect(
            AroundFixture.picture(AroundFixture.indicator([FixtureChat.bo]))
                == " ⋯  Bo is typing\n"
        )
    }

    @Test func theWordsAreTheAppearances() {
        var components = Components()
        components.appearance.formatters.typing = { "\($0.count) skriver" }

        let indicator = AroundFixture.indicator(AroundFixture.users, with: components)

        #expect(indicator.accessibilityLabel == "3 skriver")
    }

    @Test func anotherTypeTakesItsPlace() {
        let indicator = Components.withValue(Components()) {
            Components.default.typingIndicatorView = OtherIndicator.self
            return AroundFixture.indicator([], with: .default)
        }

        #expect(indicator is OtherIndicator)
        #expect(indicator.node.slotName == "typingIndicator")
    }
}

private final class OtherIndicator: ChatTypingIndicatorView {}
