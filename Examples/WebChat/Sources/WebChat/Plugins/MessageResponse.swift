import ChatStore
public import DefaultComponents

/// The answer of a member to a message: what a plugin's request about the message said last.
public struct MessageResponse: Sendable, Hashable, Codable {
    /// The name of the kind of the request.
    public var kind: String
    /// The identifier of the member.
    public var userID: String
    /// The JSON of the request; hostile until escaped.
    public var json: String
}

extension MessageField where Value == [MessageResponse] {
    /// The answers of members, by kind and then by the age of their accounts; none without any.
    public static let responses = MessageField("responses")
}

extension [ResponseRecord] {
    /// Returns whether a member has answered.
    func contains(by userID: String) -> Bool {
        contains { $0.userID == userID }
    }
}

extension MessageResponse {
    init(_ record: ResponseRecord) {
        self.init(kind: record.kind, userID: record.userID, json: record.json)
    }
}
