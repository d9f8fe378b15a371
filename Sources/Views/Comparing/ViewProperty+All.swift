extension ViewProperty {
    /// Everything that a view has of its own, but for where it lies.
    package static let all: [ViewProperty] = own + content + stack + surroundings

    /// Where the view lies, which follows from everything else.
    package static let frame = ViewProperty("frame", { $0.core.frame }) { frame in
        "\(frame.x), \(frame.y), \(frame.size.width) x \(frame.size.height)"
    }

    private static let own: [ViewProperty] = [
        ViewProperty("type", { ObjectIdentifier(type(of: $0)) }, view: { "\(type(of: $0))" }),
        ViewProperty("isHidden", { $0.core.isHidden }),
        ViewProperty("alpha", { $0.core.alpha }),
        ViewProperty(optional: "backgroundColor", { $0.core.backgroundColor }, text: \.name),
        ViewProperty(optional: "tintColor", { $0.core.tintColor }, text: \.name),
        ViewProperty("layer.cornerRadius", { $0.core.layer.cornerRadius }),
        ViewProperty("layer.roundedCorners", { $0.core.layer.roundedCorners.rawValue }),
        ViewProperty("layer.tightCornerRadius", { $0.core.layer.tightCornerRadius }),
        ViewProperty("layer.borderWidth", { $0.core.layer.borderWidth }),
        ViewProperty(optional: "layer.borderColor", { $0.core.layer.borderColor }, text: \.name),
        ViewProperty("clipsToBounds", { $0.core.clipsToBounds }),
        ViewProperty("overlapsSiblings", { $0.core.overlapsSiblings }),
        ViewProperty("directionalLayoutMargins", { $0.core.margins }, text: \.text),
        ViewProperty(optional: "accessibilityRole", { $0.core.role }, text: \.rawValue),
        ViewProperty(optional: "accessibilityLabel", { $0.core.label }),
        ViewProperty("isUserInteractionEnabled", { $0.core.isUserInteractionEnabled }),
        ViewProperty("isEnabled", { ($0 as? Control)?.isEnabled ?? true }),
        ViewProperty("targetNames", { ($0 as? Control)?.targetNames ?? [] }) { names in
            names.isEmpty ? "none" : names.joined(separator: ", ")
        },
        ViewProperty("contentPriorities", { $0.core.priorities.all }),
    ]

    private static let content: [ViewProperty] = [
        ViewProperty("text", { $0.core.leaf?.text ?? RichText() }) { text in
            text.isEmpty ? "none" : text.plain
        },
        ViewProperty(optional: "text", { $0.core.leaf?.title }),
        ViewProperty(optional: "image", { $0.core.leaf?.image }),
        ViewProperty(optional: "placeholder", { $0.core.leaf?.placeholder }),
        ViewProperty("pictureSize", { $0.core.leaf?.pictureSize ?? .zero }) {
            "\($0.width) x \($0.height)"
        },
        ViewProperty(optional: "font", { $0.core.leaf?.font }) { font in
            "\(font.name) \(font.size) \(font.weight.rawValue)"
                + (font.isItalic ? " italic" : "") + (font.isMonospaced ? " monospaced" : "")
        },
        ViewProperty(optional: "textColor", { $0.core.leaf?.textColor }, text: \.name),
        ViewProperty("textAlignment", { $0.core.leaf?.textAlignment ?? .leading }),
        ViewProperty("numberOfLines", { $0.core.leaf?.numberOfLines ?? 0 }),
        ViewProperty("inset", { $0.core.leaf?.inset ?? .zero }, text: \.text),
    ]

    private static let stack: [ViewProperty] = [
        ViewProperty("axis", { $0.core.stack?.axis ?? .horizontal }),
        ViewProperty("alignment", { $0.core.stack?.alignment ?? .fill }),
        ViewProperty("distribution", { $0.core.stack?.distribution ?? .fill }),
        ViewProperty("spacing", { $0.core.stack?.spacing ?? 0 }),
        ViewProperty(
            "isLayoutMarginsRelativeArrangement",
            { $0.core.stack?.isMarginsRelative ?? false }
        ),
        ViewProperty("customSpacing", { $0.exceptions(\.ownSpacing) }) { $0.text() },
        ViewProperty("respectsLayoutMargins", { $0.exceptions(\.keepsMargins) }) { $0.text() },
    ]

    private static let surroundings: [ViewProperty] = [
        ViewProperty(
            "subviews",
            { $0.core.subviews.map { ObjectIdentifier(type(of: $0)) } },
            view: { "[" + $0.core.subviews.map { "\(type(of: $0))" }.joined(separator: ", ") + "]" }
        ),
        ViewProperty(several: "constraints", { $0.core.constraints.map(\.description) }),
    ]

    /// Creates a property whose text is not that of the value compared.
    private init<Value: Equatable & SendableMetatype>(
        _ name: String,
        _ value: @escaping @Sendable (View) -> Value,
        view text: @escaping @Sendable (View) -> String
    ) {
        self.name = name
        isSame = { value($0) == value($1) }
        texts = { [text($0)] }
    }
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

extension Array {
    /// What a stack has for its views, in their order.
    fileprivate func text<Value>() -> String where Element == Value? {
        isEmpty ? "none" : map { $0.map { "\($0)" } ?? "none" }.joined(separator: ", ")
    }
}

extension View {
    /// What a stack has for single views, in their order.
    fileprivate final func exceptions<Value>(_ kind: (ViewCore) -> Value?) -> [Value?] {
        guard core.stack != nil else { return [] }
        let found = core.subviews.map { kind($0.core) }
        return found.contains { $0 != nil } ? found : []
    }
}
