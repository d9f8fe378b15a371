extension Appearance {
    /// The number of colours, fonts, lengths, numbers and symbols of an appearance.
    public static var valueCount: Int { Appearance().values.count }

    /// The names of the colours, fonts, lengths, numbers and symbols with default values, such as `palette.text`.
    ///
    /// In the order of declaration: palette, fonts, lengths, symbols. Formatters and the calendar cannot be
    /// compared and are left out. A value that follows another has its default only while the other has, too.
    ///
    /// - Complexity: Linear in the values.
    public var unchangedValues: [String] {
        let kept = zip(values, Appearance().values).compactMap { value, standard in
            value.text == standard.text ? value.name : nil
        }
        let known = Set(kept)
        return kept.filter { known.isSuperset(of: Self.followed[$0] ?? []) }
    }

    /// The values that others follow while they are not set, by the names of these.
    private static let followed = [
        "palette.mention": ["palette.link"],
        "palette.sheetBorder": ["palette.accent"],
        "palette.statusLine": ["palette.background2"],
        "palette.statusLineText": ["palette.text"],
        "palette.terminalBar": ["palette.incomingBubble", "palette.outgoingBubble"],
        "palette.terminalLetters": ["palette.initials", "palette.placeholder"],
    ]

    /// The values that can be compared, by name, each as its complete text.
    private var values: [(name: String, text: String)] {
        let parts: KeyValuePairs<String, any Sendable> = [
            "palette": palette, "fonts": fonts, "metrics": metrics, "images": images,
        ]
        return parts.flatMap { part, value in
            Mirror(reflecting: value).children.map { child in
                ("\(part).\(Self.publicName(child.label ?? ""))", "\(child.value)")
            }
        }
    }

    /// Returns the public name of a stored value; those that follow others unless set are stored as `ownName`.
    private static func publicName(_ label: String) -> String {
        guard label.hasPrefix("own"), let first = label.dropFirst(3).first, first.isUppercase else {
            return label
        }
        return first.lowercased() + label.dropFirst(4)
    }
}
