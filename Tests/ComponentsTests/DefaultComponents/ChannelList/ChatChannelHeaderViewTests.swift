import Components
import DefaultComponents
import Testing
import Views

@Suite(.diagnosticsOfIssues)
struct ChatChannelHeaderViewTests {
    @Test func headerShowsWhoIsTypingBeforeTheMembers() {
        let ann = ChatUser(id: "ann", name: "Ann")
        let channel = ChatChannel(id: "g", name: "General", members: [ann])

        let quiet = header(ChatChannelHeader(channel, onlineCount: 0))
        let busy = header(ChatChannelHeader(channel, typingUsers: [ann]))

        #expect(quiet.titleLabel.text == "General")
        #expect(quiet.subtitleLabel.text == "1 member, 0 online")
        #expect(busy.subtitleLabel.text?.hasSuffix("is typing") == true)
    }

    @Test func headerWithoutMembersHasTheNameAlone() {
        let header = header(ChatChannelHeader(ChatChannel(id: "g", name: "General")))

        #expect(header.subtitleLabel.isHidden)
    }

    @Test func nameIsAHeading() {
        let header = header(ChatChannelHeader(ChatChannel(id: "g")))

        #expect(header.titleLabel.accessibilityRole == .heading)
        #expect(header.titleLabel.accessibilityState.level == 1)
    }

    @Test func partsFindTheChannelAroundThem() {
        let header = header(ChatChannelHeader(ChatChannel(id: "g")))

        #expect(header.chat.channel?.id == "g")
        #expect(header.ownerOfState == .channel("g"))
    }

    private func header(_ content: ChatChannelHeader) -> ChatChannelHeaderView {
        let header = ChatChannelHeaderView()
        header.content = content
        header.mount(in: ComponentContext(Components()))
        header.layout(width: 320)
        return header
    }
}
