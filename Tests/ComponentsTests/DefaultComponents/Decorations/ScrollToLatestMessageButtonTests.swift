import Components
import DefaultComponents
import Drawing
import Testing
import Views

@Suite struct ScrollToLatestMessageButtonTests {
    @Test(arguments: [(1, "1"), (99, "99"), (100, "99+"), (Int.max, "99+")])
    func theBadgeCountsUpToNinetyNine(count: Int, text: String) throws {
        let button = try #require(
            AroundFixture.button(count) as? ChatScrollToLatestMessageButton
        )

        #expect(!button.badgeView.isHidden)
        #expect(button.unreadCountLabel.text == text)
    }

    @Test(arguments: [0, -1, Int.min])
    func nothingUnreadHasNoBadge(_ count: Int) throws {
        let button = try #require(
            AroundFixture.button(count) as? ChatScrollToLatestMessageButton
        )

        #expect(button.badgeView.isHidden)
        #expect(button.accessibilityLabel == "Scroll to latest message")
    }

    @Test func aReadChannelTakesTheBadgeAway() throws {
        let button = try #require(AroundFixture.button(3) as? ChatScrollToLatestMessageButton)

        let before = button.frame.size
        button.content = .noUnread
        button.layoutIfNeeded()

        #expect(button.badgeView.isHidden)
        #expect(button.sizeThatFits() == before)
    }

    @Test func aTapRaisesItsEventWithTheCount() {
        let sink = CountSink()
        let button = AroundFixture.button(3, events: sink)

        let middle = Point(x: button.frame.size.width / 2, y: button.frame.size.height / 2)

        #expect(button.tap(at: middle) === button)
        #expect(sink.counts == [3])
        #expect(button.targetNames == ["scrollToLatest"])
    }

    @Test func itSaysWhatItDoes() {
        #expect(
            AccessibilityTree(of: AroundFixture.button(3)).text
                == "- button \"Scroll to latest message, 3 unread\"\n"
        )
    }

    @Test func circleAndBadgeAreRound() throws {
        let button = try #require(AroundFixture.button(3) as? ChatScrollToLatestMessageButton)
        let (circle, badge) = (button.circleView, button.badgeView)

        #expect(circle.frame.size == Size(width: 44, height: 44))
        #expect(circle.layer.cornerRadius == 22)
        #expect(badge.frame.size.width >= badge.frame.size.height)
        #expect(badge.layer.cornerRadius == badge.frame.size.height / 2)
        #expect(badge.frame.x + badge.frame.size.width / 2 == 22)
        #expect(button.smallTargets(below: 44).isEmpty)
        #expect(button.layoutAmbiguities().isEmpty)
    }

    @Test func itIsDrawnAsAnArrowBelowItsCount() {
        #expect(
            AroundFixture.picture(AroundFixture.button(3)) == """
                  3
                ╭────╮
                │ ↓  │
                ╰────╯

                """
        )
    }

    @Test func anotherTypeTakesItsPlace() {
        let button = Components.withValue(Components()) {
            Components.default.scrollToLatestMessageButton = OtherButton.self
            return AroundFixture.button(3, with: .default)
        }

        #expect(button is OtherButton)
        #expect(button.node.slotName == "scrollToLatestMessageButton")
    }
}

private final class OtherButton: ChatScrollToLatestMessageButton {}

private final class CountSink: EventSink {
    private(set) var counts: [Int] = []

    func receive(_ event: RaisedEvent) -> EventReply {
        if let count = event[.scrollToLatestMessage] {
            counts.append(count.messages)
        }
        return .handled
    }
}
