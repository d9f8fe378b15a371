import Components
import DefaultComponents
import ExamplePlugins
import Testing
import Views

/// The effects of the plugins for lists on taps, apps and other lists.
@Suite struct ListPluginTests {
    private let data = ListedMessages(ListedMessages.turns(40))

    @Test func aTapOnAnAvatarShowsACardAndATapOnTheCardClosesIt() throws {
        let list = try self.list(with: [CustomRouterPlugin()])
        let card = try #require(self.card(in: list))
        #expect(card.isHidden)

        try tapAvatar(in: list)
        #expect(!card.isHidden)
        #expect(card.accessibilityLabel == "Bo")

        let middle = Point(x: 187.5, y: 300)
        #expect(list.view.tap(at: middle) === card)
        #expect(card.isHidden)
    }

    @Test func otherRoutesGoOn() throws {
        let list = try self.list(with: [CustomRouterPlugin()])
        let message = FixtureChat.message("a")

        #expect(list.raise(.route, .readers(of: message)) == .passed)
        #expect(list.raise(.route, .user(FixtureChat.bo)) == .handled)
    }

    @Test func aListenerShowsPeopleInstead() throws {
        var components = try Components.with([CustomRouterPlugin()])
        components.on(.route) { _ in .handled }
        let list = data.list(with: components)

        list.router.showUser(FixtureChat.bo)

        #expect(card(in: list)?.isHidden == true)
    }

    @Test func theAppsRouterHasTheLastWord() throws {
        var components = try Components.with([CustomRouterPlugin()])
        components.messageListRouter = SilentRouter.self
        let list = data.list(with: components)

        list.router.showUser(FixtureChat.bo)

        #expect(card(in: list)?.isHidden == true)
    }

    @Test func theListToOutlineIsThePluginsMatter() throws {
        let components = try Components.with([PerListContentPlugin(listName: "starred")])

        for (name, width) in [("thread", 0.0), ("starred", 1), (nil, 0)] {
            let list = data.list(with: components)
            list.name = name
            list.view.layoutIfNeeded()

            let widths = list.listView.visibleRows.compactMap {
                list.listView.cell(at: $0)?.messageView?.layer.borderWidth
            }
            #expect(!widths.isEmpty)
            #expect(widths.allSatisfy { $0 == width })
        }
    }

    @Test func messagesOfAThreadAreOutlinedAndTheChannelIsNot() throws {
        let components = try Components.with([PerListContentPlugin()])

        let widths = [ChatChannelVC(), ChatThreadVC()].map { screen in
            screen.channelController = ChatChannelController(
                channel: FixtureChat.group,
                messages: ChatMessages(data.messages)
            )
            screen.mount(in: ComponentContext(components))
            screen.view.layout(width: 375, height: 600)
            return screen.messageListVC.listView.cell(at: 0)?.messageView?.layer.borderWidth
        }

        #expect(widths == [0, 1])
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func theButtonIsInTheMiddleAtEveryWidth(_ direction: LayoutDirection) throws {
        var components = try Components.with([CenteredScrollButtonPlugin()])
        components[.layoutDirection] = direction
        let list = data.list(with: components)
        list.listView.scroll(by: -700)
        let button = list.scrollToLatestMessageButton

        for width in [120.0, 320, 375, 1024] {
            list.view.layout(width: width, height: 500)

            #expect(abs(button.frame.x + button.frame.size.width / 2 - width / 2) < 0.01)
            #expect(button.frame.size.width == button.sizeThatFits().width)
        }
        #expect(list.dateOverlayView.superview == nil)
    }

    private func list(with plugins: [any Plugin]) throws -> ChatMessageListVC {
        data.list(with: try .with(plugins))
    }

    private func card(in list: ChatMessageListVC) -> Control? {
        list.view.subviews.lazy.compactMap { $0 as? Control }
            .first { $0.targetNames == ["closePerson"] }
    }

    private func tapAvatar(in list: ChatMessageListVC) throws {
        let avatars = list.listView.visibleRows.compactMap {
            list.listView.cell(at: $0)?.messageView?.authorAvatarView
        }
        let avatar = try #require(avatars.first)
        var point = Point(x: 10, y: 10)
        var view: View = avatar
        while let superview = view.superview, view !== list.view {
            point = Point(x: point.x + view.frame.x, y: point.y + view.frame.y)
            view = superview
        }
        list.view.tap(at: point)
    }
}

private final class SilentRouter: ChatMessageListRouter {
    override func showUser(_ user: ChatUser) {}
}
