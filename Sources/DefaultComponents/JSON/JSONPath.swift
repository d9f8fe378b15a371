import Components

/// The path from a document's root to a value, such as `messages[3].author`.
public indirect enum JSONPath: Sendable, Hashable {
    /// The document's root, whose text is empty.
    case root
    /// A member of an object.
    case member(of: JSONPath, key: String)
    /// An element of a list, from 0.
    case element(of: JSONPath, index: Int)
}

extension JSONPath {
    /// The steps with every index left out, such as `messages[].author`.
    public var pattern: String { text { _ in "" } }

    /// Returns the steps from another value to this one; all of them if it is no ancestor.
    func relative(to ancestor: JSONPath) -> JSONPath {
        guard self != ancestor else { return .root }
        return switch self {
        case .root: .root
        case .member(let parent, let key): .member(of: parent.relative(to: ancestor), key: key)
        case .element(let parent, let index):
            .element(of: parent.relative(to: ancestor), index: index)
        }
    }

    private func text(index text: (Int) -> String) -> String {
        switch self {
        case .root: ""
        case .member(let parent, let key) where !Self.isPlain(key):
            "\(parent.text(index: text))[\"\(key.shown(upTo: .max))\"]"
        case .member(.root, let key): key
        case .member(let parent, let key): "\(parent.text(index: text)).\(key)"
        case .element(let parent, let index): "\(parent.text(index: text))[\(text(index))]"
        }
    }

    private static func isPlain(_ key: String) -> Bool {
        !key.isEmpty
            && key.utf8.allSatisfy {
                $0.isLetterOrDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
            }
    }
}

extension JSONPath: CustomStringConvertible {
    /// The steps as `messages[3].author`; a name of unusual letters is written `["a b"]`.
    public var description: String { text { String($0) } }
}
