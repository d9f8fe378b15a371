import Components
import DefaultComponents
import Testing
import Views

/// Taps on overlays, and beside modal ones, where targets below reach beyond what is drawn.
@Suite(.diagnosticsOfIssues)
struct OverlayTapTests {
    /// A popover, a sheet and a scrim, which are modal.
    @Test(arguments: [8, 9, 10])
    func nothingBelowAModalOneIsReachedByItsHitInsets(number: Int) throws {
        let chat = try OverlaidChannel(open: [number])
        let composer = chat.screen.messageComposerVC
        composer.content.text = "Ahoy"
        chat.layOut()
        let button = composer.sendButton
        let middle = Point(x: button.frame.size.width / 2, y: button.frame.size.height / 2)
        let place = Tap(on: button, at: middle).location(in: chat.screen.view)
        #expect(button.hitInsets != .zero)

        chat.screen.view.tap(at: place)
        #expect(composer.content.text == "Ahoy")
        #expect(chat.screen.view.hitTest(place)?.isDescendant(of: button) == false)

        chat.set(number, false)
        chat.screen.view.tap(at: place)
        #expect(composer.content.isEmpty)
    }

    @Test func targetsInAnOverlayReachBeyondTheirFrames() throws {
        let chat = try OverlaidChannel(open: [9])
        let button = try #require(chat.view(9)).button
        button.hitInsets = DirectionalEdgeInsets(top: -4)
        let place = Tap(on: button, at: Point(x: 9, y: -3)).location(in: chat.screen.view)

        chat.screen.view.tap(at: place)
        chat.layOut()

        #expect(chat.shown.isEmpty)
    }
}
