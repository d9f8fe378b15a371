/// Fields that a format does not know, kept as their text if they were read from a document.
struct UnknownJSONFields: Sendable, Codable {
    private(set) var content: Content

    enum Content: Sendable, Codable {
        /// A list of each name followed by its value.
        case read(UnparsedJSON)
        case given([JSONMember])
    }

    /// No fields.
    init() {
        content = .given([])
    }

    /// Creates fields from the text of a list that has each name followed by its value, and is not empty.
    init(_ text: UnparsedJSON) {
        content = .read(text)
    }

    /// The fields, parsed at each read.
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
