import DefaultComponents
import Messenger
import Testing
import Views

@Suite struct BannerTests {
    @Test func listMakesRoomForBanner() throws {
        let chat = try MessengerChat(MessengerChat.plugins)
        let list = chat.screen.messageListVC
        let banner = try #require(chat.screen.view.controls(named: "scrollToPin").first)

        #expect(banner.hitArea.size.height >= 44)
        #expect(list.listView.frame.y == banner.superview?.frame.size.height)
    }

    @Test func bannerLearnsOfPins() async throws {
        let chat = try MessengerChat(MessengerChat.plugins)

        try await chat.take(.choose(action: "pin", place: 3))
        let banner = chat.screen.view.controls(named: "scrollToPin").first as? Button
        #expect(banner?.title == "Pinned: Bon vent")

        try await chat.take(.delete(place: 3, isHard: true))
        chat.screen.view.layoutIfNeeded()
        #expect(banner?.title == "Pinned: Bo")
        try await chat.take(.choose(action: "pin", place: 2))
        chat.screen.view.layoutIfNeeded()
        #expect(chat.screen.view.controls(named: "scrollToPin").isEmpty)
    }
}
