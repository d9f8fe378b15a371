import Components
import DefaultComponents
import Testing
import Views

/// The focus in overlays and below them.
@Suite(.diagnosticsOfIssues)
struct OverlayFocusTests {
    @Test func aModalOneConfinesTheFocusAndReturnsIt() throws {
        let chat = try OverlaidChannel()
        let focus = FocusTracker(in: chat.screen.view)
        #expect(focus.focus(on: chat.screen.messageComposerVC.textInputView))

        chat.set(9, true)
        #expect(focus.view === chat.view(9)?.button)
        #expect(!focus.focus(on: chat.screen.messageComposerVC.textInputView))
        #expect(focus.stops.count == 1)
        chat.set(9, false)

        #expect(focus.view === chat.screen.messageComposerVC.textInputView)
    }

    @Test func theFocusReturnsFromModalOnesThatCloseInAnyOrder() throws {
        let chat = try OverlaidChannel()
        let focus = FocusTracker(in: chat.screen.view)
        #expect(focus.focus(on: chat.screen.messageComposerVC.textInputView))

        for (number, isOpen) in [(8, true), (9, true), (8, false), (9, false)] {
            chat.set(number, isOpen)
            _ = focus.view
        }

        #expect(focus.view === chat.screen.messageComposerVC.textInputView)
    }

    @Test func theFocusBelowAModalOneIsRestoredWithTheScreen() throws {
        let chat = try OverlaidChannel()
        let focus = FocusTracker(in: chat.screen.view)
        focus.focus(on: chat.screen.messageComposerVC.textInputView)
        chat.set(9, true)
        let kept = focus.focus

        chat.makeAgain()
        let other = FocusTracker(in: chat.screen.view)
        other.focus = kept
        #expect(other.view === chat.view(9)?.button)
        chat.set(9, false)

        #expect(other.view === chat.screen.messageComposerVC.textInputView)
    }

    @Test(arguments: [false, true])
    func aPopoverFollowsItsPartInTheOrderOfFocus(isMirrored: Bool) throws {
        let chat = try OverlaidChannel(open: [11, 0], isMirrored: isMirrored)
        let focus = FocusTracker(in: chat.screen.view)
        let composer = chat.screen.messageComposerVC
        composer.content.text = "Hello"
        chat.layOut()
        let button = try #require(chat.view(11)?.button)

        let stops = focus.stops
        let place = try #require(stops.firstIndex { $0 === button })
        #expect(stops[place - 1] === composer.sendButton)
        #expect(stops.last !== button)
        chat.set(11, false)

        #expect(
            focus.stops.map(ObjectIdentifier.init)
                == stops.filter { $0 !== button }.map(ObjectIdentifier.init)
        )
    }

    @Test func theFocusStaysInAnOverlayWhenAnotherPluginComesAndGoes() throws {
        let chat = try OverlaidChannel([1, 9], open: [1])
        let focus = FocusTracker(in: chat.screen.view)
        let name = try #require(focus.focus(on: chat.view(1)?.button) ? focus.focus : nil)

        try chat.install(5)
        #expect(focus.view === chat.view(1)?.button)
        try chat.uninstall(5)

        #expect(focus.view === chat.view(1)?.button)
        focus.focus = name
        #expect(focus.view === chat.view(1)?.button)
    }
}
