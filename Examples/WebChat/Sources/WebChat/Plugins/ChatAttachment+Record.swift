import ChatStore
import DefaultComponents
import Foundation

extension AttachmentRecord {
    /// Creates a record of an attachment.
    init(_ attachment: ChatAttachment) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let json = String(decoding: try encoder.encode(attachment), as: UTF8.self)
        self.init(kind: attachment.kind.rawValue, json: json)
    }

    /// The attachment; one of which nothing is known if its JSON is none.
    var attachment: ChatAttachment {
        let read = try? JSONDecoder().decode(ChatAttachment.self, from: Data(json.utf8))
        let unknown = AttachmentPayload.other(title: nil, json: .object([]))
        return read ?? ChatAttachment(kind: AttachmentKind(rawValue: kind), payload: unknown)
    }
}
