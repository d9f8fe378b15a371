/// A property in which two views, or the states of one view, are compared.
package struct ViewProperty: Sendable {
    /// The name in the view's API.
    package let name: String
    /// Whether two views have the same.
    package let isSame: @Sendable (ViewState, ViewState) -> Bool
    /// Whether a view has the very same as before.
    package let isKept: @Sendable (ViewState, ViewState) -> Bool
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
    package func text(_ view: ViewState, without other: ViewState) -> String {
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

extension ViewProperty {
    /// All properties of a view but its frame.
    package static let all: [ViewProperty] = own + content + stack + surroundings

    /// All properties that code can write to a view.
    package static let written: [ViewProperty] = all + [ownFrame, placesSubviews]

    /// Returns those of all properties but the frame in which two views may differ: most views share most parts of their
    /// states, which are compared faster as wholes.
    package static func ofDifferingParts(_ first: ViewState, _ second: ViewState) -> [ViewProperty]
    {
        let isSameOwn = first.own == second.own && first.control == second.control
        let isSameAround =
            first.subviews == second.subviews && first.constraints == second.constraints
        return (isSameOwn ? [] : own) + (first.leaf == second.leaf ? [] : content)
            + (first.stack == second.stack ? [] : stack) + (isSameAround ? [] : surroundings)
    }

    /// Returns the properties that code can write in which a view is not the very same as before.
    package static func changed(from before: ViewState, to after: ViewState) -> [ViewProperty] {
        let others = before.own == after.own ? [] : [ownFrame, placesSubviews]
        return (ofDifferingParts(before, after) + others).filter { !$0.isKept(before, after) }
    }

    /// The frame that was set by hand.
    private static let ownFrame = ViewProperty("frame", \.own.ownFrame, text: \.text)

    private static let placesSubviews = ViewProperty("placesSubviews", \.own.placesSubviews)

    private static let own: [ViewProperty] = [
        ViewProperty("isHidden", \.own.isHidden),
        ViewProperty("alpha", \.own.alpha),
        ViewProperty(optional: "backgroundColor", \.own.backgroundColor, text: \.name),
        ViewProperty(optional: "tintColor", \.own.tintColor, text: \.name),
        ViewProperty("layer.cornerRadius", \.own.layer.cornerRadius),
        ViewProperty("layer.roundedCorners", \.own.layer.roundedCorners) { "\($0.rawValue)" },
        ViewProperty("layer.tightCornerRadius", \.own.layer.tightCornerRadius),
        ViewProperty("layer.borderWidth", \.own.layer.borderWidth),
        ViewProperty(optional: "layer.borderColor", \.own.layer.borderColor, text: \.name),
        ViewProperty("clipsToBounds", \.own.clipsToBounds),
        ViewProperty("overlapsSiblings", \.own.overlapsSiblings),
        ViewProperty("directionalLayoutMargins", \.own.margins, text: \.text),
        ViewProperty(optional: "accessibilityRole", \.own.role, text: \.rawValue),
        ViewProperty(optional: "accessibilityLabel", \.own.label),
        ViewProperty(optional: "accessibilityValue", \.own.accessibilityValue, text: \.treeText),
        ViewProperty("accessibilityState", \.own.accessibilityState) { state in
            state.isSet ? state.treeTexts.joined(separator: ", ") : "none"
        },
        ViewProperty("hitInsets", \.own.hitInsets, text: \.text),
        ViewProperty("isUserInteractionEnabled", \.own.isUserInteractionEnabled),
        ViewProperty("confinesFocus", \.own.confinesFocus),
        ViewProperty("isEnabled", \.control.isEnabled),
        ViewProperty(optional: "targetNames", \.control.targetNames) { $0.joined(separator: ", ") },
        ViewProperty("isSecure", \.control.isSecure),
        ViewProperty(optional: "maximumLength", \.control.maximumLength),
        ViewProperty(optional: "layoutDirection", \.own.layoutDirection, text: \.rawValue),
        ViewProperty("contentPriorities", \.own.priorities) { "\($0.all)" },
    ]

    private static let content: [ViewProperty] = [
        ViewProperty("text", \.leaf.text) { $0.isEmpty ? "none" : $0.plain },
        ViewProperty(optional: "text", \.leaf.title),
        ViewProperty(optional: "image", \.leaf.image),
        ViewProperty(optional: "placeholder", \.leaf.placeholder),
        ViewProperty("pictureSize", \.leaf.pictureSize) { "\($0.width) x \($0.height)" },
        ViewProperty("symbolSize", \.leaf.symbolSize),
        ViewProperty("imagePadding", \.leaf.imagePadding),
        ViewProperty("cursorWidth", \.leaf.cursorWidth),
        ViewProperty(optional: "font", \.leaf.font) { font in
            "\(font.name) \(font.size) \(font.weight.rawValue)"
                + (font.isItalic ? " italic" : "") + (font.isMonospaced ? " monospaced" : "")
        },
        ViewProperty(optional: "textColor", \.leaf.textColor, text: \.name),
        ViewProperty("textAlignment", \.leaf.textAlignment),
        ViewProperty("numberOfLines", \.leaf.numberOfLines),
        ViewProperty("inset", \.leaf.inset, text: \.text),
    ]

    private static let stack: [ViewProperty] = [
        ViewProperty("axis", \.stack.axis),
        ViewProperty("alignment", \.stack.alignment),
        ViewProperty("distribution", \.stack.distribution),
        ViewProperty("spacing", \.stack.spacing),
        ViewProperty("isLayoutMarginsRelativeArrangement", \.stack.isMarginsRelative),
        ViewProperty("wraps", \.stack.wraps),
        ViewProperty(optional: "lineSpacing", \.stack.lineSpacing),
        ViewProperty(optional: "columns", \.stack.columns) {
            $0.map(\.text).joined(separator: ", ")
        },
        ViewProperty(optional: "contentOffset", \.stack.offset),
        ViewProperty(optional: "columnSpan", \.stack.columnSpans) { $0.text() },
        ViewProperty(optional: "customSpacing", \.stack.customSpacing) { $0.text() },
        ViewProperty(optional: "respectsLayoutMargins", \.stack.keepsMargins) { $0.text() },
    ]

    private static let surroundings: [ViewProperty] = [
        ViewProperty(views: "subviews", \.subviews) { views in
            ["[" + views.map(\.viewClass.name).joined(separator: ", ") + "]"]
        },
        ViewProperty(views: "constraints", \.constraints) { $0.map(\.description).sorted() },
    ]
}

extension AxisPair<ContentPriorities> {
    /// Hugging and compression resistance, each horizontal first.
    fileprivate var all: [Double] {
        [horizontal.hugging, vertical.hugging, horizontal.compression, vertical.compression]
            .map(\.rawValue)
    }
}

extension DirectionalEdgeInsets {
    fileprivate var text: String { "\(top), \(leading), \(bottom), \(trailing)" }
}

extension Rect {
    /// The place and the size.
    package var text: String { "\(x), \(y), \(size.width) x \(size.height)" }
}

extension Array {
    /// The values of a stack's views, in their order.
    fileprivate func text<Value>() -> String where Element == Value? {
        map { $0.map { "\($0)" } ?? "none" }.joined(separator: ", ")
    }
}
