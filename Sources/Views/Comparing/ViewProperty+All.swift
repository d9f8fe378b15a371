extension ViewProperty {
    /// Everything that a view has of its own, but for where it lies.
    package static let all: [ViewProperty] = own + content + stack + surroundings

    /// Everything that code can write to a view.
    package static let written: [ViewProperty] = all + [ownFrame, placesSubviews]

    /// The frame that was set by hand.
    private static let ownFrame = ViewProperty("frame", \.ownFrame, text: \.text)

    private static let placesSubviews = ViewProperty("placesSubviews", \.placesSubviews)

    private static let own: [ViewProperty] = [
        ViewProperty("isHidden", \.isHidden),
        ViewProperty("alpha", \.alpha),
        ViewProperty(optional: "backgroundColor", \.backgroundColor, text: \.name),
        ViewProperty(optional: "tintColor", \.tintColor, text: \.name),
        ViewProperty("layer.cornerRadius", \.layer.cornerRadius),
        ViewProperty("layer.roundedCorners", \.layer.roundedCorners) { "\($0.rawValue)" },
        ViewProperty("layer.tightCornerRadius", \.layer.tightCornerRadius),
        ViewProperty("layer.borderWidth", \.layer.borderWidth),
        ViewProperty(optional: "layer.borderColor", \.layer.borderColor, text: \.name),
        ViewProperty("clipsToBounds", \.clipsToBounds),
        ViewProperty("overlapsSiblings", \.overlapsSiblings),
        ViewProperty("directionalLayoutMargins", \.margins, text: \.text),
        ViewProperty(optional: "accessibilityRole", \.role, text: \.rawValue),
        ViewProperty(optional: "accessibilityLabel", \.label),
        ViewProperty("hitInsets", \.hitInsets, text: \.text),
        ViewProperty("isUserInteractionEnabled", \.isUserInteractionEnabled),
        ViewProperty("isEnabled", \.isEnabled),
        ViewProperty("targetNames", \.targetNames) { names in
            names.isEmpty ? "none" : names.joined(separator: ", ")
        },
        ViewProperty("contentPriorities", \.priorities) { "\($0.all)" },
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
        ViewProperty("customSpacing", \.stack.customSpacing) { $0.text() },
        ViewProperty("respectsLayoutMargins", \.stack.keepsMargins) { $0.text() },
    ]

    private static let surroundings: [ViewProperty] = [
        ViewProperty(views: "subviews", \.subviews) { views in
            ["[" + views.map(\.viewClass.name).joined(separator: ", ") + "]"]
        },
        ViewProperty(views: "constraints", \.constraints) { $0.map(\.description).sorted() },
    ]
}

extension ContentPriorities {
    /// Hugging and compression resistance, each horizontal first.
    fileprivate var all: [Double] {
        [huggingHorizontal, huggingVertical, compressionHorizontal, compressionVertical]
            .map(\.rawValue)
    }
}

extension DirectionalEdgeInsets {
    fileprivate var text: String { "\(top), \(leading), \(bottom), \(trailing)" }
}

extension Rect {
    /// The place and the size.
    var text: String { "\(x), \(y), \(size.width) x \(size.height)" }
}

extension Array {
    /// What a stack has for its views, in their order.
    fileprivate func text<Value>() -> String where Element == Value? {
        isEmpty ? "none" : map { $0.map { "\($0)" } ?? "none" }.joined(separator: ", ")
    }
}
