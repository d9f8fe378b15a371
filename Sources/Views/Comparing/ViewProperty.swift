/// Something that can be said of a view, to compare two views by.
package struct ViewProperty: Sendable {
    /// What it is called in the view's API.
    package let name: String
    /// Whether both views have the same.
    let isSame: @Sendable (View, View) -> Bool
    /// The values of a view, one for each thing of which it has several.
    let texts: @Sendable (View) -> [String]

    /// Creates a property with one value.
    init<Value: Equatable & SendableMetatype>(
        _ name: String,
        _ value: @escaping @Sendable (View) -> Value,
        text: @escaping @Sendable (Value) -> String = { "\($0)" }
    ) {
        self.name = name
        isSame = { value($0) == value($1) }
        texts = { [text(value($0))] }
    }

    /// Creates a property that may have no value.
    init<Value: Equatable & SendableMetatype>(
        optional name: String,
        _ value: @escaping @Sendable (View) -> Value?,
        text: @escaping @Sendable (Value) -> String = { "\($0)" }
    ) {
        self.init(name, value) { $0.map(text) ?? "none" }
    }

    /// Creates a property with several values, whose order does not matter.
    init(several name: String, _ values: @escaping @Sendable (View) -> [String]) {
        self.name = name
        isSame = { values($0).sorted() == values($1).sorted() }
        texts = { values($0).sorted() }
    }

    /// Returns all values of a view.
    package func text(_ view: View) -> String {
        texts(view).joined(separator: ", ")
    }

    /// Returns the values that only the first view has.
    func text(_ view: View, without other: View) -> String {
        let others = texts(other)
        var own = texts(view)
        // Values that differ and have one text are told as they are.
        guard own != others else { return text(view) }
        for text in others {
            if let place = own.firstIndex(of: text) { own.remove(at: place) }
        }
        return own.isEmpty ? "none" : own.joined(separator: ", ")
    }
}
