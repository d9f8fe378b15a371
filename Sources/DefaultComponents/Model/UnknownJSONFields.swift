/// Fields that a format does not know: those of a document as the text that they were read from.
struct UnknownJSONFields: Sendable, Codable {
    private(set) var content: Content

    enum Content: Sendable, Codable {
        /// A list of each name with its value behind it.
        case read(UnparsedJSON)
        case given([JSONMember])
    }

    /// No fields.
    init() {
        content = .given([])
    }

    /// Keeps the text of a list that has each name with its value behind it, and is not empty.
    init(_ text: UnparsedJSON) {
        content = .read(text)
    }

    /// The fields, which are made of their text each time.
    ///
    /// - Complexity: O(*n*) in the bytes of the text.
    var members: [JSONMember] {
        get {
            switch content {
            case .given(let members):
                return members
            case .read(let text):
                let parts = text.value.elements ?? []
                return stride(from: 0, to: parts.count - 1, by: 2).map { index in
                    JSONMember(parts[index].string ?? "", parts[index + 1])
                }
            }
        }
        set { content = .given(newValue) }
    }
}

extension UnknownJSONFields: Hashable {
    static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs.content, rhs.content) {
        case (.read(let text), .read(let other)): text == other
        case (.read, .given([])), (.given([]), .read): false
        default: lhs.members == rhs.members
        }
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(members)
    }
}
