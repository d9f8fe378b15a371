import Components
import ComponentsTesting
import DefaultComponents
import Drawing
import Testing
import Views

@Suite struct DateOverlayViewTests {
    @Test func itShowsADayInTheMiddle() throws {
        let overlay = try #require(AroundFixture.overlay("March 2, 2026") as? ChatDateOverlayView)
        overlay.layout(width: 375)
        let separator = try #require(overlay.separatorView)

        #expect(separator.content == "March 2, 2026")
        #expect(separator.frame.x + separator.frame.size.width / 2 == 187.5)
        #expect(overlay.frame.size.height == separator.frame.size.height)
        #expect(overlay.layoutAmbiguities().isEmpty)
    }

    @Test func withoutADayNothingIsShown() {
        let overlay = AroundFixture.overlay("March 2, 2026")

        overlay.content = nil

        #expect(AccessibilityTree(of: overlay).lines.isEmpty)
    }

    @Test func alonePlacedItIsAsWideAsItsSeparator() throws {
        let root = View()
        let overlay = ChatDateOverlayView()
        overlay.content = "March 2, 2026"
        root.addSubview(overlay)
        overlay.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        overlay.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
        root.mount()

        root.layout(width: 375, height: 100)

        #expect(overlay.frame.size == overlay.separatorView?.frame.size)
        #expect(root.layoutAmbiguities().isEmpty)
    }

    @Test func anotherAppearanceDoesNotBringAHiddenDayBack() {
        let overlay = AroundFixture.overlay("March 2, 2026")
        overlay.isHidden = true

        overlay.updateComponents(Components())

        #expect(overlay.isHidden)
    }

    @Test func tapsGoThroughIt() {
        let root = View()
        let overlay = ChatDateOverlayView()
        overlay.content = "March 2, 2026"
        root.fill(with: overlay)
        root.mount()
        root.layout(width: 100, height: 30)

        #expect(root.hitTest(Point(x: 50, y: 5)) === root)
    }

    @Test func whoRestylesSeparatorsRestylesTheOverlay() throws {
        var components = Components()
        components.messageListDateSeparatorView = OtherSeparator.self
        let other = AroundFixture.overlay("today", with: components) as? ChatDateOverlayView

        #expect(other?.separatorView is OtherSeparator)
        #expect(other?.separatorView?.node.slotName == "dateSeparator")
    }

    @Test func anotherTypeTakesItsPlace() {
        let overlay = Components.withValue(Components()) {
            Components.default.dateOverlayView = OtherOverlay.self
            return AroundFixture.overlay(nil, with: .default)
        }

        #expect(overlay is OtherOverlay)
        #expect(overlay.node.slotName == "dateOverlay")
    }

    @Test(arguments: [0.5, 1, 2, 4])
    func everyTextAroundTheListCanBeReadAndFits(_ scale: Double) {
        var components = Components()
        components.textScale = scale
        let views: [View] = [
            AroundFixture.button(3, with: components), AroundFixture.button(100, with: components),
            AroundFixture.indicator(AroundFixture.users, with: components),
            AroundFixture.overlay("March 2, 2026", with: components),
        ]

        for view in views {
            let faults = ContrastFaults(in: view, on: components[.appearance].palette)

            #expect(faults.textCount > 0)
            #expect(faults.all == [])
            #expect(view.frame.size.width <= 375)
        }
    }
}

private final class OtherSeparator: ChatMessageListDateSeparatorView {}
private final class OtherOverlay: ChatDateOverlayView {}
