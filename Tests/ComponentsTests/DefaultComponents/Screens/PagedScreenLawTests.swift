import Components
import DefaultComponents
import Drawing
import Testing
import Views

/// A chat that is paged from a server looks as one of all messages, wherever the reader is.
@Suite(.diagnosticsOfIssues)
struct PagedScreenLawTests {
    @Test(arguments: Cases(3, of: 300))
    func pagedChatLooksAsOneOfAllMessages(seed: Case) throws {
        var generator = SeededGenerator(seed: seed)
        let server = PagedServer(count: .random(in: 60...160, using: &generator))
        let start = Bool.random(using: &generator) ? 0 : Int.random(in: 20...30, using: &generator)
        let range = start..<(start + Int.random(in: 20...30, using: &generator))
        let ends: Set<MessageEnd> = start > 0 ? [.older, .newer] : [.older]
        let paged = mounted(
            server.controller(
                range,
                pageSize: .random(in: 20...40, using: &generator),
                openEnds: ends
            )
        )
        let whole = mounted(server.controller(0..<server.all.count, pageSize: 400, openEnds: []))
        let first = server.all[range.lowerBound + 10].id
        settle(paged, server, &generator)
        for screen in [paged, whole] {
            screen.messageListVC.scrollToMessage(id: first, at: .top)
            screen.view.layoutIfNeeded()
        }
        settle(paged, server, &generator)

        for step in 0..<60 {
            let distance = Double(Int.random(in: -250...150, using: &generator))
            for screen in [paged, whole] {
                screen.messageListVC.listView.scroll(by: distance)
                screen.view.layoutIfNeeded()
            }
            settle(paged, server, &generator)
            let difference = difference(paged, whole)
            #expect(difference == nil, "\(seed), step \(step)")
            if difference != nil { return }
        }
        #expect(server.requestCount > 0, "\(seed)")
    }

    @Test func failingServerIsNotRequestedWithoutEnd() {
        let server = PagedServer(count: 40)
        server.outcome = .failed(reason: "Busy.")

        let screen = mounted(server.controller(0..<3))
        for _ in 0..<10 { screen.view.layoutIfNeeded() }

        #expect(server.requestCount > 0 && server.requestCount < 10)
        #expect(screen.messageComposerVC.notice == "Busy.")
    }

    @Test func openingAnEmptyChatFillsTheScreen() throws {
        let server = PagedServer(count: 40)
        var generator = SeededGenerator(seed: Case(number: 1))

        let screen = mounted(server.controller(0..<0, pageSize: 3))
        settle(screen, server, &generator)

        let whole = mounted(server.controller(0..<40, pageSize: 40, openEnds: []))
        #expect(difference(screen, whole) == nil)
    }

    private func mounted(_ controller: ChatChannelController) -> ChatChannelVC {
        let screen = ChatChannelVC()
        screen.channelController = controller
        screen.mount(in: ComponentContext(Components()))
        screen.view.layout(width: 375, height: 600)
        return screen
    }

    private func settle(
        _ screen: ChatChannelVC,
        _ server: PagedServer,
        _ generator: inout SeededGenerator
    ) {
        guard let controller = screen.channelController else { return }
        while !server.unanswered.isEmpty {
            server.answer(controller, atMost: .random(in: 12...40, using: &generator))
            screen.view.layoutIfNeeded()
        }
    }

    /// Returns the first lines in which the lists of two screens differ.
    private func difference(_ one: ChatChannelVC, _ other: ChatChannelVC) -> [String]? {
        let texts = [one, other].map {
            TreeNode(of: $0.messageListVC.view, variant: .frames).description
                .split(separator: "\n").map(String.init)
        }
        return zip(texts[0], texts[1]).first { $0 != $1 }.map { [$0, $1] }
            ?? (texts[0].count == texts[1].count
                ? nil : ["\(texts[0].count)", "\(texts[1].count)"])
    }
}
