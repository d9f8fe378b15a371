import Components
import DefaultComponents
import Drawing
import Views

/// Components around the list, mounted alone or in a box of 375 by 60 points.
enum AroundFixture {
    static let users = [FixtureChat.ann, FixtureChat.bo, FixtureChat.cy]

    static func mounted<Part: View>(
        _ part: Part,
        with components: Components = Components(),
        events: (any EventSink)? = nil
    ) -> Part {
        part.mount(in: ComponentContext(components, events: events))
        let size = part.sizeThatFits(width: 375)
        part.layout(width: size.width, height: size.height)
        return part
    }

    static func button(
        _ count: Int,
        with components: Components = Components(),
        events: (any EventSink)? = nil
    ) -> any ScrollToLatestMessageButton {
        let button = components.make(.scrollToLatestMessageButton)
        button.content = ChatUnreadCount(messages: count)
        return opened(button, components, events)
    }

    static func indicator(
        _ users: [ChatUser],
        with components: Components = Components()
    ) -> any TypingIndicatorView {
        let indicator = components.make(.typingIndicator)
        indicator.content = users
        return opened(indicator, components)
    }

    static func overlay(
        _ day: String?,
        with components: Components = Components()
    ) -> any DateOverlayView {
        let overlay = components.make(.dateOverlay)
        overlay.content = day
        return opened(overlay, components)
    }

    private static func opened<Part: View>(
        _ part: Part,
        _ components: Components,
        _ events: (any EventSink)? = nil
    ) -> Part {
        mounted(part, with: components, events: events)
    }

    static func picture(_ view: View) -> String {
        TerminalPicture(of: view, options: TerminalOptions(columns: 40)).text
    }
}
