/// A property of a view that differs from its default, such as `corner=16`.
public struct TreeAttribute: Sendable, Hashable {
    /// The name, such as `corner`.
    public let name: String

    /// The value; nil for an attribute that is either present or not, such as `hidden`.
    public let value: String?

    init(_ name: String, _ value: String? = nil) {
        self.name = name
        self.value = value
    }

    /// Writes the attribute in the format of trees.
    func write(to text: inout TreeText) {
        text.append(name)
        guard let value else { return }
        text.append("=")
        // A label is a sentence and always quoted; other values only if they need it.
        if name == "label" {
            text.append(quoted: value)
        } else {
            text.append(Escaping.token(value))
        }
    }
}
