/// A list or an object that has been opened and not closed yet.
struct JSONContainer {
    let isObject: Bool
    let position: JSONPosition
    private var elements: [JSONNode] = []
    private var members: [JSONNode.Member] = []
    private var key: String?
    private var keys: Set<[UInt8]> = []

    init(isObject: Bool, position: JSONPosition) {
        self.isObject = isObject
        self.position = position
    }

    /// The bracket that ends it.
    var closing: Unicode.Scalar {
        isObject ? "}" : "]"
    }

    /// What may follow a value in it.
    var separators: String {
        "',' or '\(closing)'"
    }

    /// The finished value.
    var node: JSONNode {
        JSONNode(isObject ? .object(members) : .array(elements), at: position)
    }

    /// Announces the next member and returns whether its name is new, compared scalar by scalar.
    mutating func begin(_ key: String) -> Bool {
        guard keys.insert(Array(key.utf8)).inserted else { return false }
        self.key = key
        return true
    }

    /// Adds the next element, or the value of the announced member.
    mutating func append(_ node: JSONNode) {
        if let key {
            members.append(JSONNode.Member(key, node))
            self.key = nil
        } else {
            elements.append(node)
        }
    }

    /// The path of the value that is read next.
    func pathOfNext(in parent: JSONPath) -> JSONPath {
        if let key {
            .member(of: parent, key: key)
        } else if isObject {
            parent
        } else {
            .element(of: parent, index: elements.count)
        }
    }
}
