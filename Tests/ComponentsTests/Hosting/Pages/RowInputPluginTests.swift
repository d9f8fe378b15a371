import Components
import DefaultComponents
import Drawing
import ExamplePlugins
import Hosting
import Testing
import Views

/// What readers do in what plugins add to the rows of a page.
@Suite(.diagnosticsOfIssues)
struct RowInputPluginTests {
    /// A control of a plugin, and what it begins: a timer, and state that the page shows.
    @Test
    func pluginsAreReached() throws {
        let components = try Components.with([CountdownPlugin()])
        let pages = ChannelPages(
            with: components,
            sample: ChannelPagesTests.sample,
            enablesButtons: true
        )
        let controller = ChannelPagesTests.controller([FixtureChat.message("1")])
        let start = Timestamp(seconds: 1_772_442_000)
        let page = pages.page(of: controller, at: start)
        #expect(page.html.contains("<button type=\"button\" class=") && page.html.contains("armed"))
        let app = KeptEvents()
        let node = try #require(
            (0..<100).first { node in
                let screen = PageScreen(pages, of: controller, at: start, events: app)
                try? screen.perform(.tap(node: node), in: page.rows[0])
                return controller.client.store[.isRunning, .message("1")]
            }
        )
        controller.client.store[.isRunning, .message("1")] = false

        let screen = PageScreen(pages, of: controller, at: start, events: app)
        try screen.perform(.tap(node: node), in: page.rows[0])
        #expect(pages.page(of: controller, at: start).html.contains("running"))
        #expect(screen.nextDue == start.advanced(by: .seconds(5)))
        screen.advance(to: start.advanced(by: .seconds(4)))
        #expect(pages.page(of: controller, at: start).html.contains("running"))
        screen.advance(to: start.advanced(by: .seconds(5)))
        let last = pages.page(of: controller, at: start)
        #expect(
            last.html.contains("<button type=\"button\" disabled") && last.html.contains("over")
        )
        controller.client.store[.isRunning, .message("1")] = false
        try screen.perform(.tap(node: node), in: last.rows[0])
        #expect(!controller.client.store[.isRunning, .message("1")])
    }

    /// A tap and a hold are gestures of a bubble, and taps beside it are not.
    @Test
    func gesturesAreHeard() throws {
        let log = GestureLog()
        var components = try Components.with([PressedBubblePlugin()])
        components[.gestureLog] = log
        let pages = ChannelPages(with: components, sample: ChannelPagesTests.sample)
        let controller = ChannelPagesTests.controller([FixtureChat.message("1")])
        let row = pages.page(of: controller).rows[0]
        let app = KeptEvents()
        let screen = PageScreen(pages, of: controller, events: app)
        let node = try (0..<100).first { node in
            try screen.perform(.tap(node: node), in: row)
            return !log.heard.isEmpty
        }
        #expect(log.heard.last == "tap ended")
        try screen.perform(.longPress(node: #require(node)), in: row)
        #expect(log.heard.last == "hold ended")
        // Of the nodes before it, only the picture does something.
        #expect(Set(app.routes) == ["user bo"])
    }

    /// What a plugin lays over messages takes their taps.
    @Test
    func coversTakeTaps() throws {
        let components = try Components.with([CoverPlugin()])
        let pages = ChannelPages(with: components, sample: ChannelPagesTests.sample)
        let found = try RowInputTests.taps(
            ChannelPagesTests.controller([RowInputTests.message]),
            pages
        )
        #expect(found.isEmpty)
    }

    /// Plugins for one list are in pages of it, and take input there.
    @Test
    func plugInsOfOneListAreInItsPages() throws {
        let components = try Components.with([PerListContentPlugin(listName: "channel")])
        let pages = ChannelPages(with: components, sample: ChannelPagesTests.sample)
        let controller = ChannelPagesTests.controller([RowInputTests.message])
        let page = pages.page(of: controller)
        #expect(page.rows != RowInputTests.pages.page(of: controller).rows)
        let app = KeptEvents()
        let screen = PageScreen(pages, of: controller, events: app)
        try screen.perform(.longPress(node: 0), in: page.rows[0])
        #expect(app.routes == ["actions 1"])
    }
}
