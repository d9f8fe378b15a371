import Components
import ComponentsTesting
import DefaultComponents
import Drawing
import Testing
import Views

/// Payloads that the decoder of a plugin refuses are its fault where it does not expect them, and are contained.
@Suite(.diagnosticsOfIssues)
struct PayloadFaultTests {
    private static let readers = [
        ReportedPlugin("field in an extension", told: "bad updateContent messageContentView 1") {
            $0.extend(.messageContentView, with: FieldReading.self)
        },
        ReportedPlugin("field in a function", told: "bad transform messageLayoutOptions 1") {
            $0.transform(.messageLayoutOptions) { next, request in
                _ = try request.message?.fields.value(of: .refused)
                return next(request).subtracting([.timestamp])
            }
        },
        ReportedPlugin("attachment", told: "bad updateContent messageContentView 1") {
            $0.extend(.messageContentView, with: AttachmentReading.self)
        },
        ReportedPlugin("listener", told: "bad on payloadReceived -") {
            $0.on(.payloadReceived) { received in
                _ = try received.payload.value(of: .refused)
                return .passed
            }
        },
    ]

    @Test(arguments: readers)
    func screenIsAsWithoutTheReaderOfARefusedPayload(reader: ReportedPlugin) throws {
        let chat = ComposedChannel([try message], try Components.with(reader.plugin))
        chat.controller.receive(.custom(ChatPayload(name: "refused", json: ["a": 1])))
        chat.layOut()

        let plain = ComposedChannel([try message])
        plain.layOut()
        #expect(chat.tree.diagnostics.map(\.summary) == [reader.told])
        #expect(
            TreeNode(of: chat.screen.view, variant: .frames).description
                == TreeNode(of: plain.screen.view, variant: .frames).description
        )
    }

    @Test func refusedFieldIsNone() throws {
        #expect(try message.fields[.refused] == nil)
        #expect(try message.fields.names == ["refused"])
    }

    private var message: ChatMessage {
        get throws {
            var message = FixtureChat.message("1")
            try message.fields.set(Refused(), for: .refused)
            message.attachments = [try ChatAttachment(kind: "refused", payload: Refused())]
            return message
        }
    }
}

/// A payload whose decoder accepts nothing.
private struct Refused: Codable, Hashable {
    init() {}

    init(from decoder: any Decoder) throws {
        throw InjectedError()
    }

    func encode(to encoder: any Encoder) throws {
        try ["a": 1].encode(to: encoder)
    }
}

extension MessageField where Value == Refused {
    fileprivate static let refused = MessageField("refused")
}

extension PayloadKind where Payload == Refused {
    fileprivate static let refused = PayloadKind("refused")
}

private final class FieldReading: ComponentExtension<ChatMessageContentView> {
    override func updateContent() {
        super.updateContent()
        host.alpha = 0.5
        attempt { _ = try host.content?.fields.value(of: .refused) }
    }
}

private final class AttachmentReading: ComponentExtension<ChatMessageContentView> {
    override func updateContent() {
        super.updateContent()
        host.alpha = 0.5
        attempt { _ = try host.content?.attachments.first?.payload(as: Refused.self) }
    }
}
