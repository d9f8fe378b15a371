import Components
import DefaultComponents
import Drawing
import Foundation
import Requests
import Testing

/// Frequent requests of users, each in less than fifteen lines and without copying code.
@Suite struct RequestsTests {
    @Test func theAvatarAloneIsSwapped() {
        var components = Components()
        components.swapTheAvatar()

        let (before, after) = (tree(textMessage(), Components()), tree(textMessage(), components))

        let letters = after.flattened.filter { $0.name == "avatar" }
        #expect(letters.map(\.text) == ["A"])
        #expect(Self.names(after, without: "avatar") == Self.names(before, without: "avatar"))
    }

    @Test func aLineStandsUnderTheText() {
        var components = Components()
        components.addALine()

        let texts = tree(textMessage("Hello"), components).flattened.map(\.text)

        #expect(texts.contains("5 characters"))
    }

    @Test func systemMessagesAloneAreFramed() {
        var components = Components()
        components.restyleSystemMessages()
        var notice = textMessage("Ada joined")
        notice.kind = .system

        #expect(tree(notice, components).description.contains("border=1"))
        #expect(
            tree(textMessage(), components).description
                == tree(textMessage(), Components()).description
        )
    }

    @Test func twoActionsAreGone() {
        var components = Components()
        components.dropTwoActions()
        var channel = ChatChannel(id: "lunch", members: [ada, ben])
        channel.currentUserId = "ben"
        let request = MessageActionsRequest(message: textMessage(), channel: channel)

        let all = Components()[.messageActions](request).map(\.id)
        let left = components[.messageActions](request).map(\.id)

        #expect(all.count == left.count + 2)
        #expect(all.filter(left.contains) == left)
    }

    @Test func aPlaceIsAnAttachment() {
        var components = Components()
        components.addPlaces()
        var message = textMessage()
        message.attachments = [
            ChatAttachment(kind: "place", payload: .other(title: "Harbour", json: .null))
        ]

        #expect(tree(message, components).flattened.map(\.text).contains("At Harbour"))
    }

    @Test func eachTakesLessThanFifteenLines() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Sources/Requests")
        let files = try FileManager.default.contentsOfDirectory(
            at: folder,
            includingPropertiesForKeys: nil
        )

        #expect(files.count == 5)
        for file in files {
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            let code = lines.filter { !$0.hasPrefix("import ") && !$0.hasPrefix("///") }
            #expect(code.count < 15, "\(file.lastPathComponent)")
        }
    }

    private static func names(_ tree: TreeNode, without name: String) -> [String] {
        tree.flattened.map(\.name).filter { $0 != name && $0 != "imageView" }
    }
}
