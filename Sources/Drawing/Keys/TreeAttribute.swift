/// A setting of a view that differs from its default, such as `corner=16`.
public struct TreeAttribute: Sendable, Hashable {
    /// The setting, such as `corner`.
    public let name: String

    /// The value, as it is; none for a setting that is either there or not, such as `hidden`.
    public let value: String?

    init(_ name: String, _ value: String? = nil) {
        self.name = name
        self.value = value
    }

    /// Writes the setting as trees print it.
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
