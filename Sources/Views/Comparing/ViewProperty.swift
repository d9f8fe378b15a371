/// Something that can be said of a view, to compare two views by, or one before and after.
package struct ViewProperty: Sendable {
    /// What it is called in the view's API.
    package let name: String
    /// Whether two views have the same.
    let isSame: @Sendable (ViewState, ViewState) -> Bool
    /// Whether a view has the very same as before.
    let isKept: @Sendable (ViewState, ViewState) -> Bool
    /// The values of a view, one for each thing of which it has several.
    let texts: @Sendable (ViewState) -> [String]
    /// Gives a state what another one has.
    let copy: @Sendable (ViewState, inout ViewState) -> Void

    /// Creates a property with one value.
    init<Value: Equatable & SendableMetatype>(
        _ name: String,
        _ path: any WritableKeyPath<ViewState, Value> & Sendable,
        text: @escaping @Sendable (Value) -> String = { "\($0)" }
    ) {
        self.name = name
        isSame = { $0[keyPath: path] == $1[keyPath: path] }
        isKept = isSame
        texts = { [text($0[keyPath: path])] }
        copy = { $1[keyPath: path] = $0[keyPath: path] }
    }

    /// Creates a property that may have no value.
    init<Value: Equatable & SendableMetatype>(
        optional name: String,
        _ path: any WritableKeyPath<ViewState, Value?> & Sendable,
        text: @escaping @Sendable (Value) -> String = { "\($0)" }
    ) {
        self.init(name, path) { $0.map(text) ?? "none" }
    }

    /// Creates a property whose values are views, or things between views: of two views they are compared by
    /// their texts, of one view before and after by themselves.
    init<Value: Equatable & SendableMetatype>(
        views name: String,
        _ path: any WritableKeyPath<ViewState, Value> & Sendable,
        texts: @escaping @Sendable (Value) -> [String]
    ) {
        self.name = name
        isSame = { texts($0[keyPath: path]) == texts($1[keyPath: path]) }
        isKept = { $0[keyPath: path] == $1[keyPath: path] }
        self.texts = { texts($0[keyPath: path]) }
        copy = { $1[keyPath: path] = $0[keyPath: path] }
    }

    /// Returns all values of a view.
    package func text(_ view: ViewState) -> String {
        texts(view).joined(separator: ", ")
    }

    /// Returns the values that only the first view has.
    func text(_ view: ViewState, without other: ViewState) -> String {
        let others = texts(other)
        var own = texts(view)
        // Values that differ and have one text are reported as they are.
        guard own != others else { return text(view) }
        for text in others {
            if let place = own.firstIndex(of: text) { own.remove(at: place) }
        }
        return own.isEmpty ? "none" : own.joined(separator: ", ")
    }
}
