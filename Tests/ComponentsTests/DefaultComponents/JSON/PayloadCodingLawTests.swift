import Foundation
import Testing
import Views

@testable import DefaultComponents

/// Random JSON that goes through fields, payloads and their coding.
@Suite struct PayloadCodingLawTests {
    @Test(arguments: Cases(40, of: 800))
    func fieldsAreKeptAsTheyWere(seed: Case) throws {
        var generator = SeededGenerator(seed: seed)
        let (text, value) = RandomJSON.object(depth: 4, using: &generator)
        var message = try conversationMessage(loading: #""text": "Ahoy", "fields": \#(text)"#)

        message.text = "changed by somebody who knows no fields"
        let coded = try JSONDecoder().decode(
            ChatMessage.self,
            from: JSONEncoder().encode(message)
        )
        let payload: ChatMessage = try JSONValue(encoding: message).decoded()

        for copy in [message, coded, payload] {
            let members = copy.fields.names.map { name in
                JSONMember(name, copy[MessageField<JSONValue>(name)] ?? "lost")
            }
            #expect(try JSONValue.object(members).payloadText() == text, "\(seed)")
            #expect(JSONValue.object(members) == value, "\(seed)")
            #expect(copy == message, "\(seed)")
        }
    }

    @Test(arguments: Cases(40, of: 800))
    func attachmentsOfOtherKindsAreKeptAsTheyWere(seed: Case) throws {
        var generator = SeededGenerator(seed: seed)
        let (text, value) = RandomJSON.object(depth: 4, using: &generator)
        let json = #"{"kind":"x","payload":\#(text)}"#
        let message = try conversationMessage(loading: #""attachments": [\#(json)]"#)

        let coded = try JSONDecoder().decode(
            ChatMessage.self,
            from: JSONEncoder().encode(message)
        )

        for attachment in message.attachments + coded.attachments {
            #expect(try attachment.payload(as: JSONValue.self).payloadText() == json, "\(seed)")
            let members = try attachment.payload(as: [String: JSONValue].self)
            #expect(members["payload"] == value, "\(seed)")
            let made = try ChatAttachment(kind: "x", payload: ["payload": value])
            #expect(made == attachment, "\(seed)")
        }
    }

    @Test(arguments: Cases(40, of: 800))
    func aValueIsDecodedAsItWasEncoded(seed: Case) throws {
        var generator = SeededGenerator(seed: seed)
        let tree = Tree(depth: 5, using: &generator)

        let text = try JSONValue(encoding: tree).payloadText()

        #expect(try JSONValue(parsing: text).decoded(as: Tree.self) == tree, "\(seed)")
        #expect(try JSONDecoder().decode(Tree.self, from: Data(text.utf8)) == tree, "\(seed)")
        let foundation = try JSONEncoder().encode(tree)
        let read = try JSONValue(parsing: String(decoding: foundation, as: UTF8.self))
        #expect(try read.decoded(as: Tree.self) == tree, "\(seed)")
    }

    @Test(arguments: Cases(20, of: 400))
    func hostileFieldsAreAnErrorOrAValue(seed: Case) async throws {
        let outcomes = await onSmallStack {
            var mutator = Mutator(seed: seed)
            return (0..<100).map { _ in
                let (text, _) = RandomJSON.object(depth: 6, using: &mutator.generator)
                let bytes = mutator.mutated(Array(text.utf8))
                return Self.isRead(String(decoding: bytes, as: UTF8.self))
            }
        }

        #expect(outcomes.contains(false), "\(seed)")
    }

    @Test(arguments: [
        #"{"a":\#(String(repeating: "[", count: 200))\#(String(repeating: "]", count: 200))}"#,
        #"{"a":"\#(String(repeating: "a", count: 70_000))"}"#,
        #"{"a":"\#(String(repeating: " ", count: 70_000))"}"#, "[]", "1", #""a""#,
    ])
    func excessIsAnErrorAndTheRestIsKept(text: String) throws {
        let source = conversationDocument(conversationMessage("1", #""fields": \#(text)"#))
        #expect(throws: ConversationError.self) {
            try ConversationJSONFormat().load(source, options: LoadOptions())
        }

        let lenient = try ConversationJSONFormat().load(source, options: .init(isLenient: true))

        #expect(lenient.channels[0].messages.map(\.id) == ["1"])
        #expect(lenient.channels[0].messages[0].fields.isEmpty)
        #expect(lenient.skippedPaths == ["channels[0].messages[0].fields"])
    }

    /// Reads text as fields, an attachment and a payload, and returns whether the fields could be read.
    private static func isRead(_ text: String) -> Bool {
        let members =
            #""fields": \#(text), "attachments": [{"kind": "x", "id": "i", "x": \#(text)}]"#
        let source = conversationDocument(conversationMessage("1", members))
        let read = try? ConversationJSONFormat().load(source, options: LoadOptions())
        let message = read?.channels.first?.messages.first
        for name in message?.fields.names ?? [] {
            _ = message?[MessageField<Tree>(name)]
            _ = message?[MessageField<[String: JSONValue]>(name)]
        }
        for attachment in message?.attachments ?? [] {
            _ = try? attachment.payload(as: Tree.self)
            _ = try? attachment.payload(as: [String: Tree].self)
        }
        return message != nil
    }
}

/// A value with every kind of part.
private struct Tree: Codable, Hashable {
    var number: Int
    var share: Double?
    var text: String
    var isOpen: Bool
    var names: Set<String>
    var parts: [Tree]
    var byName: [String: Int64]
    var byNumber: [Int: [UInt16?]]

    init(depth: Int, using generator: inout SeededGenerator) {
        number = .random(in: .min ... .max, using: &generator)
        share = Bool.random(using: &generator) ? .random(in: -1e9...1e9, using: &generator) : nil
        text = RandomJSON.text(using: &generator)
        isOpen = .random(using: &generator)
        names = Set((0..<3).map { _ in RandomJSON.text(using: &generator) })
        let count = depth > 0 ? Int.random(in: 0...2, using: &generator) : 0
        parts = (0..<count).map { _ in Tree(depth: depth - 1, using: &generator) }
        byName = [RandomJSON.text(using: &generator): .random(in: .min ... .max, using: &generator)]
        byNumber = [
            .random(in: -9...9, using: &generator): [nil, .random(in: 0...9, using: &generator)]
        ]
    }
}
