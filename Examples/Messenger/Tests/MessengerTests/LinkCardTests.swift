import Components
import ComponentsTesting
import DefaultComponents
import Messenger
import Testing
import Views

@Suite struct LinkCardTests {
    private let page = LinkAttachment(
        originalURL: "https://tides.example/today",
        title: "Tides",
        previewURL: "sea.gif"
    )

    @Test func cardArrivesLaterWithItsPicture() async throws {
        let chat = try MessengerChat([LinkCardsPlugin { [page] _ in page }])
        let file = Array("GIF89a".utf8) + [100, 0, 50, 0]
        chat.change { $0.replace(.pictureFile) { $0.address == "sea.gif" ? file : nil } }
        #expect(chat.reads.contains("- text \"Loading preview\""))

        try await chat.take(.answer)

        #expect(!chat.reads.contains("Loading preview"))
        #expect(chat.reads.contains("- link \"Tides\""))
        let card = chat.screen.view.all(ChatLinkAttachmentView.self).first
        #expect(card?.imageView.pictureSize == Size(width: 100, height: 50))
    }

    @Test func tapAndKeyboardOpenTheLink() async throws {
        let chat = try MessengerChat([LinkCardsPlugin { [page] _ in page }])
        chat.change {
            $0.on(.tapOnLink) { tap in
                Components.state?[.openedLinks, .reader] += [tap.url]
                return .handled
            }
        }
        try await chat.take(.answer)
        _ = chat.text

        let target = chat.pointer.targets(in: chat.screen.view).first {
            $0.gesture.name == "openLink"
        }
        chat.pointer.perform(try #require(target))

        #expect(chat.tree.store[.openedLinks, .reader] == ["https://tides.example/today"])
    }

    @Test func nothingIsLoadedWithoutAFunction() throws {
        let chat = try MessengerChat([LinkCardsPlugin()])

        #expect(chat.tasks.names.isEmpty)
        #expect(!chat.reads.contains("Loading preview"))
    }

    @Test func errorLeavesTheLinkAlone() async throws {
        let chat = try MessengerChat([LinkCardsPlugin { _ in throw Closed() }])

        try await chat.take(.answer)

        #expect(!chat.reads.contains("Loading preview"))
        #expect(chat.tree.diagnostics.isEmpty)
        #expect(chat.tasks.names.isEmpty)
    }
}

private struct Closed: Error {}

extension StateKey where Value == [String] {
    fileprivate static let openedLinks = StateKey("openedLinks", default: [])
}
