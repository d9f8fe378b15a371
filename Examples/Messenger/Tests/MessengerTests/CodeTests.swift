import Components
import ComponentsTesting
import DefaultComponents
import Messenger
import Testing
import Views

@Suite struct CodeTests {
    @Test func codeHasColours() throws {
        let chat = try MessengerChat([CodeBlocksPlugin()])
        let runs = chat.lines?.richText.runs ?? []

        #expect(chat.lines?.text == "let knots = 12 // \"fast\"")
        #expect(runs.map(\.text) == ["let", " knots = ", "12", " ", "// \"fast\""])
        #expect(Set(runs.map(\.style.color)).count == 4)
    }

    @Test func codeRunsFromLeftToRightInArabic() throws {
        let chat = try MessengerChat([CodeBlocksPlugin()])
        chat.change { $0.locale = "ar" }

        #expect(chat.lines?.effectiveLayoutDirection == .leftToRight)
        #expect(chat.lines?.frame.x == 8)
        #expect(chat.reads.contains("- button \"نسخ\""))
    }

    @Test func buttonCopiesByEventAndSaysSo() async throws {
        let chat = try MessengerChat([CodeBlocksPlugin(), ClipboardPlugin()])

        try await chat.take(.tap(name: "copyCode", place: 0))
        #expect(chat.tree.store[.clipboard, .reader] == "let knots = 12 // \"fast\"")
        #expect(chat.text.contains("\"Copied\""))

        chat.wait(.seconds(2))
        #expect(!chat.text.contains("\"Copied\""))
    }

    @Test func codeThatCannotBeReadHasNoButton() throws {
        let chat = try MessengerChat([CodeBlocksPlugin()])
        let count = chat.screen.view.controls(named: "copyCode").count
        var message = MessengerChat.messages[4]
        message.id = "unreadable"
        message.attachments = [try ChatAttachment(kind: .code, payload: ["lines": 1])]

        chat.controller.receive(.newMessage(message))
        chat.wait()

        #expect(count == 1)
        #expect(chat.screen.messageListVC.listView.visibleIndex(ofMessageWithID: message.id) != nil)
        #expect(chat.screen.view.controls(named: "copyCode").count == 1)
    }

    @Test func codeIsSentAsAnAttachment() async throws {
        let chat = try MessengerChat([CodeBlocksPlugin()])

        try await chat.take(.write("```c\nint x;\n```"))
        try await chat.take(.send)

        let sent = try #require(chat.controller.messages.first?.attachments.first)
        #expect(try sent.payload(as: Code.self) == Code("int x;", language: "c"))
    }
}

extension MessengerChat {
    /// The lines of the first code.
    fileprivate var lines: Label? {
        screen.view.layout(width: 375, height: 800)
        return screen.view.all(ScrollView.self).first?.subviews.first as? Label
    }
}

/// Keeps what is copied.
private struct ClipboardPlugin: Plugin {
    let manifest = PluginManifest("clipboard")

    func register(in registrar: inout Registrar) {
        registrar.declare(.clipboard)
        registrar.on(.copyText) { text in
            Components.state?[.clipboard, .reader] = text
            return .handled
        }
    }
}

extension StateKey where Value == String {
    fileprivate static let clipboard = StateKey("clipboard", default: "")
}
